import { expect, test } from 'vitest';
import { NO_PAD } from '../../domain/protocol/ticket.ts';
import { CARLA, MAREK, startHostedService } from '../../server/testing/hosting.fixture.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { openServedPhone, type ServedPhone } from './served-phone.fixture.ts';

/** Ana's phone has no power, and Marek hands her evening over to another phone. */

const BEER = { drinkType: 'beer' } as const;
const WATER = { drinkType: 'water' } as const;

async function startEvening() {
  const server = await startHostedService();
  const { code, names, date, language } = server.celebration;
  const here: KnownCelebration = { code, names, date, language, state: 'open', learnedAt: 1 };
  const ana = openServedPhone(server);
  ana.evenings.switchTo(here, true);
  ana.store.saveName('Ana');
  ana.store.addDrink(BEER);
  await ana.pass();
  const { sessionId } = ana.store.getState().identity;
  const at = `${server.at}/guests/${sessionId}/ticket`;

  /** The link in a QR code that Marek shows. */
  async function square() {
    const answer = await server.marek('POST', at, {});
    expect(answer.status).toBe(200);
    const { ticket } = (await answer.json()) as { ticket: string };
    return { ticket, pad: NO_PAD, code };
  }
  async function takeOver(phone: ServedPhone, link: Awaited<ReturnType<typeof square>>) {
    phone.takeOver.begin(link);
    await phone.pass();
    phone.takeOver.accept();
    await phone.pass();
    return phone;
  }
  const stateOf = async () => ((await (await server.marek('GET', at)).json()) as { state: string }).state;
  const drinks = async () => {
    const answer = await server.request(`/api/leaderboard/guests?c=${code}`);
    const { rows } = (await answer.json()) as { rows: { user_name: string; total_drinks: number }[] };
    return rows.map((row) => [row.user_name, row.total_drinks]);
  };
  return { server, ana, at, sessionId, square, takeOver, stateOf, drinks, newPhone: () => openServedPhone(server) };
}

const typesOf = ({ store }: ServedPhone) => store.getState().session.drinks.map(({ drinkType }) => drinkType);

test('another phone goes on with the name and every drink, and both phones count for one guest', async () => {
  const { ana, square, takeOver, stateOf, drinks, newPhone } = await startEvening();
  const link = await square();
  expect(await stateOf()).toBe('open');
  const other = await takeOver(newPhone(), link);
  expect(await stateOf()).toBe('arrived');
  expect(other.store.getState().userName).toBe('Ana');
  expect(other.store.getState().identity.sessionId).toBe(ana.store.getState().identity.sessionId);
  expect(other.store.getState().identity.writeKey).not.toBe(ana.store.getState().identity.writeKey);
  other.store.addDrink(BEER);
  await other.pass();
  // Ana's first phone is charged again. A drink that it logged offline is not lost.
  ana.store.addDrink(WATER);
  await ana.pass(20_000);
  await other.pass(10_000);
  expect([typesOf(ana).sort(), typesOf(other).sort()]).toEqual([
    ['beer', 'beer', 'water'],
    ['beer', 'beer', 'water'],
  ]);
  expect(await drinks()).toEqual([['Ana', 2]]);
});

test('the guest’s own phone shows a notice of the hand-over at its next visit, and the other phone shows none', async () => {
  const { ana, server, square, takeOver, newPhone } = await startEvening();
  const other = await takeOver(newPhone(), await square());
  const handedOverAt = server.timers.now();
  await ana.pass(20_000);
  expect(ana.store.getState().decision).toMatchObject({ handedOverAt });
  expect(ana.store.getState().decision?.toldHandedOverAt).toBeUndefined();
  expect([ana.otherPhone.isThere(), other.otherPhone.isThere()]).toEqual([true, true]);
  await other.pass(20_000);
  expect(other.store.getState().decision).toMatchObject({ handedOverAt, toldHandedOverAt: handedOverAt });
});

test('the QR code works only once, but a phone can ask again for a lost answer', async () => {
  const { square, takeOver, newPhone } = await startEvening();
  const link = await square();
  const [first, second] = [newPhone(), newPhone()];
  first.network.loses = /redeem/;
  await takeOver(first, link);
  expect(first.takeOver.getState().step).toMatchObject({ kind: 'trouble', trouble: { kind: 'no-answer' } });
  await takeOver(second, link);
  expect(second.takeOver.getState().step).toMatchObject({ kind: 'trouble', trouble: { kind: 'used' } });
  first.takeOver.tryAgain();
  await first.pass();
  first.store.addDrink(BEER);
  await first.pass();
  expect(typesOf(first)).toEqual(['beer', 'beer']);
  expect(second.store.getState().userName).toBeNull();
});

test('the log says who handed the evening over, and offers no undo', async () => {
  const { server, square, sessionId } = await startEvening();
  await square();
  const { entries } = (await (await server.marek('GET', `${server.at}/actions`)).json()) as { entries: object[] };
  expect(entries[0]).toMatchObject({
    ...{ action: 'hand-over', by: { name: MAREK.name }, canUndo: false },
    guest: { id: sessionId, name: 'Ana' },
  });
});

test('only hosts of the celebration can hand an evening over, and only that of a guest at this celebration', async () => {
  const { server, at, ana, square } = await startEvening();
  for (const method of ['POST', 'GET', 'DELETE']) {
    const body = method === 'POST' ? {} : undefined;
    expect((await server.as(CARLA)(method, at, body)).status).toBe(404);
    expect((await server.as(null)(method, at, body)).status).toBe(401);
    const other = await (
      await server.as(CARLA)('POST', '/celebrations', { names: 'Mia', date: '2026-09-05', timeZone: 'UTC' })
    ).json();
    const path = at.replace(server.celebration.id, (other as { id: string }).id);
    expect(await (await server.as(CARLA)(method, path, body)).json()).toMatchObject({ code: 'unknown-guest' });
  }
  const link = await square();
  const { sessionId } = ana.store.getState().identity;
  await server.moderate({ sessionId }, { action: 'remove' });
  expect(await (await server.marek('POST', at, {})).json()).toMatchObject({ code: 'too-late', state: 'removed' });
  const phone = openServedPhone(server);
  phone.takeOver.begin(link);
  await phone.pass();
  expect(phone.takeOver.getState().step).toMatchObject({ kind: 'trouble', trouble: { kind: 'gone' } });
});

test('a host can void the host’s own QR code by closing it, but not a QR code of the guest', async () => {
  const { server, at, square, takeOver, newPhone, ana, stateOf } = await startEvening();
  const link = await square();
  expect(await (await server.marek('DELETE', at)).json()).toEqual({ state: 'none' });
  const late = await takeOver(newPhone(), link);
  expect(late.takeOver.getState().step).toMatchObject({ kind: 'trouble', trouble: { kind: 'late' } });
  ana.offer.open();
  await ana.pass();
  expect(await stateOf()).toBe('none');
  expect(await (await server.marek('DELETE', at)).json()).toEqual({ state: 'none' });
  await ana.pass(2_000);
  expect(ana.offer.getState().offer.kind).toBe('open');
});

test('after “Delete my data” on one phone, the other phone that the guest knows of forgets the guest', async () => {
  const { ana, square, takeOver, newPhone, drinks } = await startEvening();
  const other = await takeOver(newPhone(), await square());
  await ana.pass(20_000);
  other.deletions.forget();
  await other.pass(5_000);
  await ana.pass(20_000);
  expect(ana.store.getState().userName).toBeNull();
  expect(await drinks()).toEqual([]);
});

test('a deletion on a phone that the guest does not know of removes nothing from the guest’s own phone', async () => {
  const { ana, square, takeOver, newPhone, drinks } = await startEvening();
  const other = await takeOver(newPhone(), await square());
  other.deletions.forget();
  await other.pass(5_000);
  expect(await drinks()).toEqual([]);
  await ana.pass(20_000);
  expect(typesOf(ana)).toEqual(['beer']);
});

test('an evening can be handed over to four phones, and all of them continue it', async () => {
  const { server, at, square, takeOver, newPhone, drinks } = await startEvening();
  const phones = [];
  for (let time = 0; time < 4; time++) phones.push(await takeOver(newPhone(), await square()));
  expect(await (await server.marek('POST', at, {})).json()).toMatchObject({ code: 'too-much' });
  for (const phone of phones) {
    phone.store.addDrink(BEER);
    await phone.pass();
  }
  expect(await drinks()).toEqual([['Ana', 5]]);
});
