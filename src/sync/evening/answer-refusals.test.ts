import { describe, expect, onTestFinished, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { isSaved } from '../phone/phone.ts';
import { EVENING, mergingServer, type SentSave, testPhone, testStorage } from '../phone.fixture.ts';
import { answerRefusals, type Refusal } from './answer-refusals.ts';
import { addEarlier, correctEntry } from './forgotten-drinks.ts';

const celebration = {
  ...{ code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open', learnedAt: 0 },
};

/** Ana has logged a beer at a celebration whose day began an hour ago, so earlier drinks can be at most an hour old. */
async function arrive({ knowsEarlier = true } = {}) {
  const { server, respond: store } = mergingServer();
  const respond = (save: SentSave) => {
    const known = new Set(server.holds?.drinks.map(({ id }) => id));
    const index = save.drinks.findIndex(({ id, timestamp }) => timestamp < EVENING - HOUR_MS && !known.has(id));
    if (index < 0) return store(save);
    const field = knowsEarlier ? `drinks.${index}.timestamp` : 'drinks';
    const problem = { type: 'about:blank', title: '', status: 422, code: 'invalid', field };
    return Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } });
  };
  const clink = JSON.stringify({ drinks: [], sessionStart: EVENING, celebration });
  const phone = testPhone(respond, testStorage({ clink }));
  const told: string[] = [];
  const tell = ({ kind, drink }: Refusal) => told.push(`${kind} ${drink.drinkType} ${drink.timestamp - EVENING}`);
  onTestFinished(answerRefusals(phone.store, phone.clock, tell));
  phone.store.saveName('Ana');
  const beer = phone.store.addDrink({ drinkType: 'beer' });
  await phone.clock.pass(MINUTE_MS);
  if (!beer) throw new Error('the list is full');
  const pass = () => phone.clock.pass(MINUTE_MS);
  const kinds = () => phone.store.getState().session.drinks.map(({ drinkType }) => drinkType);
  return { ...phone, server, told, beer, pass, kinds };
}

describe('a drink that the server refuses', () => {
  test('a refused drink is removed from the list, and the guest is told once', async () => {
    const { store, clock, told, kinds, server, sent } = await arrive();
    addEarlier(store, { drinkType: 'wine' }, EVENING - 5 * HOUR_MS, clock.now());
    store.addDrink({ drinkType: 'water' });
    await clock.pass(10 * MINUTE_MS);
    expect(told).toEqual([`removed wine ${-5 * HOUR_MS}`]);
    expect(kinds()).toEqual(['beer', 'water']);
    expect(server.holds?.drinks.map(({ drinkType }) => drinkType)).toEqual(['beer', 'water']);
    expect(isSaved(store.getState())).toBe(true);
    const before = sent.length;
    await clock.pass(60 * MINUTE_MS);
    expect(sent).toHaveLength(before);
  });

  test('a corrected drink that is refused gets its former time back and keeps its new kind', async () => {
    const { store, clock, told, pass, server, beer } = await arrive();
    correctEntry(store, beer, { drinkType: 'wine', timestamp: EVENING - 5 * HOUR_MS }, clock.now());
    await pass();
    expect(told).toEqual(['unmoved wine 0']);
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'wine', timestamp: beer.timestamp }]);
    expect(server.holds?.drinks).toMatchObject([{ drinkType: 'wine' }]);
    expect(isSaved(store.getState())).toBe(true);
  });

  test('one refused drink among thirty does not keep the other drinks from the server', async () => {
    const { store, clock, told, server } = await arrive();
    for (let index = 0; index < 30; index += 1)
      addEarlier(store, { drinkType: 'water' }, EVENING - index * 5 * MINUTE_MS, clock.now());
    await clock.pass(10 * MINUTE_MS);
    expect(told).toHaveLength(17);
    expect(server.holds?.drinks).toHaveLength(14);
    expect(isSaved(store.getState())).toBe(true);
  });

  test('a drink that is refused by a server without earlier drinks stays on the phone, and the guest is told about it once', async () => {
    const { store, clock, lifecycle, told, pass, kinds } = await arrive({ knowsEarlier: false });
    addEarlier(store, { drinkType: 'wine' }, EVENING - 5 * HOUR_MS, clock.now());
    await pass();
    lifecycle.wake('visible');
    await pass();
    expect(told).toEqual([`unsent wine ${-5 * HOUR_MS}`]);
    expect(kinds()).toEqual(['wine', 'beer']);
  });

  test('a drink that was refused before this module was loaded is handled when it is loaded', async () => {
    const { store, clock, pass, kinds } = await arrive();
    addEarlier(store, { drinkType: 'wine' }, EVENING - 5 * HOUR_MS, clock.now());
    await pass();
    expect(kinds()).toEqual(['beer']);
    const late: string[] = [];
    onTestFinished(answerRefusals(store, clock, ({ kind }) => late.push(kind)));
    expect(late).toEqual([]);
  });
});

test('after an offline correction and a reset, no drink is left and the server refuses nothing', async () => {
  const { store, clock, told, pass, server, beer } = await arrive();
  correctEntry(store, beer, { drinkType: 'wine', timestamp: EVENING - 5 * HOUR_MS }, clock.now());
  store.reset();
  await pass();
  expect([told, store.getState().session.drinks, server.holds?.drinks]).toEqual([[], [], []]);
});
