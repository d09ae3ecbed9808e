import { NOON } from '../leaderboard/guests.fixture.ts';
import { HOUR_MS } from '../limits.ts';
import { UNMODERATED } from '../session/moderation.ts';
import { entry } from '../session/session.fixture.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { judgeSave } from './judge-save.ts';
import type { SaveRequest } from './save-request.ts';

export const ID = 'ana___________________';

export const HASH = 'hash-of-the-secret';

export const BEARING = 90;

export const STAMPS: NonNullable<SaveRequest['stamps']> = {
  userName: [1, 'n'],
  drinkingPace: [1, 'p'],
  hidden: [0, ''],
  isQuiet: [0, ''],
  sessionStart: [1, 's'],
};

export const [BEER, GIN, WATER] = [entry(`b${NOON - 3_000}`), entry(`g${NOON - 2_000}`), entry(`h${NOON - 1_000}`)];

/** A save at noon, one hour after the start of the evening, from a phone with the right time. */
export function save(part: Partial<SaveRequest> = {}): SaveRequest {
  const times = { sessionStart: NOON - HOUR_MS, sentAt: NOON };
  const said = {
    userName: 'Ana',
    drinks: [BEER, GIN, WATER],
    removed: [],
    drinkingPace: 'fast',
    hidden: false,
    isQuiet: false,
  } as const;
  return { ...said, ...times, stamps: STAMPS, ...part };
}

/** A save by a simple program, which sends no removals and no stamps. */
export function simple(part: Partial<SaveRequest> = {}): SaveRequest {
  const { stamps: _, removed: __, hidden: ___, isQuiet: ____, ...rest } = save();
  return { ...rest, ...part };
}

/** Returns the same save as a phone sends it whose clock is `byMs` ahead. */
export function shifted(request: SaveRequest, byMs: number): SaveRequest {
  return {
    ...request,
    drinks: request.drinks.map((drink) => ({ ...drink, timestamp: drink.timestamp + byMs })),
    sessionStart: request.sessionStart + byMs,
    sentAt: request.sentAt + byMs,
  };
}

export const BY = {
  sessionId: ID,
  celebrationId: 'open',
  writeKeyHash: HASH,
  newBearing: BEARING,
  moderation: UNMODERATED,
  asksToEnter: false,
  dayBeganAt: null,
};

export const judge = (request: SaveRequest, stored?: SessionRecord, nowMs = NOON) =>
  judgeSave(BY, request, stored, nowMs);

export function merged(request: SaveRequest, stored?: SessionRecord, nowMs = NOON) {
  const verdict = judge(request, stored, nowMs);
  if (verdict.kind !== 'merged') throw new Error(`judged ${verdict.kind}`);
  return verdict;
}

export function record(request: SaveRequest, stored?: SessionRecord, nowMs = NOON): SessionRecord {
  const { record: committed } = merged(request, stored, nowMs);
  if (!committed) throw new Error('nothing new');
  return committed;
}

export const ids = ({ drinks }: { drinks: readonly { id: string }[] }) => drinks.map(({ id }) => id);
