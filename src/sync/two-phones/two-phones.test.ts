import { describe, expect, test } from 'vitest';
import { carryOn, ticketLinkOf } from './served-phone.fixture.ts';
import {
  ANA_AND_BEN,
  arriveAs,
  BEER,
  SECOND,
  startParty,
  startTwoPhones,
  typesOf,
  WINE,
} from './two-phones.fixture.ts';

describe('continuing on another phone', () => {
  test('a second phone continues with name, pace, drinks and undone drinks, and both phones count for one guest', async () => {
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
    // After a 410 both phones continue with the same session.
    expect({ identity, next }).toEqual({
      identity: first.store.getState().identity,
      next: first.store.getState().next,
    });
    expect(typesOf(second)).toEqual(['beer']);
    // This is the same moment on a clock that is two hours ahead.
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

  test('an undo, a new name or hiding on one phone reaches the other phone within ten seconds', async () => {
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

  test('each of the two phones asks for news after a reload too', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    const reloaded = first.reload();
    await reloaded.pass();
    second.store.addDrink(BEER);
    await second.pass();
    await reloaded.pass(10 * SECOND);
    expect(typesOf(reloaded)).toEqual(['beer']);
  });

  test('a guest’s only phone asks every 20 s what the hosts have decided', async () => {
    const { openPhone } = await startParty();
    const ana = await arriveAs('Ana', openPhone());
    const before = ana.asked.length;
    await ana.pass(60 * SECOND);
    expect(ana.asked.length).toBe(before + 3);
  });

  test('opening the link of the QR code does not use the ticket up', async () => {
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

  test('the second phone gets the evening even if the first answer was lost', async () => {
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
  ])('the second phone reads the QR code %s', async (_, kind, afterMs) => {
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

  test('a second phone whose page closes before the first phone knows sends no further request', async () => {
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

  test('the guest is told that the QR code is too old', async () => {
    const { openPhone } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    await ticketLinkOf(first);
    await first.pass(4 * 60 * SECOND);
    expect(first.offer.getState().offer).toMatchObject({ kind: 'open' });
    await first.pass(62 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'late' });
  });

  test('without a network the guest is told that the QR code is too old after five minutes, not before', async () => {
    const { openPhone } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    await ticketLinkOf(first);
    first.network.isReachable = false;
    await first.pass(4 * 60 * SECOND);
    expect(first.offer.getState().offer).toMatchObject({ kind: 'open' });
    await first.pass(62 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'late' });
  });

  test('the guest is told that another page of this phone has voided the QR code', async () => {
    const { openPhone, server } = await startParty();
    const first = await arriveAs('Ana', openPhone());
    await ticketLinkOf(first);
    const { sessionId, writeKey } = first.store.getState().identity;
    const headers = { authorization: `Bearer ${writeKey}` };
    await server.request(`/api/sessions/${sessionId}/ticket?c=${ANA_AND_BEN.code}`, { method: 'DELETE', headers });
    await first.pass(2 * SECOND);
    expect(first.offer.getState().offer).toEqual({ kind: 'late' });
  });

  test('without a network both phones say that there is none, and nothing is lost', async () => {
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

  test('a phone that already has the evening says that it has it', async () => {
    const { first, second } = await startTwoPhones();
    await carryOn(first, second);
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'here' });
  });

  test('a phone that cannot store cannot take an evening over, even if it has no evening', async () => {
    const { first, second } = await startTwoPhones();
    second.storage.break(true);
    second.takeOver.begin(await ticketLinkOf(first));
    await second.pass();
    second.takeOver.accept();
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'cannot-store' } });
    expect(second.store.getState().userName).toBeNull();
  });

  test('a QR code that the guest closes is void', async () => {
    const { first, second } = await startTwoPhones();
    const link = await ticketLinkOf(first);
    await first.offer.close();
    expect(first.offer.getState()).toEqual({ offer: { kind: 'none' }, signsOff: false });
    second.takeOver.begin(link);
    await second.pass();
    expect(second.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'late' } });
  });
});
