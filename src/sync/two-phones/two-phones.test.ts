import { describe, expect, test } from 'vitest';
import { OTHER_WEDDING, WEDDING } from '../../server/testing/celebrations.fixture.ts';
import { backUp, startTestService } from '../../server/testing/service.fixture.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { isSaved } from '../phone/phone.ts';
import {
  carryOn,
  openServedPhone,
  type ServedPhone,
  signOffAfterRestore,
  ticketLinkOf,
} from './served-phone.fixture.ts';

const BEER = { drinkType: 'beer' } as const;
const WINE = { drinkType: 'wine' } as const;
const knownCelebration = ({ code, names, date, language }: typeof WEDDING): KnownCelebration => ({
  code,
  names,
  date,
  language,
  state: 'open',
  learnedAt: 1,
});
const ANA_AND_BEN = knownCelebration(WEDDING);
const MIA_AND_LEO = knownCelebration(OTHER_WEDDING);

/** Phones against the real server, with the open celebration and two others. */
async function startParty() {
  const server = await startTestService({ celebrations: [WEDDING, OTHER_WEDDING] });
  const openPhone = (options?: Parameters<typeof openServedPhone>[1]) => openServedPhone(server, options);
  return { server, openPhone };
}

/** A guest with a name, and drinks that are saved. */
async function arriveAs(name: string, phone: ServedPhone, celebration: KnownCelebration | null = ANA_AND_BEN) {
  phone.evenings.switchTo(celebration, true);
  phone.store.saveName(name);
  await phone.pass();
  return phone;
}

/** Ana on her first phone, and a second one that knows nothing. */
async function startTwoPhones() {
  const party = await startParty();
  return { ...party, first: await arriveAs('Ana', party.openPhone()), second: party.openPhone() };
}

const typesOf = ({ store }: ServedPhone) =>
  store
    .getState()
    .session.drinks.map(({ drinkType }) => drinkType)
    .sort();

const SECOND = 1_000;
const idOf = ({ store }: ServedPhone) => store.getState().identity.sessionId;

describe('a guest carries on on another phone', () => {
  test('with name, pace, drinks and what was undone, and both phones count for one guest', async () => {
    const { openPhone, server } = await startParty();
    const [first, second] = [await arriveAs('Ana', openPhone()), openPhone({ skewMs: 7_200_000 })];
    first.store.choosePace('fast');
    first.store.addDrink(BEER);
    const undone = first.store.addDrink(WINE);
    first.store.undoDrink(undone?.id ?? '');
    await first.pass();
    await carryOn(first, second);

    const { userName, pace, identity, next, celebration } = second.store.getState();
    expect([userName, pace, celebration?.code]).toEqual(['Ana', 'fast', ANA_AND_BEN.code]);
    // After a 410 both continue with the same session.
    expect({ identity, next }).toEqual({
      identity: first.store.getState().identity,
      next: first.store.getState().next,
    });
    expect(typesOf(second)).toEqual(['beer']);
    // The same moment on a clock that is two hours ahead.
    expect(second.store.getState().session.sessionStart - first.store.getState().session.sessionStart).toBe(7_200_000);

    second.store.addDrink(WINE);
    await second.pass();
    await first.pass(10 * SECOND);
    expect(typesOf(first)).toEqual(['beer', 'wine']);
    first.store.addDrink(BEER);
    await first.pass();
    await second.pass(10 * SECOND);
    expect(typesOf(second)).toEqual(['beer', 'beer', 'wine']);
    const leaderboard = await (await server.request(`/api/leaderboard/guests?c=${ANA_AND_BEN.code}`)).json();
    expect(
      leaderboard.rows.map((row: { user_name: string; total_drinks: number }) => [row.user_name, row.total_drinks]),
    ).toEqual([['Ana', 3]]);
  });

  test('and what one phone undoes, renames or hides is so on the other within ten seconds', async () => {
    const { first, second } = await startTwoPhones();
    first.store.addDrink(BEER);
    await first.pass();
    await carryOn(first, second);
    second.store.undoDrink(second.store.getState().session.drinks[0]?.id ?? '');
    second.store.saveName('Anna');
    second.store.hide(true);
    await second.pass();
    await first.pass(10 * SECOND);
    expect(typesOf(first)).toEqual([]);
    expect(first.store.getState()).toMatchObject({ userName: 'Anna', state: { hidden: true } });
  });

  test('and each phone asks for news after a reload too', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    const reloaded = first.reload();
    await reloaded.pass();
    second.store.addDrink(BEER);
    await second.pass();
    await reloaded.pass(10 * SECOND);
    expect(typesOf(reloaded)).toEqual(['beer']);
  });

  test('a phone that counts alone asks only every 20 s what the hosts have decided', async () => {
    const { openPhone } = await startParty();
    const ana = await arriveAs('Ana', openPhone());
    const before = ana.asked.length;
    await ana.pass(60 * SECOND);
    expect(ana.asked.length).toBe(before + 3);
  });

  test('and looking at the QR code does not use it up', async () => {
    const { openPhone, first, second } = await startTwoPhones();
    const link = await ticketLinkOf(first);
    const preview = openPhone();
    preview.takeOver.begin(link);
    await preview.pass();
    expect(preview.takeOver.getState().step).toMatchObject({ kind: 'ask', preview: { userName: 'Ana' } });
    expect(preview.store.getState().userName).toBeNull();
    second.takeOver.begin(link);
    await second.pass();
    second.takeOver.accept();
    await second.pass();
    expect(second.store.getState().userName).toBe('Ana');
    preview.takeOver.accept();
    await preview.pass();
    expect(preview.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'used' } });
  });

  test('and gets the evening although the first answer was lost', async () => {
    const { first, second } = await startTwoPhones();
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    second.network.loses = /redeem/;
    second.takeOver.accept();
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'no-answer' } });
    second.takeOver.tryAgain();
    await second.pass();
    expect(second.store.getState().userName).toBe('Ana');
  });

  test.each([
    ['too late', 'late', 5 * 60 * SECOND],
    ['in time', 'ask', 5 * 60 * SECOND - 1],
  ])('and a QR code that is read %s', async (_, kind, afterMs) => {
    const { openPhone, server } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    const link = await ticketLinkOf(first);
    await server.timers.advance(afterMs);
    const second = openPhone();
    second.takeOver.begin(link);
    await second.pass();
    const { step } = second.takeOver.getState();
    expect(step.kind === 'trouble' ? step.trouble.kind : step.kind).toBe(kind);
  });

  test('and a page that closes before the first phone knows asks nothing more', async () => {
    const { first, second } = await startTwoPhones();
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    second.network.loses = /sessions.*ticket/;
    second.takeOver.subscribe(({ arrived }) => arrived && second.close());
    second.takeOver.accept();
    await second.pass(60 * SECOND);
    expect(second.store.getState().userName).toBe('Ana');
    expect(second.asked.filter((call) => /^DELETE .*ticket/.test(call))).toHaveLength(1);
  });

  test('and hears that the QR code has had its time', async () => {
    const { openPhone } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    await ticketLinkOf(first);
    await first.pass(4 * 60 * SECOND);
    expect(first.offer.getState().offer).toMatchObject({ kind: 'open' });
    await first.pass(62 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'late' });
  });

  test('and hears it without network too, after five minutes and not before', async () => {
    const { openPhone } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    await ticketLinkOf(first);
    first.network.isReachable = false;
    await first.pass(4 * 60 * SECOND);
    expect(first.offer.getState().offer).toMatchObject({ kind: 'open' });
    await first.pass(62 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'late' });
  });

  test('and hears that another page of this phone has voided the QR code', async () => {
    const { openPhone, server } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    await ticketLinkOf(first);
    const { sessionId, writeKey } = first.store.getState().identity;
    const headers = { authorization: `Bearer ${writeKey}` };
    await server.request(`/api/sessions/${sessionId}/ticket?c=${ANA_AND_BEN.code}`, { method: 'DELETE', headers });
    await first.pass(2 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'late' });
  });

  test('and without network both phones say so, and nothing is lost', async () => {
    const { first, second } = await startTwoPhones();
    const link = await ticketLinkOf(first);
    second.network.isReachable = false;
    second.takeOver.begin(link);
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'no-answer' } });
    first.network.isReachable = false;
    first.offer.open();
    await first.pass();
    expect(first.offer.getState().offer).toEqual({ kind: 'no-answer' });
  });

  test('and a phone that has the evening already says so', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'here' });
  });

  test('and not on a phone that cannot store, also if it has no evening', async () => {
    const { first, second } = await startTwoPhones();
    second.storage.break(true);
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    second.takeOver.accept();
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'cannot-store' } });
    expect(second.store.getState().userName).toBeNull();
  });

  test('and the QR code that the guest closes is void', async () => {
    const { first, second } = await startTwoPhones();
    const link = await ticketLinkOf(first);
    await first.offer.close();
    expect(first.offer.getState()).toEqual({ offer: { kind: 'none' }, signsOff: false });
    second.takeOver.begin(link);
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'late' } });
  });
});

describe('the second phone has an evening of its own', () => {
  test.each([
    ['the same celebration', ANA_AND_BEN],
    ['another celebration', MIA_AND_LEO],
    ['the open celebration', null],
  ])('at %s: it is set aside, sent, and the guest can go back', async (_, celebration) => {
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
  });

  test('and after a reload the settings still lead back to it', async () => {
    const { openPhone } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    const second = await arriveAs('Bea', openPhone());
    second.store.addDrink(WINE);
    await carryOn(first, second);
    const reloaded = second.reload();
    const [bea, ...more] = reloaded.takeOver.others();
    expect([bea?.state.userName, more]).toEqual(['Bea', []]);
    if (bea) reloaded.takeOver.goBack(bea);
    // The page says whose evening it is now, instead of what was up before.
    expect(reloaded.takeOver.getState().arrived).toEqual({ from: null });
    await reloaded.pass();
    expect(typesOf(reloaded)).toEqual(['wine']);
    expect(reloaded.takeOver.others().map(({ state }) => state.userName)).toEqual(['Ana']);
  });

  test('and stays there if the phone cannot store', async () => {
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
  ])('and a first phone that %s does not say that both count when the guest cancels there', async (_, heardAfterMs) => {
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
  });
});

test('a guest who cancels on the first phone when the evening has just arrived counts on both', async () => {
  const { first, second } = await startTwoPhones();
  second.takeOver.begin(await ticketLinkOf(first));
  await second.pass();
  second.takeOver.accept();
  await second.pass();
  await first.offer.close();
  expect(first.offer.getState().offer).toEqual({ kind: 'arrived' });
  expect(first.otherPhone.isThere()).toBe(true);
});

describe('the first phone signs off', () => {
  test('when the evening has arrived: it forgets the guest, and says so after the reload', async () => {
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

  test('not before the other phone has stored the evening', async () => {
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

  test('not before the server has every drink', async () => {
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

  test('not before a server that was restored from a backup has every drink again', async () => {
    const { first, second, server } = await startTwoPhones();
    await carryOn(first, second);
    second.network.isReachable = false;
    await signOffAfterRestore(first, await backUp(server));
    expect(first.store.ending()).toBe('cleared');
    second.network.isReachable = true;
    await second.pass(10 * SECOND);
    expect(typesOf(second)).toEqual(['beer']);
  });

  test('and says what it waits for, if the server does not answer', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.network.isReachable = false;
    first.offer.signOff();
    expect(first.offer.getState().offer).toEqual({ kind: 'confirming' });
    await first.pass(SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'signing-off' });
    expect(first.store.ending()).toBeNull();
  });

  test('and a guest who changes their mind counts on both', async () => {
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

  test('also if it cannot store, and not before the server has every drink', async () => {
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

  test('and not of an evening that only this phone has, when the guest has gone back to it', async () => {
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

  test('and nothing of that session stays aside', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    first.offer.signOff();
    await first.pass();
    expect(first.evenings.list()).toEqual([]);
  });
});

describe('Delete my data on one of two phones', () => {
  test('reaches the other one, which forgets the guest and says why', async () => {
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

describe('the position', () => {
  const HERE = { latitude: 48.2082, longitude: 16.3738 };

  async function startPhones() {
    const party = await startTwoPhones();
    /** `nearby` if the server has a position. */
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

  test('stays when the evening arrives on another phone', async () => {
    const { first, second, scope } = await startPhones();
    first.store.share({ ...HERE });
    await first.pass();
    await carryOn(first, second);
    await second.pass();
    expect(await scope()).toBe('nearby');
  });

  test('is that of the phone on which the guest last changed something', async () => {
    const { first, second, scope } = await startTwoPhonesThatShare('first');
    expect(await scope()).toBe('nearby');
    second.store.addDrink(BEER);
    await second.pass();
    expect(await scope()).toBe('everyone');
    first.store.addDrink(BEER);
    await first.pass();
    expect(await scope()).toBe('nearby');
  });

  test('is neither sent again nor removed by an idle phone', async () => {
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

  test('goes with the guest to the next session, if the server has deleted this one', async () => {
    const { first, server, scope } = await startTwoPhonesThatShare('first');
    const { sessionId, writeKey } = first.store.getState().identity;
    const headers = { authorization: `Bearer ${writeKey}` };
    await server.request(`/api/sessions/${sessionId}?c=${ANA_AND_BEN.code}`, { method: 'DELETE', headers });
    await first.pass(11 * SECOND);
    expect(idOf(first)).not.toBe(sessionId);
    expect(await scope()).toBe('nearby');
  });
});
