import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../domain/limits.ts';
import { startHostedService } from '../../server/testing/hosting.fixture.ts';
import { answerRefusals } from '../evening/answer-refusals.ts';
import { addEarlier, correctEntry } from '../evening/forgotten-drinks.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { isSaved } from '../phone/phone.ts';
import { carryOn, openServedPhone, type ServedPhone } from './served-phone.fixture.ts';

/** Two phones of one guest, against the real server. The clock of the second phone is `skewMs` ahead. */
async function startEvening(skewMs = 0) {
  const server = await startHostedService();
  const { code, names, date, language } = server.celebration;
  const here: KnownCelebration = { code, names, date, language, state: 'open', learnedAt: 1 };
  const first = openServedPhone(server);
  first.evenings.switchTo(here, true);
  first.store.saveName('Ana');
  const beer = first.store.addDrink({ drinkType: 'beer' });
  await first.pass();
  if (!beer) throw new Error('the list is full');
  return { server, first, beer, second: openServedPhone(server, { skewMs }) };
}

const shown = ({ store }: ServedPhone) => store.getState().session.drinks.map(({ drinkType }) => drinkType);
/** Lets each phone receive what the other phone has saved. */
async function agree(...phones: readonly ServedPhone[]) {
  for (let times = 0; times < 2; times += 1)
    for (const phone of phones) {
      phone.lifecycle.wake('visible');
      await phone.pass(25_000);
    }
  for (const { store } of phones) expect(isSaved(store.getState())).toBe(true);
}

describe('a guest with two phones', () => {
  test.each([0, 2 * DAY_MS, -2 * DAY_MS])(
    'a guest continues with an earlier drink and stays quiet on a second phone whose clock is %d ms ahead',
    async (skewMs) => {
      const { first, second } = await startEvening(skewMs);
      addEarlier(first.store, { drinkType: 'wine' }, first.clock.now() - HOUR_MS, first.clock.now());
      first.store.beQuiet(true);
      await first.pass();
      await carryOn(first, second);
      const { state, session } = second.store.getState();
      expect(state.isQuiet).toBe(true);
      expect(session.drinks).toMatchObject([{ drinkType: 'wine' }, { drinkType: 'beer' }]);
      const [wine] = session.drinks;
      expect((wine?.loggedAt ?? 0) - (wine?.timestamp ?? 0)).toBe(HOUR_MS);
      expect(Math.abs(second.clock.now() - HOUR_MS - (wine?.timestamp ?? 0))).toBeLessThan(60_000);
    },
  );

  test('if a drink is corrected on one phone and removed on the other at the same moment, both show the correction', async () => {
    const { first, second, beer } = await startEvening();
    await carryOn(first, second);
    for (const phone of [first, second]) phone.network.isReachable = false;
    correctEntry(first.store, beer, { drinkType: 'wine', timestamp: beer.timestamp }, first.clock.now());
    second.store.undoDrink(beer.id);
    expect([shown(first), shown(second)]).toEqual([['wine'], []]);
    for (const phone of [first, second]) phone.network.isReachable = true;
    await agree(first, second);
    expect([shown(first), shown(second)]).toEqual([['wine'], ['wine']]);
  });

  test('if the same drink is corrected on both phones, both show the same correction', async () => {
    const { first, second, beer } = await startEvening();
    await carryOn(first, second);
    for (const phone of [first, second]) phone.network.isReachable = false;
    correctEntry(first.store, beer, { drinkType: 'wine', timestamp: beer.timestamp }, first.clock.now());
    correctEntry(second.store, beer, { drinkType: 'water', timestamp: beer.timestamp }, second.clock.now());
    for (const phone of [first, second]) phone.network.isReachable = true;
    await agree(first, second);
    expect(shown(first)).toHaveLength(1);
    expect(shown(second)).toEqual(shown(first));
  });

  test('after an offline correction and a reset, no drink is left on either phone when the network is back', async () => {
    const { first, second, beer, server } = await startEvening();
    await carryOn(first, second);
    first.network.isReachable = false;
    correctEntry(first.store, beer, { drinkType: 'wine', timestamp: beer.timestamp - HOUR_MS }, first.clock.now());
    first.clock.set(first.clock.now() + 1_000);
    first.store.reset();
    first.network.isReachable = true;
    await agree(first, second);
    expect([shown(first), shown(second), await server.names()]).toEqual([[], [], ['Ana']]);
  });
});

test('an earlier drink before 4:00 of the day is removed from the phone, and the other drinks stay', async () => {
  const { first } = await startEvening();
  const told: string[] = [];
  const stop = answerRefusals(first.store, first.clock, ({ kind, drink }) => told.push(`${kind} ${drink.drinkType}`));
  const now = first.clock.now();
  for (const agoMs of [HOUR_MS, 11 * HOUR_MS]) addEarlier(first.store, { drinkType: 'wine' }, now - agoMs, now);
  await first.pass(60_000);
  expect(told).toEqual(['removed wine']);
  expect(shown(first)).toEqual(['wine', 'beer']);
  expect(isSaved(first.store.getState())).toBe(true);
  stop();
});
