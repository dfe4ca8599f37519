import { expect, test } from "vitest";
import { clearPlace, overlap } from "../src/table/geometry";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});
const AROUND = box(0, 0, 400, 300);

test("what covers nothing stays where it is wanted", () => {
  const wanted = box(100, 100, 200, 50);
  expect(clearPlace(wanted, AROUND, [box(0, 160, 400, 140)])).toEqual(wanted);
});

test("it goes as far up as a card needs", () => {
  const cards = [box(50, 120, 300, 180)];
  const found = clearPlace(box(100, 100, 200, 50), AROUND, cards);
  expect(found).toMatchObject({ left: 100, top: 64 });
  expect(overlap(found, cards[0]!)).toBe(0);
});

test("where no height is free it goes to an edge", () => {
  const middle = box(150, 0, 250, 300);
  const found = clearPlace(box(120, 100, 140, 50), AROUND, [middle]);
  expect(found).toMatchObject({ left: 0, top: 100 });
});

test("where nothing is free it covers the least", () => {
  const things = [box(0, 0, 400, 300), box(0, 0, 400, 250)];
  expect(clearPlace(box(100, 0, 200, 40), AROUND, things).top).toBe(256);
});

test("boxes that touch share nothing", () => {
  expect(overlap(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
  expect(overlap(box(0, 0, 10, 10), box(5, 5, 10, 10))).toBe(25);
});
