import { setTimeout as sleep } from 'node:timers/promises';
import { createLiveFeed } from '../../src/sync/live/live.ts';
import type { OwnedLiveFeed } from '../../src/sync/live/live-state.ts';
import { isSaved } from '../../src/sync/phone/phone.ts';
import type { Fetch } from '../../src/sync/ports.ts';
import { type HeadlessPhone, startHeadlessPhone } from '../../tools/headless-phone.ts';
import { urlWithin } from '../../tools/new-celebration.ts';
import { waitUntil } from '../../tools/wait-until.ts';

/** One answer to an honest save. Status 0 means a failed connection. */
export interface HonestSave {
  readonly startedAt: number;
  readonly tookMs: number;
  readonly status: number;
}

const ARRIVAL_MS = 20;
const FINISH_WITHIN_MS = 10_000;

/**
 * Lets guests with the real client code and an open leaderboard tap, at a fixed rate for all together. Half of the guests are
 * at the celebration with `code`, and half are at the open one.
 */
export async function holdWedding(url: string, guests: number, savesPerSecond: number, code: string) {
  const saves: HonestSave[] = [];
  /** The statuses of refused streams. */
  const refusedStreams: number[] = [];
  const ask = (place: string | null, ...[path, init]: Parameters<Fetch>) => fetch(urlWithin(place, path, url), init);
  const save = async (...call: Parameters<typeof ask>) => {
    const startedAt = performance.now();
    const answer = ask(...call);
    const { status } = await answer.catch(() => ({ status: 0 }));
    saves.push({ startedAt, tookMs: performance.now() - startedAt, status });
    return answer;
  };
  const stream = async (...call: Parameters<typeof ask>) => {
    const response = await ask(...call);
    if (!response.ok) refusedStreams.push(response.status);
    return response;
  };

  const phones: HeadlessPhone[] = [];
  const feeds: OwnedLiveFeed[] = [];
  for (let guest = 0; guest < guests; guest++) {
    const place = guest % 2 === 0 ? null : code;
    const phone = startHeadlessPhone((...call) => save(place, ...call));
    phone.store.saveName(`Guest ${guest + 1}`);
    phones.push(phone);
    const feed = createLiveFeed({ ...phone, fetch: (...call) => stream(place, ...call) });
    feed.watch('top');
    feeds.push(feed);
    await sleep(ARRIVAL_MS);
  }

  let logged = 0;
  const startedAt = performance.now();
  const tapping = setInterval(() => {
    const due = ((performance.now() - startedAt) * savesPerSecond) / 1_000;
    for (; logged < due; logged++) phones[logged % guests]?.store.addDrink({ drinkType: 'water' });
  }, 10);

  const unsaved = () => phones.filter(({ store }) => !isSaved(store.getState())).length;
  return {
    saves,
    refusedStreams,
    sessionIds: phones.map(({ store }) => store.getState().identity.sessionId),
    liveStreams: () => feeds.filter((feed) => feed.getState().status === 'live').length,
    /** Stops the taps. Resolves with the number of logged drinks, and of phones that have unsaved drinks after 10 s. */
    finish: async () => {
      clearInterval(tapping);
      await waitUntil(() => unsaved() === 0, { withinMs: FINISH_WITHIN_MS, everyMs: 50 });
      return { logged, unsaved: unsaved() };
    },
    stop: () => {
      clearInterval(tapping);
      for (const feed of feeds) feed.close();
      for (const phone of phones) phone.stop();
    },
  };
}
export type Wedding = Awaited<ReturnType<typeof holdWedding>>;
