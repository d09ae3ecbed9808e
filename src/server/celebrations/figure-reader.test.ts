import { expect, test } from 'vitest';
import { Roster } from '../leaderboard/roster.ts';
import { newRecord, openStoreInMemory, putting, SILENT } from '../store/store.fixture.ts';
import { type SessionSummary, StoreUnavailable } from '../store/store.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { FigureReader } from './figure-reader.ts';

/** A roster with figures, and ten stored guests with one glass of water each, whom another server has saved. */
async function startReading() {
  const store = openStoreInMemory();
  const link = { isWhole: true, readings: 0, atOnce: 0, mostAtOnce: 0 };
  const read: typeof store.read = async (id) => {
    link.readings += 1;
    link.atOnce += 1;
    link.mostAtOnce = Math.max(link.mostAtOnce, link.atOnce);
    await Promise.resolve();
    link.atOnce -= 1;
    if (!link.isWhole) throw new StoreUnavailable('the link is cut');
    return store.read(id);
  };
  const timers = manualTimers(NOON);
  const roster = new Roster();
  roster.show(['hydration']);
  const reader = new FigureReader(roster, { store: { read }, timers, log: SILENT });
  const guests: SessionSummary[] = [];
  const drinks = [{ id: `${NOON}-a`, drinkType: 'water' as const, timestamp: NOON }];
  for (let guest = 0; guest < 10; guest += 1) {
    const record = newRecord({ drinks });
    await store.transact(record.sessionId, putting(record));
    const { drinks: _, ...summary } = record;
    guests.push(summary);
  }
  const figures = () =>
    roster
      .rankings(NOON)
      .orders.get('hydration')
      ?.map(({ hydration }) => hydration);
  return { link, timers, roster, reader, guests, figures };
}

const TEN_WATERS = Array(10).fill(1);

test('the drinks of many guests are read one after the other', async () => {
  const { link, reader, guests, figures } = await startReading();
  for (const guest of guests) reader.add(guest);
  await reader.settled();
  expect(figures()).toEqual(TEN_WATERS);
  expect([link.readings, link.mostAtOnce]).toEqual([10, 1]);
});

test('guests whose drinks cannot be read are on the roster immediately, and get their figures once the drinks can be read', async () => {
  const { link, timers, reader, guests, figures } = await startReading();
  link.isWhole = false;
  for (const guest of guests) reader.add(guest);
  await reader.settled();
  expect(figures()).toEqual(Array(10).fill(0));
  await timers.advance(10_000);
  // Each attempt reads one guest.
  expect(link.readings).toBe(11);
  link.isWhole = true;
  await timers.advance(1_000);
  expect(figures()).toEqual(TEN_WATERS);
  expect(link.readings).toBe(21);
  await timers.advance(60_000);
  expect(link.readings).toBe(21);
});

test('a guest who is saved while drinks are being read, or cannot be read, gets the latest figures', async () => {
  const { link, timers, roster, reader, guests } = await startReading();
  const [ana, ben] = guests as [SessionSummary, SessionSummary];
  link.isWhole = false;
  reader.add(ana);
  await reader.settled();
  reader.add(ben);
  expect(roster.knows(ben)).toBe(true);
  link.isWhole = true;
  await timers.advance(1_000);
  expect(roster.beginFigures()).toEqual([]);
  reader.add(ana);
  const later = { ...ana, version: ana.version + 1 };
  reader.add(later);
  expect([reader.knows(later), roster.knows(later)]).toEqual([true, false]);
  const before = link.readings;
  await reader.settled();
  expect([link.readings - before, link.mostAtOnce]).toEqual([1, 1]);
  expect(reader.knows(later)).toBe(false);
});

test('no drinks are read after the leaderboard was dropped', async () => {
  const { link, timers, reader, guests } = await startReading();
  link.isWhole = false;
  for (const guest of guests) reader.add(guest);
  await reader.settled();
  reader.stop();
  await timers.advance(60_000);
  for (const guest of guests) reader.add(guest);
  await timers.advance(60_000);
  expect(link.readings).toBe(1);
});
