/** The rule that is held beside the table, if one is. */
export interface Held {
  game: string;
  rule: string;
}

let held = $state.raw<Held | null>(null);
export const heldRule = () => held;
export const holdRule = (rule: Held | null) => (held = rule);
