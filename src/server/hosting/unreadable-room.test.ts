import { expect, onTestFinished, test } from 'vitest';
import { Celebrations } from '../celebrations/celebrations.ts';
import { NO_CELEBRATIONS } from '../celebrations/registry.ts';
import { openHostsInFile } from '../hosts-data/hosts-in-file.ts';
import { houseTable } from '../hosts-data/house-table.ts';
import { openWebSink } from '../http/event-sink.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newFolder, openStoreInMemory, SILENT } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { addCelebrations, WEDDING } from '../testing/celebrations.fixture.ts';
import { followEvents, MAREK, SOFIE } from '../testing/hosting.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { createRoomStreams } from './room/room-streams.ts';
import { hostTable } from './tables/host-table.ts';

/** A celebration with two hosts. Its guests can be read only after `link.beforeReading` has resolved. */
async function startRoomStreams() {
  const store = openStoreInMemory();
  const link = { beforeReading: async () => {} };
  const timers = manualTimers(NOON);
  const celebrations = await Celebrations.load({
    store: {
      ...store,
      async *alive(nowMs, celebrationId) {
        await link.beforeReading();
        yield* store.alive(nowMs, celebrationId);
      },
    },
    timers,
    clock: { earliestNow: () => NOON },
    areas: { forget: () => {} },
    addresses: { forget: () => {} },
    registry: NO_CELEBRATIONS,
    metrics: NO_METRICS,
    log: SILENT,
    onGone: () => {},
  });
  const folder = newFolder();
  addCelebrations(folder, WEDDING);
  const hostsDatabase = openHostsInFile(folder);
  onTestFinished(() => hostsDatabase.close());
  await hostsDatabase.transact(function* () {
    for (const { id: hostId, name, email } of [MAREK, SOFIE])
      yield* hostTable.add({ celebrationId: WEDDING.id, hostId, role: 'owner', name, email, since: NOON });
  });
  const streams = createRoomStreams({
    celebrations,
    hostsDatabase,
    timers,
    moments: { lately: () => [] },
    houseRules: houseTable.rules,
    log: SILENT,
    announce: () => {},
  });
  const join = ({ id }: typeof MAREK) => {
    const { sink, response } = openWebSink(new AbortController());
    const stream = followEvents(response);
    return {
      ...stream,
      joined: streams.join({ id: WEDDING.id, hostId: id, sink, isAllowed: async () => true, isOnce: false }),
    };
  };
  return { link, timers, celebrations, streams, join };
}

const fail = async () => {
  throw new StoreUnavailable('the link is cut');
};

test('if the guests cannot be read, a host’s stream ends, and the server keeps running', async () => {
  const { link, timers, join } = await startRoomStreams();
  link.beforeReading = fail;
  const first = join(MAREK);
  await expect(first.joined).resolves.toBeUndefined();
  await timers.advance(1);
  expect([first.events, first.state.hasEnded]).toEqual([[], true]);
  link.beforeReading = async () => {};
  const second = join(MAREK);
  await second.joined;
  await timers.advance(1);
  expect(second.events).toMatchObject([{ event: 'room' }]);
});

test('a room that could not be read does not close a room that another host has opened since', async () => {
  const { link, timers, celebrations, streams, join } = await startRoomStreams();
  let cut = () => {};
  link.beforeReading = () =>
    new Promise((_, reject) => {
      cut = () => reject(new StoreUnavailable('the link is cut'));
    });
  const first = join(MAREK);
  celebrations.drop(WEDDING.id);
  link.beforeReading = async () => {};
  const second = join(SOFIE);
  await timers.advance(0);
  await second.joined;
  cut();
  await first.joined;
  await timers.advance(1);
  expect([first.state.hasEnded, second.state.hasEnded]).toEqual([true, false]);
  streams.endStreams();
  await timers.advance(1);
  expect(second.state.hasEnded).toBe(true);
});
