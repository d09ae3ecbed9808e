import * as v from 'valibot';
import { HOUR_MS } from '../domain/limits.ts';
import { KEYS, read, writeValue } from './phone-storage.ts';
import type { Clock, KeyValueStorage, Log } from './ports.ts';
import type { SessionStore } from './session-store.ts';

interface GettingHomeDeps {
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/** How guests of a celebration get home, as the hosts wrote it. */
const homeSchema = v.object({
  text: v.string(),
  /** When it was shown by itself, late in the evening, in ms on the phone's clock. */
  toldAt: v.exactOptional(v.number()),
});
type GettingHome = Readonly<v.InferOutput<typeof homeSchema>>;

/** What this phone last heard, or null. It is stored with the last leaderboard (docs/protocol.md#on-the-phone). */
export function readGettingHome(code: string | undefined, deps: GettingHomeDeps): GettingHome | null {
  const home = v.safeParse(homeSchema, storedFor(code, deps).gettingHome);
  return home.success ? home.output : null;
}

/** Stores it beside the last leaderboard of the same celebration. */
export function writeGettingHome(code: string, gettingHome: GettingHome, deps: GettingHomeDeps): void {
  const stored = { ...storedFor(code, deps), code, gettingHome };
  writeValue(deps.storage, KEYS.lastLeaderboard, JSON.stringify(stored), deps.log);
}

/**
 * Stores what the phone has just heard about its celebration. Returns whether the guest is told now: once, late in the
 * evening, while nothing else asks for attention (`isFree`).
 */
export function noteGettingHome(
  { code, text, isFree }: { readonly code: string; readonly text: string; readonly isFree: boolean },
  deps: GettingHomeDeps & { readonly store: SessionStore; readonly clock: Clock },
): boolean {
  const { store, clock } = deps;
  const { isStored, userName, session } = store.getState();
  if (!isStored || userName === null || store.isExpired()) return false;
  const nowMs = clock.now();
  const known = readGettingHome(code, deps) ?? { text: '' };
  const isDue = isFree && text !== '' && known.toldAt === undefined && isLateFor(session, nowMs);
  if (isDue || text !== known.text) writeGettingHome(code, { ...known, text, ...(isDue && { toldAt: nowMs }) }, deps);
  return isDue;
}

/** Hours on the phone's clock. */
const LATE_FROM = 23;
const LATE_UNTIL = 5;
/** A guest who has just arrived is not told yet. */
const STAY_MS = HOUR_MS;

/** Times in ms on the phone's clock. */
function isLateFor({ sessionStart }: { readonly sessionStart: number }, nowMs: number): boolean {
  const hour = new Date(nowMs).getHours();
  return (hour >= LATE_FROM || hour < LATE_UNTIL) && nowMs - sessionStart >= STAY_MS;
}

function storedFor(code: string | undefined, { storage, log }: GettingHomeDeps): { readonly gettingHome?: unknown } {
  try {
    const stored = JSON.parse(read(storage, KEYS.lastLeaderboard, log) ?? '{}');
    return stored.code === code ? stored : {};
  } catch {
    return {};
  }
}
