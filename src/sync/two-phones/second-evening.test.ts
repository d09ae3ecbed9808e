import { describe, expect, test } from 'vitest';
import { OTHER_WEDDING } from '../../server/testing/celebrations.fixture.ts';
import { isSaved } from '../phone/phone.ts';
import { carryOn, ticketLinkOf } from './served-phone.fixture.ts';
import {
  ANA_AND_BEN,
  arriveAs,
  BEER,
  idOf,
  knownCelebration,
  SECOND,
  startParty,
  startTwoPhones,
  typesOf,
  WINE,
} from './two-phones.fixture.ts';

const MIA_AND_LEO = knownCelebration(OTHER_WEDDING);

describe('a second phone that already has another evening', () => {
  test.each([
    ['the same celebration', ANA_AND_BEN],
    ['another celebration', MIA_AND_LEO],
    ['the open celebration', null],
  ])(
    'the second phone’s own evening at %s is set aside and sent, and the guest can go back to it',
    async (_, celebration) => {
      const { openPhone } = await startParty();
      const first = await arriveAs('Ana', openPhone());
      const second = await arriveAs('Bea', openPhone(), celebration);
      const own = idOf(second);
      second.store.addDrink(WINE);
      await carryOn(first, second);
      expect([second.store.getState().userName, typesOf(second)]).toEqual(['Ana', []]);
      const [aside] = second.evenings.list().filter(({ identity }) => identity.sessionId === own);
      expect(aside && isSaved(aside)).toBe(true);

      second.store.addDrink(BEER);
      const from = second.takeOver.getState().arrived?.from;
      expect(from && second.takeOver.goBack(from)).toBe(true);
      await second.pass();
      expect([idOf(second), second.store.getState().userName, typesOf(second)]).toEqual([own, 'Bea', ['wine']]);
      await first.pass(10 * SECOND);
      expect(typesOf(first)).toEqual(['beer']);
    },
  );

  test('after a reload, the guest can still go back to the second phone’s own evening in the settings', async () => {
    const { openPhone } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    const second = await arriveAs('Bea', openPhone());
    second.store.addDrink(WINE);
    await carryOn(first, second);
    const reloaded = second.reload();
    const [bea, ...more] = reloaded.takeOver.others();
    expect([bea?.state.userName, more]).toEqual(['Bea', []]);
    if (bea) reloaded.takeOver.goBack(bea);
    // Instead of its earlier message, the page says whose evening it shows now.
    expect(reloaded.takeOver.getState().arrived).toEqual({ from: null });
    await reloaded.pass();
    expect(typesOf(reloaded)).toEqual(['wine']);
    expect(reloaded.takeOver.others().map(({ state }) => state.userName)).toEqual(['Ana']);
  });

  test('a second phone that cannot store stays at its own evening', async () => {
    const { openPhone } = await startParty();
    const [first, second] = [await arriveAs('Ana', openPhone()), await arriveAs('Bea', openPhone())];
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    second.storage.break(true);
    second.takeOver.accept();
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'cannot-store' } });
    expect(second.store.getState().userName).toBe('Bea');
    await first.pass(2 * SECOND);
    expect(first.offer.getState().offer.kind).toBe('redeemed');
  });

  test.each([
    ['has heard of the other one', 2 * SECOND],
    ['has not heard of the other one yet', 0],
  ])(
    'when the guest cancels on a first phone that %s, it does not say that both phones count',
    async (_, heardAfterMs) => {
      const { first, second } = await startTwoPhones();
      second.takeOver.begin(await ticketLinkOf(first));
      await second.pass();
      second.storage.break(true);
      second.takeOver.accept();
      await second.pass();
      await first.pass(heardAfterMs);
      await first.offer.close();
      expect(first.offer.getState().offer).toEqual({ kind: 'none' });
      expect(first.otherPhone.isThere()).toBe(false);
    },
  );
});

test('if a guest cancels on the first phone when the evening has just arrived, both phones count', async () => {
  const { first, second } = await startTwoPhones();
  second.takeOver.begin(await ticketLinkOf(first));
  await second.pass();
  second.takeOver.accept();
  await second.pass();
  await first.offer.close();
  expect(first.offer.getState().offer).toEqual({ kind: 'arrived' });
  expect(first.otherPhone.isThere()).toBe(true);
});
