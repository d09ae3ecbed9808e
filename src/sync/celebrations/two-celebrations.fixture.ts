import { onTestFinished } from 'vitest';
import { startPushing } from '../evening/push.ts';
import { createSessionStore } from '../evening/session-store.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import {
  mergingServer,
  problem,
  type SentSave,
  testClock,
  testLifecycle,
  testRandom,
  testStorage,
} from '../phone.fixture.ts';
import type { Fetch } from '../ports.ts';
import { createDeletions } from './deletions.ts';
import { createEvenings } from './evenings.ts';
import { startPushingAsides } from './push-asides.ts';

export const ANA_AND_BEN = knownCelebration('K7MP4XRT', 'Ana & Ben');

export const MIA_AND_LEO = knownCelebration('M1A1E000', 'Mia & Leo');

export const BEER = { drinkType: 'beer' } as const;

export function knownCelebration(code: string, names: string): KnownCelebration {
  return { code, names, date: '2026-06-20', language: 'en', state: 'open', learnedAt: 1 };
}

function refusalOf({ drinks, location }: SentSave, entryId: string): Response | null {
  if (location) throw new Error('a position was sent');
  const refused = drinks.findIndex(({ id }) => id === entryId);
  return refused < 0 ? null : problem(422, 'invalid', { field: `drinks.${refused}.timestamp` });
}

/** A server with several celebrations. The server can be made unreachable. */
export function weddingServer() {
  const sessions = new Map<string, ReturnType<typeof mergingServer>>();
  const celebrations = new Map<string, string>();
  const calls: string[] = [];
  const gone = new Map<string, Response>();
  const server = { isReachable: true, answer: null as Response | null, refuses: '' };
  const fetch: Fetch = async (path, init) => {
    if (!server.isReachable) throw new TypeError('no network');
    calls.push(`${init.method} ${path}`);
    const { pathname, searchParams } = new URL(path, 'http://clink.test');
    const id = pathname.split('/').at(-1) ?? '';
    if (init.method === 'DELETE') return problem(404, 'not-found');
    const refusal = server.answer ?? gone.get(id);
    if (refusal) return refusal.clone();
    const session = sessions.get(id) ?? mergingServer();
    sessions.set(id, session);
    celebrations.set(id, searchParams.get('c') ?? 'open');
    const save: SentSave = { path, keepalive: init.keepalive, ...JSON.parse(String(init.body)) };
    return refusalOf(save, server.refuses) ?? session.respond(save);
  };
  /** The drinks at each celebration, by type. */
  const drinksAt = (code: string) =>
    [...sessions].flatMap(([id, { server: row }]) =>
      celebrations.get(id) === code ? (row.holds?.drinks ?? []).map(({ drinkType }) => drinkType) : [],
    );
  /** Deletes all sessions on the server, as after a restore from an old backup. */
  const loseEverything = () => sessions.clear();
  const end = (id: string, reason: string) => {
    sessions.delete(id);
    gone.set(id, problem(410, 'gone', { reason }));
  };
  return { server, fetch, calls, drinksAt, loseEverything, end };
}

export function phoneAt(wedding = weddingServer(), storage = testStorage()) {
  const clock = testClock();
  const lifecycle = testLifecycle();
  const deps = { storage, clock, random: testRandom, log: () => undefined, lifecycle, fetch: wedding.fetch };
  const locks = { exclusively: (_name: string, _ms: number, work: () => Promise<void>) => work() };
  const openTab = () => {
    const store = createSessionStore(deps);
    const stops = [startPushing({ ...deps, locks, store }), startPushingAsides({ ...deps, locks, store }), store.close];
    const close = () => {
      for (const stop of stops) stop();
    };
    onTestFinished(close);
    const evenings = createEvenings({ ...deps, store });
    return {
      store,
      evenings,
      switchTo: evenings.switchTo,
      close,
      deletions: () => createDeletions({ ...deps, store }),
    };
  };
  return { ...wedding, ...openTab(), storage, clock, lifecycle, openTab };
}

/** A storage that can be made full. */
export function smallStorage() {
  const storage = testStorage();
  let isFull = false;
  const set = (key: string, value: string) => {
    if (isFull) throw new Error('QuotaExceededError');
    storage.set(key, value);
  };
  const fill = (full: boolean) => {
    isFull = full;
  };
  return { storage: { ...storage, set }, fill };
}

export const types = ({ store }: Pick<ReturnType<typeof phoneAt>, 'store'>) =>
  store
    .getState()
    .session.drinks.map(({ drinkType }) => drinkType)
    .sort();
