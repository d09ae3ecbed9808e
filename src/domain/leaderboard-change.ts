import type { Leaderboard } from './leaderboard.ts';
import type { Change, RowPatch } from './protocol.ts';
import type { Guest } from './standings.ts';

/**
 * What leads from `before` to `after`, or null when only the time is another. The law: the phone that applies it to
 * what it holds shows exactly the picture of `after`.
 */
export function changeBetween(before: Leaderboard, after: Leaderboard): Change | null {
  const change: Change = { at: new Date(after.atMs).toISOString() };
  const rows: Record<string, RowPatch> = {};
  for (const [id, guest] of after.shown) {
    const patch = patchBetween(before.shown.get(id), guest);
    if (patch) rows[id] = patch;
  }
  const gone = [...before.shown.keys()].filter((id) => !after.shown.has(id));
  if (Object.keys(rows).length > 0) change.rows = rows;
  if (gone.length > 0) change.gone = gone;
  if (before.guests !== after.guests) change.guests = after.guests;
  if (!isSameOrder(before.mostDrinks, after.mostDrinks)) change.mostDrinks = [...after.mostDrinks];
  if (!isSameOrder(before.fastestPace, after.fastestPace)) change.fastestPace = [...after.fastestPace];
  return Object.keys(change).length > 1 ? change : null;
}

/** The leaderboard after `change`. A patch for a guest never seen whole is left out: the next picture brings it. */
export function applyChange(board: Leaderboard, change: Change): Leaderboard {
  const shown = new Map(board.shown);
  for (const id of change.gone ?? []) shown.delete(id);
  for (const [id, patch] of Object.entries(change.rows ?? {})) {
    const guest = patched(id, shown.get(id), patch);
    if (guest) shown.set(id, guest);
  }
  return {
    view: board.view,
    atMs: Date.parse(change.at),
    guests: change.guests ?? board.guests,
    shown,
    mostDrinks: change.mostDrinks ?? board.mostDrinks,
    fastestPace: change.fastestPace ?? board.fastestPace,
  };
}

function patchBetween(before: Guest | undefined, after: Guest): RowPatch | null {
  if (before === after) return null;
  const patch: RowPatch = {};
  if (before?.userName !== after.userName) patch.user_name = after.userName;
  if (before?.totalDrinks !== after.totalDrinks) patch.total_drinks = after.totalDrinks;
  if (before?.sessionStart !== after.sessionStart) patch.session_start = new Date(after.sessionStart).toISOString();
  if (!before || before.lastDrinkAt !== after.lastDrinkAt) {
    patch.last_drink_at = after.lastDrinkAt === null ? null : new Date(after.lastDrinkAt).toISOString();
  }
  if (before?.drinkingPace !== after.drinkingPace) patch.drinking_pace = after.drinkingPace;
  return Object.keys(patch).length > 0 ? patch : null;
}

function patched(sessionId: string, guest: Guest | undefined, patch: RowPatch): Guest | null {
  const userName = patch.user_name ?? guest?.userName;
  const totalDrinks = patch.total_drinks ?? guest?.totalDrinks;
  const sessionStart = patch.session_start === undefined ? guest?.sessionStart : Date.parse(patch.session_start);
  const drinkingPace = patch.drinking_pace ?? guest?.drinkingPace;
  const lastDrinkAt = patch.last_drink_at === undefined ? guest?.lastDrinkAt : parseTime(patch.last_drink_at);
  if (userName === undefined || totalDrinks === undefined || sessionStart === undefined) return null;
  if (drinkingPace === undefined || lastDrinkAt === undefined) return null;
  return { sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
}

function parseTime(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
