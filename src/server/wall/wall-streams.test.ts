import { expect, onTestFinished, test } from 'vitest';
import type { WallMoment } from '../../domain/wall/moment.ts';
import { Celebrations } from '../celebrations/celebrations.ts';
import { NO_CELEBRATIONS } from '../celebrations/registry.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { openStoreInMemory, SILENT } from '../store/store.fixture.ts';
import { Subscriber } from '../streams/subscriber.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { createWallStreams } from './wall-streams.ts';

const SECOND = 1_000;
const ID = WEDDING.id;

/** The walls of a server, with moments that the test sets. */
async function startWalls(publicUrl: URL | null = null) {
  const timers = manualTimers(NOON);
  const registry = { ...NO_CELEBRATIONS, byId: (id: string) => (id === ID ? WEDDING : undefined) };
  const celebrations = await Celebrations.load({
    ...{ store: openStoreInMemory(), timers, registry, metrics: NO_METRICS, log: SILENT },
    clock: { earliestNow: timers.now },
    areas: { forget: () => {} },
    addresses: { forget: () => {} },
    onGone: () => {},
  });
  const world = { moment: null as WallMoment | null };
  /** If it is not null, the count of a room waits for this promise. */
  let gate: Promise<void> | null = null;
  let counted = 0;
  const streams = createWallStreams({
    celebrations: {
      enter: (id) => celebrations.enter(id),
      hold: (id, onDrop) => celebrations.hold(id, onDrop),
      countRoom: async (roster) => {
        counted += 1;
        await gate;
        await celebrations.countRoom(roster);
      },
    },
    registry,
    moments: { onWall: () => world.moment },
    timers,
    log: SILENT,
    version: () => 'v1',
    hasOpenWall: true,
    publicAddress: () => publicUrl,
  });
  onTestFinished(() => {
    streams.close();
    celebrations.close();
  });

  /** Opens a wall, and returns the texts that it gets. */
  async function join() {
    const texts: string[] = [];
    const state = { hasEnded: false };
    const closing: (() => void)[] = [];
    const end = () => {
      state.hasEnded = true;
      for (const listener of closing) listener();
    };
    const sink = {
      write: (...parts: readonly Uint8Array[]) => {
        texts.push(...parts.map((bytes) => Buffer.from(bytes).toString()));
        return true;
      },
      onDrain: () => {},
      onClose: (listener: () => void) => void closing.push(listener),
      end,
      cut: end,
    };
    const joined = streams.join({ celebrationId: ID, wall: new Subscriber(sink, null, true) });
    return { joined, texts, state, leave: end };
  }

  return {
    ...{ celebrations, timers, world, streams, join },
    counted: () => counted,
    holdBack() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        gate = null;
        open();
      };
    },
    letThrough: () => {
      gate = null;
    },
  };
}

test('a wall that was opening while its celebration was dropped does not stop the updates of a wall that opened later', async () => {
  const { celebrations, timers, world, streams, join, holdBack, letThrough } = await startWalls();
  const goOn = holdBack();
  const early = await join();
  await timers.advance(0);
  celebrations.drop(ID);
  letThrough();
  const later = await join();
  await later.joined;
  goOn();
  await early.joined;
  expect([early.state.hasEnded, later.state.hasEnded]).toEqual([true, false]);
  world.moment = { id: 'm1', at: NOON, kind: 'waters', count: 100 };
  streams.poke(ID);
  await timers.advance(SECOND);
  expect(later.texts.at(-1)).toContain('"m1"');
});

test('a wall whose stream was ended can reconnect to the same server', async () => {
  const { streams, join } = await startWalls();
  const wall = await join();
  await wall.joined;
  streams.endStreams();
  await wall.joined;
  const again = await join();
  await again.joined;
  expect([wall.state.hasEnded, again.state.hasEnded]).toEqual([true, false]);
  expect(again.texts).toEqual([expect.stringContaining('event: screen')]);
});

test('a server that is shutting down opens no wall', async () => {
  const { streams, join, celebrations } = await startWalls();
  streams.close();
  const late = await join();
  await late.joined;
  expect(late.state.hasEnded).toBe(true);
  expect(celebrations.loadedCount).toBe(0);
});

test.each([
  ['https://clink.example', `https://clink.example/?c=${WEDDING.code}`],
  [null, `/?c=${WEDDING.code}`],
])('with PUBLIC_URL=%s the QR code contains %s, else each wall adds its own address', async (publicUrl, address) => {
  const { join } = await startWalls(publicUrl === null ? null : new URL(publicUrl));
  const wall = await join();
  await wall.joined;
  expect(wall.texts.at(-1)).toContain(`"address":"${address}"`);
});

test('for a wall behind a proxy that holds streams back, the room is counted once for all single pictures', async () => {
  const { timers, join, counted } = await startWalls();
  for (let picture = 0; picture < 5; picture += 1) {
    const wall = await join();
    await wall.joined;
    expect(wall.texts).toHaveLength(1);
    wall.leave();
    await timers.advance(4 * SECOND);
  }
  expect(counted()).toBe(1);
  await timers.advance(10 * SECOND);
  await (await join()).joined;
  expect(counted()).toBe(2);
});
