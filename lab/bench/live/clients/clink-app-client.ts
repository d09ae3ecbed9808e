import type { SessionStore } from '../../../../src/sync/evening/session-store.ts';
import { createLiveFeed } from '../../../../src/sync/live/live.ts';
import type { LiveState } from '../../../../src/sync/live/live-state.ts';
import type { CrowdGuest } from '../crowd.ts';
import type { LiveClient, OpenPhone, PhoneEvents } from '../live-client.ts';
import { clinkClient } from './clink-client.ts';
import { countingReceived } from './received-bytes.ts';

/** The product, through the code that runs in the app, with Node's `fetch`. */
export const clinkAppClient: LiveClient = { connect, save: clinkClient.save };

async function connect(url: string, guest: CrowdGuest, { hold, drop }: PhoneEvents): Promise<OpenPhone> {
  const feed = createLiveFeed({
    store: storeOf(guest),
    fetch: (path, init) => fetch(new URL(path, url), init),
    clock: { now: Date.now, after },
    random: { bytes: (count) => new Uint8Array(count), fraction: () => 0 },
    lifecycle: { isVisible: () => true, onWake: () => () => {}, onHide: () => () => {} },
    log: drop,
  });
  feed.subscribe((state, before) => hold(changedTotals(state, before)));
  const [, receivedBytes] = await countingReceived(
    () =>
      new Promise<void>((resolve) => {
        feed.subscribe(({ leaderboard }) => leaderboard && resolve());
        feed.watch('top');
      }),
  );
  return { receivedBytes };
}

function changedTotals({ leaderboard }: LiveState, before: LiveState): (readonly [string, number])[] {
  const shown = [...(leaderboard?.shown.values() ?? [])];
  const changed = shown.filter((guest) => before.leaderboard?.shown.get(guest.handle) !== guest);
  return changed.map(({ sessionId, totalDrinks }) => [sessionId, totalDrinks]);
}

function storeOf({ sessionId, writeKey }: CrowdGuest): SessionStore {
  const state = { position: null, identity: { sessionId, writeKey } };
  return { getState: () => state, subscribe: () => () => {} } as unknown as SessionStore;
}

function after(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
