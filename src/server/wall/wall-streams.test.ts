import { expect, onTestFinished, test } from 'vitest';
import type { WallMoment } from '../../domain/wall/moment.ts';
import { Celebrations } from '../celebrations/celebrations.ts';
import { NO_CELEBRATIONS } from '../celebrations/registry.ts';
import { Subscriber } from '../leaderboard/subscriber.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { createMemoryStore } from '../store/memory.ts';
import { SILENT } from '../store/store.fixture.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { createWallStreams } from './wall-streams.ts';

const SECOND = 1_000;
const ID = WEDDING.id;

/** The walls of a server, whose moments and whose own address the test decides. */
async function startWalls() {
  const timers = manualTimers(NOON);
  const registry = { ...NO_CELEBRATIONS, byId: (id: string) => (id === ID ? WEDDING : undefined) };
  const celebrations = await Celebrations.load({
    ...{ store: createMemoryStore(), timers, registry, metrics: NO_METRICS, log: SILENT },
    clock: { earliestNow: timers.now },
    areas: { forget: () => {} },
    addresses: { forget: () => {} },
    onGone: () => {},
  });
  const world = { moment: null as WallMoment | null, origin: null as string | null };
  /** While it is not null, rooms are counted only later. */
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
  });
  onTestFinished(() => {
    streams.endAll();
    celebrations.close();
  });

  /** A wall, and the texts that it gets. */
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
    const joined = streams.join({
      celebrationId: ID,
      originNow: () => world.origin,
      wall: new Subscriber(sink, null, true),
    });
    return { joined, texts, state, leave: end };
  }

  return {
    ...{ celebrations, timers, world, streams, join },
    /** How often a room was counted. */
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

test('a wall that was opening while its celebration was dropped does not take the news of the next one', async () => {
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

test('a server that is ending opens no wall', async () => {
  const { streams, join, celebrations } = await startWalls();
  streams.endAll();
  const late = await join();
  await late.joined;
  expect(late.state.hasEnded).toBe(true);
  expect(celebrations.loadedCount).toBe(0);
});

test('a computer that changes its network has a square with its new address', async () => {
  const { world, timers, join } = await startWalls();
  world.origin = 'http://192.168.178.20:3000';
  const wall = await join();
  await wall.joined;
  await timers.advance(2 * SECOND);
  expect(wall.texts.at(-1)).toContain('"http://192.168.178.20:3000/?c=');
  world.origin = 'http://10.0.0.7:3000';
  await timers.advance(3 * SECOND);
  expect(wall.texts.at(-1)).toContain('"http://10.0.0.7:3000/?c=');
});

test('a room is counted once for all single pictures of a wall behind a proxy that holds streams back', async () => {
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
