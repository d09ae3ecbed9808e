import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { openStoreInMemory, SILENT } from '../store/store.fixture.ts';
import { Subscriber } from '../streams/subscriber.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { LoadedCelebrations } from './loaded-celebrations.ts';

/** Celebrations whose rosters the test itself fills, one call after the other. */
function newCelebrations() {
  const timers = manualTimers(NOON);
  const fillings: { readonly id: string; finish(): void; fail(): void }[] = [];
  const fill = (_: unknown, id: string) =>
    new Promise<void>((resolve, reject) => {
      fillings.push({ id, finish: resolve, fail: () => reject(new Error('cannot read')) });
    });
  const celebrations = new LoadedCelebrations({
    timers,
    metrics: NO_METRICS,
    store: openStoreInMemory(),
    log: SILENT,
    fill,
  });
  const enter = async (id: string) => {
    const entering = celebrations.enter(id);
    fillings.at(-1)?.finish();
    return entering;
  };
  return { celebrations, timers, fillings, enter };
}

test('callers who arrive while a celebration is loading share it, and wait until it is complete', async () => {
  const { celebrations, fillings } = newCelebrations();
  const entered: unknown[] = [];
  const both = [celebrations.enter('wedding'), celebrations.enter('wedding')];
  for (const entering of both) void entering.then((it) => entered.push(it));
  await Promise.resolve();
  expect([fillings.length, entered]).toEqual([1, []]);
  fillings[0]?.finish();
  const [first, second] = await Promise.all(both);
  expect(first).toBe(second);
  expect(celebrations.find('wedding')).toBe(first);
});

test('a celebration without calls and streams for five minutes is dropped, and loaded again by the next call', async () => {
  const { celebrations, timers, fillings, enter } = newCelebrations();
  const first = await enter('wedding');
  await timers.advance(4 * MINUTE_MS);
  expect(await enter('wedding')).toBe(first);
  await timers.advance(4 * MINUTE_MS);
  expect(celebrations.codedCount).toBe(1);
  await timers.advance(2 * MINUTE_MS);
  expect(celebrations.codedCount).toBe(0);
  expect(await enter('wedding')).not.toBe(first);
  expect(fillings.length).toBe(2);
});

test('a celebration stays in memory while a part of the server holds it, and the holder is called if it is dropped anyway', async () => {
  const { celebrations, timers, fillings } = newCelebrations();
  let drops = 0;
  const holding = celebrations.hold('wedding', () => {
    drops += 1;
  });
  fillings[0]?.finish();
  const { release } = await holding;
  await timers.advance(30 * MINUTE_MS);
  expect([celebrations.codedCount, drops]).toEqual([1, 0]);
  release();
  await timers.advance(4 * MINUTE_MS);
  expect(celebrations.codedCount).toBe(1);
  await timers.advance(2 * MINUTE_MS);
  expect([celebrations.codedCount, drops]).toEqual([0, 0]);

  const again = celebrations.hold('wedding', () => {
    drops += 1;
  });
  fillings[1]?.finish();
  await again;
  celebrations.drop('wedding');
  expect([celebrations.codedCount, drops]).toEqual([0, 1]);
});

test('a celebration that cannot be loaded is not kept: the next call tries again', async () => {
  const { celebrations, fillings, enter } = newCelebrations();
  const failing = [celebrations.enter('wedding'), celebrations.hold('wedding', () => {})];
  fillings[0]?.fail();
  for (const entering of failing) await expect(entering).rejects.toThrow('cannot read');
  expect(celebrations.find('wedding')).toBeUndefined();
  expect(await enter('wedding')).toBe(celebrations.find('wedding'));
});

test('if a celebration is dropped during loading and loading then fails, the celebration that was loaded meanwhile stays', async () => {
  const { celebrations, fillings, enter } = newCelebrations();
  const late = celebrations.enter('wedding');
  celebrations.drop('wedding');
  const successor = await enter('wedding');
  fillings[0]?.fail();
  await expect(late).rejects.toThrow('cannot read');
  expect(celebrations.find('wedding')).toBe(successor);
});

test('the open celebration is never loaded or dropped', async () => {
  const { celebrations, timers, fillings } = newCelebrations();
  expect(await celebrations.enter('open')).toBe(celebrations.open);
  celebrations.drop('open');
  await timers.advance(10 * MINUTE_MS);
  expect(celebrations.find('open')).toBe(celebrations.open);
  expect([fillings.length, celebrations.codedCount]).toEqual([0, 0]);
});

test('after the server closes, nothing stays in memory, and a late call gets a celebration that is not kept', async () => {
  const { celebrations, enter } = newCelebrations();
  await enter('wedding');
  celebrations.close();
  expect(celebrations.codedCount).toBe(0);
  await enter('wedding');
  expect(celebrations.codedCount).toBe(0);
});

test.each(['endStreams', 'close'] as const)(
  'after %s the phones of all celebrations reconnect one after the other',
  async (end) => {
    const { celebrations, enter } = newCelebrations();
    const retries: string[] = [];
    const both = [celebrations.open, await enter('wedding')];
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
    celebrations[end]();
    const inTurn = [500, 501, 502, 503].flatMap((ms) => Array(5).fill(`retry: ${ms}`));
    expect(retries).toEqual(inTurn);
  },
);
