import * as v from 'valibot';
import { HOUR_MS } from '../../domain/limits.ts';
import type { SessionStore } from '../evening/session-store.ts';
import { read, writeValue } from '../phone/phone-storage.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { Clock, KeyValueStorage, Log } from '../ports.ts';

interface GettingHomeDeps {
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/** The hosts' text about how guests of a celebration get home. */
const homeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The code of the celebration. */
    code: v.string(),
    text: v.string(),
    /** The time at which the page showed the text by itself, late in the evening, in ms on the phone's clock. */
    toldAt: v.exactOptional(v.number()),
  }),
);
type GettingHome = Readonly<v.InferOutput<typeof homeSchema>>;

/** The text that this phone has stored for this celebration, or null. */
export function readGettingHome(code: string | undefined, { storage, log }: GettingHomeDeps): GettingHome | null {
  const home = v.safeParse(homeSchema, read(storage, KEYS.gettingHome, log));
  return home.success && home.output.code === code ? home.output : null;
}

/**
 * Stores the text that the server has just sent. Returns whether the page shows it now: only once, late in the evening,
 * while nothing else needs attention (`isFree`).
 */
export function noteGettingHome(
  { code, text, isFree }: { readonly code: string; readonly text: string; readonly isFree: boolean },
  deps: GettingHomeDeps & { readonly store: SessionStore; readonly clock: Clock },
): boolean {
  const { store, storage, clock, log } = deps;
  if (!store.getState().isStored || store.isExpired()) return false;
  // Another tab may have cleared the guest.
  const { userName, session } = store.catchUp();
  if (userName === null || store.ending()) return false;
  const nowMs = clock.now();
  const known = readGettingHome(code, deps) ?? { code, text: '' };
  const isDue = isFree && text !== '' && known.toldAt === undefined && isLateFor(session, nowMs);
  const next = { ...known, text, ...(isDue && { toldAt: nowMs }) };
  if (isDue || text !== known.text) writeValue(storage, KEYS.gettingHome, JSON.stringify(next), log);
  return isDue;
}

/** Hours on the phone's clock. */
const LATE_FROM = 23;
const LATE_UNTIL = 5;
/** The page does not show the text by itself to a guest whose evening began less than this long ago. */
const STAY_MS = HOUR_MS;

/** Times in ms on the phone's clock. */
function isLateFor({ sessionStart }: { readonly sessionStart: number }, nowMs: number): boolean {
  const hour = new Date(nowMs).getHours();
  return (hour >= LATE_FROM || hour < LATE_UNTIL) && nowMs - sessionStart >= STAY_MS;
}
