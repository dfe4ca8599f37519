/** The cards of a seat's own part, as codes of faces, for replays with open cards. */
import type { Games } from "../wire";

export function openCards(own: Games[keyof Games]["own"]): string[] {
  if ("hand" in own) return own.hand;
  if ("rack" in own) return own.rack.map((card) => `R${card}`);
  return own.face_down.map((colour) => `G-${colour}`);
}
