import { expect, test } from 'vitest';
import { Board } from '../board.ts';
import { manualTimers } from '../manual-time.fixture.ts';
import { NOON } from '../service.fixture.ts';
import { createMemoryStore } from '../store/memory.ts';
import { newRecord, putting } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { createBoardFiller } from './fill-board.ts';

test('figures that could not be read come as soon as they can', async () => {
  const store = createMemoryStore();
  let isReachable = false;
  const read: typeof store.read = async (id) => {
    if (!isReachable) throw new StoreUnavailable('the link is cut');
    return store.read(id);
  };
  const timers = manualTimers(NOON);
  const registry = { settingsOf: () => expect.unreachable() };
  const clock = { earliestNow: () => NOON };
  const filler = createBoardFiller({ store: { alive: store.alive, read }, timers, clock, registry });
  const board = new Board();
  board.show(['hydration']);
  const drinks = [{ id: `${NOON}-a`, drinkType: 'water' as const, timestamp: NOON }];
  const ana = newRecord({ drinks });
  await store.transact(ana.sessionId, putting(ana));

  const { drinks: _, ...summary } = ana;
  await filler.applyWithDrinks(board, summary);
  const hydration = () => board.rankings(NOON).orders.get('hydration')?.[0]?.hydration;
  expect([board.has(ana.sessionId), hydration()]).toEqual([true, 0]);
  isReachable = true;
  await timers.advance(1_000);
  expect(hydration()).toBe(1);
});
