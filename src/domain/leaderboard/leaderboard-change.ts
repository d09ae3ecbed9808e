import type { Change, RowPatch } from '../protocol.ts';
import { boardsOf, type Leaderboard } from './leaderboard.ts';
import type { Guest } from './standings.ts';

/**
 * What leads from `before` to `after`, or null when only the time is another. The orders follow from the guests; that one
 * is another merely because time has passed is told by the time alone. The law: the phone that applies it to what it
 * holds shows exactly the picture of `after`.
 */
export function changeBetween(before: Leaderboard, after: Leaderboard): Change | null {
  const change: Change = { at: after.atMs };
  const rows: Record<string, RowPatch> = {};
  for (const [id, guest] of after.shown) {
    const patch = patchBetween(before.shown.get(id), guest);
    if (patch) rows[id] = patch;
  }
  const gone = [...before.shown.keys()].filter((id) => !after.shown.has(id));
  if (Object.keys(rows).length > 0) change.rows = rows;
  if (gone.length > 0) change.gone = gone;
  if (before.guests !== after.guests) change.guests = after.guests;
  return Object.keys(change).length > 1 || hasOtherOrder(before, after) ? change : null;
}

/** The leaderboard after `change`. A patch for a guest never seen whole is left out: the next picture brings it. */
export function applyChange(board: Leaderboard, { at: atMs, rows = {}, gone = [], guests }: Change): Leaderboard {
  const shown = new Map(board.shown);
  for (const id of gone) shown.delete(id);
  for (const [id, patch] of Object.entries(rows)) {
    const guest = patched(id, shown.get(id), patch);
    if (guest) shown.set(id, guest);
  }
  return { view: board.view, atMs, guests: guests ?? board.guests, shown, ...boardsOf(shown.values(), atMs) };
}

function patchBetween(before: Guest | undefined, after: Guest): RowPatch | null {
  if (before === after) return null;
  const patch: RowPatch = {};
  if (before?.userName !== after.userName) patch.user_name = after.userName;
  if (before?.totalDrinks !== after.totalDrinks) patch.total_drinks = after.totalDrinks;
  if (before?.sessionStart !== after.sessionStart) patch.session_start = after.sessionStart;
  if (!before || before.lastDrinkAt !== after.lastDrinkAt) patch.last_drink_at = after.lastDrinkAt;
  if (before?.drinkingPace !== after.drinkingPace) patch.drinking_pace = after.drinkingPace;
  return Object.keys(patch).length > 0 ? patch : null;
}

function patched(sessionId: string, guest: Guest | undefined, patch: RowPatch): Guest | null {
  const userName = patch.user_name ?? guest?.userName;
  const totalDrinks = patch.total_drinks ?? guest?.totalDrinks;
  const sessionStart = patch.session_start ?? guest?.sessionStart;
  const drinkingPace = patch.drinking_pace ?? guest?.drinkingPace;
  const lastDrinkAt = patch.last_drink_at === undefined ? guest?.lastDrinkAt : patch.last_drink_at;
  if (userName === undefined || totalDrinks === undefined || sessionStart === undefined) return null;
  if (drinkingPace === undefined || lastDrinkAt === undefined) return null;
  return { sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
}

function hasOtherOrder(before: Leaderboard, after: Leaderboard): boolean {
  return !isSameOrder(before.mostDrinks, after.mostDrinks) || !isSameOrder(before.fastestPace, after.fastestPace);
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
