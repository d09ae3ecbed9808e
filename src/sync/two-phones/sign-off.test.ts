import { describe, expect, test } from 'vitest';
import { backUp } from '../../server/testing/service.fixture.ts';
import { carryOn, signOffAfterRestore, ticketLinkOf } from './served-phone.fixture.ts';
import {
  ANA_AND_BEN,
  arriveAs,
  BEER,
  idOf,
  SECOND,
  startParty,
  startTwoPhones,
  typesOf,
} from './two-phones.fixture.ts';

describe('signing off on the first phone', () => {
  test('when the evening has arrived, the first phone forgets the guest, and says that it has signed off after the reload', async () => {
    const { first, second } = await startTwoPhones();
    first.store.addDrink(BEER);
    await first.pass();
    first.offer.choose(true);
    await carryOn(first, second);
    expect(first.store.ending()).toBe('cleared');
    expect([...first.storage.values.values()].join()).not.toContain(second.store.getState().identity.writeKey);
    const reloaded = first.reload();
    expect(reloaded.otherPhone.farewell).toBe('signed-off');
    expect(reloaded.store.getState().userName).toBeNull();
    expect(reloaded.reload().otherPhone.farewell).toBeNull();
    expect(typesOf(second)).toEqual(['beer']);
  });

  test('the first phone does not sign off before the other phone has stored the evening', async () => {
    const { first, second } = await startTwoPhones();
    first.offer.choose(true);
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    second.network.loses = /redeem/;
    second.takeOver.accept();
    await second.pass();
    await first.pass(4 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'redeemed' });
    expect(first.store.getState().userName).toBe('Ana');
  });

  test('the first phone does not sign off before the server has every drink', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.network.isReachable = false;
    first.store.addDrink(BEER);
    first.offer.signOff();
    await first.pass(60 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'signing-off' });
    expect(typesOf(first)).toEqual(['beer']);
    first.network.isReachable = true;
    first.lifecycle.wake();
    await first.pass();
    expect(first.store.ending()).toBe('cleared');
    await second.pass(10 * SECOND);
    expect(typesOf(second)).toEqual(['beer']);
  });

  test('the first phone does not sign off before a server restored from a backup has every drink again', async () => {
    const { first, second, server } = await startTwoPhones();
    await carryOn(first, second);
    second.network.isReachable = false;
    await signOffAfterRestore(first, await backUp(server));
    expect(first.store.ending()).toBe('cleared');
    second.network.isReachable = true;
    await second.pass(10 * SECOND);
    expect(typesOf(second)).toEqual(['beer']);
  });

  test('the first phone says what it waits for if the server does not answer', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.network.isReachable = false;
    first.offer.signOff();
    expect(first.offer.getState().offer).toEqual({ kind: 'confirming' });
    await first.pass(SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'signing-off' });
    expect(first.store.ending()).toBeNull();
  });

  test('if the guest cancels the sign-off, both phones count', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.network.isReachable = false;
    first.store.addDrink(BEER);
    first.offer.signOff();
    await first.offer.close();
    first.network.isReachable = true;
    first.lifecycle.wake();
    await first.pass();
    expect(first.store.ending()).toBeNull();
    expect(typesOf(first)).toEqual(['beer']);
  });

  test('a first phone that cannot store signs off too, but not before the server has every drink', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.storage.break(true);
    first.network.isReachable = false;
    first.offer.signOff();
    first.store.addDrink(BEER);
    await first.pass(2 * SECOND);
    expect(typesOf(first)).toEqual(['beer']);
    first.network.isReachable = true;
    first.lifecycle.wake();
    await first.pass();
    expect(first.store.getState().userName).toBeNull();
    await second.pass(10 * SECOND);
    expect(typesOf(second)).toEqual(['beer']);
  });

  test('signing off does not remove an evening that only this phone has, if the guest has gone back to it', async () => {
    const { openPhone } = await startParty();
    const [ana, first] = [await arriveAs('Ana', openPhone()), await arriveAs('Ben', openPhone())];
    const own = idOf(first);
    await carryOn(ana, first);
    await carryOn(first, openPhone());
    expect(first.offer.getState().offer).toEqual({ kind: 'arrived' });
    const [ben] = first.takeOver.others();
    if (ben) first.takeOver.goBack(ben);
    first.offer.signOff();
    await first.pass();
    expect([first.store.ending(), idOf(first)]).toEqual([null, own]);
  });

  test('after signing off, no copy of the session stays set aside', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.offer.signOff();
    await first.pass();
    expect(first.evenings.list()).toEqual([]);
  });
});

describe('Delete my data on one of two phones', () => {
  test('after “Delete my data” on one phone, the other phone forgets the guest and says why', async () => {
    const { first, second } = await startTwoPhones();
    first.store.addDrink(BEER);
    await first.pass();
    await carryOn(first, second);
    first.deletions.forget();
    await first.pass();
    await second.pass(12 * SECOND);
    expect(second.store.ending()).toBe('cleared');
    const reloaded = second.reload();
    expect([reloaded.store.getState().userName, reloaded.otherPhone.farewell]).toEqual([null, 'deleted']);
    expect(first.reload().otherPhone.farewell).toBeNull();
  });
});

describe('the position of a guest with two phones', () => {
  const HERE = { latitude: 48.2082, longitude: 16.3738 };

  async function startPhones() {
    const party = await startTwoPhones();
    /** The scope of the leaderboard. It is `nearby` if the server has a position of the guest. */
    async function scope(): Promise<string> {
      const { sessionId, writeKey } = party.first.store.getState().identity;
      const init = { headers: { authorization: `Bearer ${writeKey}` } };
      const path = `/api/leaderboard?scope=nearby&sessionId=${sessionId}&c=${ANA_AND_BEN.code}`;
      return (await (await party.server.request(path, init)).json()).scope;
    }
    return { ...party, scope };
  }

  async function startTwoPhonesThatShare(...sharing: ('first' | 'second')[]) {
    const party = await startPhones();
    await carryOn(party.first, party.second);
    for (const name of sharing) {
      party[name].store.share({ ...HERE });
      await party[name].pass();
    }
    return party;
  }

  test('the position stays stored when the evening arrives on another phone', async () => {
    const { first, second, scope } = await startPhones();
    first.store.share({ ...HERE });
    await first.pass();
    await carryOn(first, second);
    await second.pass();
    expect(await scope()).toBe('nearby');
  });

  test('the stored position is that of the phone on which the guest last changed something', async () => {
    const { first, second, scope } = await startTwoPhonesThatShare('first');
    expect(await scope()).toBe('nearby');
    second.store.addDrink(BEER);
    await second.pass();
    expect(await scope()).toBe('everyone');
    first.store.addDrink(BEER);
    await first.pass();
    expect(await scope()).toBe('nearby');
  });

  test('a phone on which the guest does nothing neither sends nor removes the position', async () => {
    const { first, second, scope } = await startTwoPhonesThatShare('first', 'second');
    second.store.share(null);
    await second.pass();
    await first.pass(60 * SECOND);
    expect(await scope()).toBe('everyone');
    first.store.addDrink(BEER);
    await first.pass();
    await second.pass(60 * SECOND);
    expect(await scope()).toBe('nearby');
  });

  test('the position is kept in the next session if the server has deleted the present one', async () => {
    const { first, server, scope } = await startTwoPhonesThatShare('first');
    const { sessionId, writeKey } = first.store.getState().identity;
    const headers = { authorization: `Bearer ${writeKey}` };
    await server.request(`/api/sessions/${sessionId}?c=${ANA_AND_BEN.code}`, { method: 'DELETE', headers });
    await first.pass(11 * SECOND);
    expect(idOf(first)).not.toBe(sessionId);
    expect(await scope()).toBe('nearby');
  });
});
