import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { Subscriber } from '../live/subscriber.ts';
import { manualTimers } from '../manual-time.fixture.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { NOON } from '../service.fixture.ts';
import { createMemoryStore } from '../store/memory.ts';
import { SILENT } from '../store/store.fixture.ts';
import { Rooms } from './rooms.ts';

/** Rooms whose boards the test fills by itself, one call after the other. */
function newRooms() {
  const timers = manualTimers(NOON);
  const fillings: { readonly id: string; finish(): void; fail(): void }[] = [];
  const fill = (_: unknown, id: string) =>
    new Promise<void>((resolve, reject) => {
      fillings.push({ id, finish: resolve, fail: () => reject(new Error('cannot read')) });
    });
  const rooms = new Rooms({ timers, metrics: NO_METRICS, store: createMemoryStore(), log: SILENT, fill });
  const enter = async (id: string) => {
    const entering = rooms.enter(id);
    fillings.at(-1)?.finish();
    return entering;
  };
  return { rooms, timers, fillings, enter };
}

test('callers who come while a celebration is loading share one room, and wait until it is complete', async () => {
  const { rooms, fillings } = newRooms();
  const entered: unknown[] = [];
  const both = [rooms.enter('wedding'), rooms.enter('wedding')];
  for (const room of both) void room.then((it) => entered.push(it));
  await Promise.resolve();
  expect([fillings.length, entered]).toEqual([1, []]);
  fillings[0]?.finish();
  const [first, second] = await Promise.all(both);
  expect(first).toBe(second);
  expect(rooms.find('wedding')).toBe(first);
});

test('a room without calls and streams for five minutes is dropped, and loaded again by the next call', async () => {
  const { rooms, timers, fillings, enter } = newRooms();
  const first = await enter('wedding');
  await timers.advance(4 * MINUTE_MS);
  expect(await enter('wedding')).toBe(first);
  await timers.advance(4 * MINUTE_MS);
  expect(rooms.codedCount).toBe(1);
  await timers.advance(2 * MINUTE_MS);
  expect(rooms.codedCount).toBe(0);
  expect(await enter('wedding')).not.toBe(first);
  expect(fillings.length).toBe(2);
});

test('a room stays while somebody holds it, who hears when it is dropped all the same', async () => {
  const { rooms, timers, fillings } = newRooms();
  let drops = 0;
  const holding = rooms.hold('wedding', () => {
    drops += 1;
  });
  fillings[0]?.finish();
  const { release } = await holding;
  await timers.advance(30 * MINUTE_MS);
  expect([rooms.codedCount, drops]).toEqual([1, 0]);
  release();
  await timers.advance(4 * MINUTE_MS);
  expect(rooms.codedCount).toBe(1);
  await timers.advance(2 * MINUTE_MS);
  expect([rooms.codedCount, drops]).toEqual([0, 0]);

  const again = rooms.hold('wedding', () => {
    drops += 1;
  });
  fillings[1]?.finish();
  await again;
  rooms.drop('wedding');
  expect([rooms.codedCount, drops]).toEqual([0, 1]);
});

test('a room that cannot be loaded is not kept: the next call tries again', async () => {
  const { rooms, fillings, enter } = newRooms();
  const failing = [rooms.enter('wedding'), rooms.hold('wedding', () => {})];
  fillings[0]?.fail();
  for (const room of failing) await expect(room).rejects.toThrow('cannot read');
  expect(rooms.find('wedding')).toBeUndefined();
  expect(await enter('wedding')).toBe(rooms.find('wedding'));
});

test('a room that was dropped while it was loading does not take its successor with it when it fails', async () => {
  const { rooms, fillings, enter } = newRooms();
  const late = rooms.enter('wedding');
  rooms.drop('wedding');
  const successor = await enter('wedding');
  fillings[0]?.fail();
  await expect(late).rejects.toThrow('cannot read');
  expect(rooms.find('wedding')).toBe(successor);
});

test('the open celebration needs no loading, and is never dropped', async () => {
  const { rooms, timers, fillings } = newRooms();
  expect(await rooms.enter('open')).toBe(rooms.open);
  rooms.drop('open');
  await timers.advance(10 * MINUTE_MS);
  expect(rooms.find('open')).toBe(rooms.open);
  expect([fillings.length, rooms.codedCount]).toEqual([0, 0]);
});

test('after the server closes nothing stays in memory, and a late call gets a room that is not kept', async () => {
  const { rooms, enter } = newRooms();
  await enter('wedding');
  rooms.close();
  expect(rooms.codedCount).toBe(0);
  await enter('wedding');
  expect(rooms.codedCount).toBe(0);
});

test.each(['endStreams', 'close'] as const)(
  'after %s the phones of all celebrations come back one after the other',
  async (end) => {
    const { rooms, enter } = newRooms();
    const retries: string[] = [];
    const both = [rooms.open, await enter('wedding')];
    for (const { live } of both) {
      for (let phone = 0; phone < 10; phone += 1) {
        const write = (bytes: Uint8Array) => {
          const text = Buffer.from(bytes).toString();
          if (text.startsWith('retry')) retries.push(text.trim());
          return true;
        };
        const sink = { write, onDrain: () => {}, onClose: () => {}, end: () => {}, cut: () => {} };
        live.join(new Subscriber(sink, null, true), 'everyone', 'top');
      }
    }
    rooms[end]();
    const inTurn = [500, 501, 502, 503].flatMap((ms) => Array(5).fill(`retry: ${ms}`));
    expect(retries).toEqual(inTurn);
  },
);
