import { setTimeout as sleep } from 'node:timers/promises';
import { sendDeletion } from '../../../src/sync/celebrations/deletions.ts';
import type { SessionStore } from '../../../src/sync/evening/session-store.ts';
import { createLiveFeed } from '../../../src/sync/live/live.ts';
import type { LiveState, OwnedLiveFeed } from '../../../src/sync/live/live-state.ts';
import type { KnownCelebration } from '../../../src/sync/phone/known-celebration.ts';
import { isSaved } from '../../../src/sync/phone/phone.ts';
import type { Fetch } from '../../../src/sync/ports.ts';
import { startHeadlessPhone } from '../../../tools/headless-phone.ts';
import { urlWithin } from '../../../tools/new-celebration.ts';
import { textOf } from './ask-server.ts';
import { guestName } from './guest-names.ts';
import type { Refusals } from './refusals.ts';

/** A simulated guest: loads the page, and then runs the real client code with the leaderboard open. */
export interface RehearsalPhone {
  readonly name: string;
  readonly store: SessionStore;
  /** Whether the guest is saved on the server and has a live leaderboard. */
  isIn(): boolean;
  /** Whether this phone's leaderboard shows these drinks, by session. */
  shows(drinks: ReadonlyMap<string, number>): boolean;
  guestsShown(): number;
  /** Returns how often the stream ended after it was live, and the longest time without a stream, in ms. */
  cuts(): { readonly count: number; readonly longestMs: number };
  /** Ends the phone, and lets the server delete the guest's data. */
  end(): Promise<void>;
}

const DELETE_WITHIN_MS = 15_000;

export function startPhone(index: number, url: URL, code: string | null, refusals: Refusals): RehearsalPhone {
  const name = guestName(index);
  const request: Fetch = refusals.watch((path, init) => fetch(new URL(path, url), init));
  const celebration: KnownCelebration | null =
    code === null ? null : { code, names: 'Rehearsal', date: '', language: 'en', state: 'open', learnedAt: 0 };
  const phone = startHeadlessPhone(request, celebration);
  const { store } = phone;
  const feed = createLiveFeed(phone);
  const cuts = watchCuts(feed);
  const end = new AbortController();
  const { pathname, search } = urlWithin(code, '/', url);
  void openPage(request, `${pathname}${search}`, end.signal).then(() => {
    if (end.signal.aborted) return;
    store.saveName(name);
    feed.watch('all');
  });
  const shown = () => [...(feed.getState().leaderboard?.shown.values() ?? [])];
  return {
    name,
    store,
    isIn: () => isSaved(store.getState()) && feed.getState().status === 'live',
    shows: (drinks) =>
      shown().filter(({ sessionId, totalDrinks }) => drinks.get(sessionId) === totalDrinks).length === drinks.size,
    guestsShown: () => feed.getState().leaderboard?.shown.size ?? 0,
    cuts,
    async end() {
      end.abort();
      feed.close();
      phone.stop();
      const { identity } = store.getState();
      const signal = AbortSignal.timeout(DELETE_WITHIN_MS);
      await sendDeletion({ ...identity, code: code ?? undefined }, phone, signal);
    },
  };
}

/** Matches the scripts and styles of this server to which a page links. */
const FILES = /<(?:script|link)\s[^>]{0,300}?\b(?:src|href)="(\/[^/"][^"]{0,200}\.(?:js|css))"/g;
const MAX_FILES = 20;
const RELOAD_AFTER_MS = 2_000;

/** Loads the page with its scripts and styles, as a browser does. Like a guest, it reloads the page if that fails. */
async function openPage(request: Fetch, path: string, signal: AbortSignal): Promise<void> {
  async function load(file: string): Promise<string> {
    const response = await request(file, { signal });
    const text = await textOf(response);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return text;
  }
  while (!signal.aborted) {
    try {
      const files = [...(await load(path)).matchAll(FILES)].map(([, file = '']) => file);
      await Promise.all(files.slice(0, MAX_FILES).map(load));
      return;
    } catch {
      // The abort is ignored here, and refused calls are counted in refusals.ts.
      await sleep(RELOAD_AFTER_MS, undefined, { signal }).catch(() => {});
    }
  }
}

function watchCuts(feed: OwnedLiveFeed) {
  let count = 0;
  let longestMs = 0;
  let sinceMs: number | null = null;
  let wasLive = false;

  feed.subscribe(({ status }: LiveState) => {
    const isLive = status === 'live';
    if (wasLive && !isLive) {
      count += 1;
      sinceMs = Date.now();
    }
    if (isLive && sinceMs !== null) {
      longestMs = Math.max(longestMs, Date.now() - sinceMs);
      sinceMs = null;
    }
    wasLive = isLive;
  });
  return () => ({ count, longestMs: Math.max(longestMs, sinceMs === null ? 0 : Date.now() - sinceMs) });
}
