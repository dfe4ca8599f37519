// Written by hand after the contract until the generated one is there.
export interface Place { seat: number; name: string; kind: "person" | "bot" | "open"; level: string | null; present: boolean; stand_in: boolean; host: boolean }
export interface Told { fact: Fact; text: string; to: number[] | null }
export interface Fact { kind: string; [field: string]: unknown }
export interface LogEntry { number: number; facts: Told[] }
export interface Legal { id: number; text: string; action: { kind: string; [field: string]: unknown }; label: string }
export interface SlipLine { rule: string; label: string; sum: string; amounts: string[]; seat: number | null }
export interface Slip { number: number; lines: SlipLine[]; totals: string[] }
export interface Result { scores: string[]; winners: number[]; slips: Slip[] }
export interface View { seat: number | null; to_act: (number | "*")[]; table: Record<string, unknown>; own: Record<string, unknown> | null }
export type Status = "waiting" | "playing" | "over";
export interface Snapshot { number: number; view: View; legal: Legal[]; marks: Record<string, unknown>; caption: string; undo: number | null; status: Status; result: Result | null; slips: Slip[] }
export interface TableMessage extends Snapshot { type: "table"; table: string; run: string; game: string; title: string; seats: Place[]; you: number | null; host: boolean; solo: boolean; options: Record<string, unknown>; commitment: string; words: (string | null)[] | null; log: LogEntry[]; since: number | null; language: string }
export interface StepMessage extends Omit<Snapshot, "slips"> { type: "step"; actor: number | "*"; told: Told[]; slips?: Slip[] }
export type ClientMessage =
  | { type: "sit"; ref: number; table: string; secret: string | null; language: string; since: number | null; run: string | null; words: string | null }
  | { type: "act"; ref: number; at: number; text: string; run: string }
  | { type: "why"; ref: number; text: string }
  | { type: "hint"; ref: number }
  | { type: "undo"; ref: number; at: number }
  | { type: "language"; ref: number; language: string }
  | { type: "start"; ref: number }
  | { type: "leave"; ref: number }
  | { type: "ping"; ref: number };
export type ServerMessage =
  | TableMessage
  | StepMessage
  | { type: "seats"; seats: Place[] }
  | { type: "accepted"; ref: number; number: number }
  | { type: "refused"; ref: number | null; code: string; text: string; rule: string | null }
  | { type: "reason"; ref: number; allowed: boolean; text: string; rule: string | null }
  | { type: "hint"; ref: number; text: string; sentence: string }
  | { type: "pong"; ref: number }
  | { type: "fair"; seed: string; salt: string; words: (string | null)[]; commitment: string };
