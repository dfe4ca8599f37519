/** What the browser keeps: also where it keeps nothing, and never a seat that no table gave. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSecret, offeredSecret, secretFor } from "../src/secrets";
import { store, stored } from "../src/storage";

const kept = new Map<string, string>();
const open = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};
const closed = () => {
  throw new DOMException("closed", "SecurityError");
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", open);
});
afterEach(() => vi.unstubAllGlobals());

test("where storage is closed, what is stored holds for the visit", () => {
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  expect(stored("a", 1)).toBe(1);
  store("a", 2);
  expect(stored("a", 1)).toBe(2);
  vi.stubGlobal("localStorage", open);
  store("a", 3);
  expect([stored("a", 1), kept.get("a")]).toEqual([3, "3"]);
});

test("what another program wrote there is as nothing", () => {
  kept.set("b", "{");
  expect(stored("b", 1)).toBe(1);
});

test("a link's secret leaves the address and does not take the place of a held seat", () => {
  keepSecret("t", "mine", "tarot");
  const replaceState = vi.fn();
  vi.stubGlobal("location", { hash: "#seat=other", pathname: "/t/t" });
  vi.stubGlobal("history", { replaceState });
  expect(offeredSecret()).toBe("other");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/t/t");
  expect(secretFor("t")).toBe("mine");
});
