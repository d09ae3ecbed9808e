import { describe, expect, test } from 'vitest';
import { MAX_DRINKS } from '../../domain/limits.ts';
import { EVENING, mergingServer, saved, testPhone } from '../phone.fixture.ts';
import { BEER, ids, isAllSaved } from './pushing.fixture.ts';

test('nothing is sent before the guest has a name [SPEC-4.9]', async () => {
  const phone = testPhone(saved);
  phone.store.addDrink(BEER);
  await phone.clock.pass(60_000);
  expect(phone.sent).toEqual([]);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  expect(phone.sent).toMatchObject([{ userName: 'Ana', drinkingPace: 'moderate', hidden: false, location: null }]);
  expect(phone.sent[0]?.drinks).toHaveLength(1);
});

test('every change sends the whole session once [SPEC-4.9, 7.2]', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.choosePace('fast');
  await phone.clock.pass(0);
  const entry = phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  phone.store.undoDrink(entry?.id ?? '');
  await phone.clock.pass(600_000);
  expect(phone.sent.map(({ drinkingPace, drinks, removed }) => [drinkingPace, drinks.length, removed])).toEqual([
    ['moderate', 0, []],
    ['fast', 0, []],
    ['fast', 1, []],
    ['fast', 0, [entry?.id]],
  ]);
  expect(isAllSaved(phone)).toBe(true);
});

test('changes made during a save are sent together after it', async () => {
  let answer = () => {};
  const phone = testPhone((save, attempt) =>
    attempt === 1 ? new Promise<Response>((resolve) => (answer = () => resolve(saved(save)))) : saved(save),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.addDrink(BEER);
  phone.store.addDrink(BEER);
  await phone.clock.pass(100);
  expect(phone.sent).toHaveLength(1);
  answer();
  await phone.clock.pass(0);
  expect(phone.sent.map(({ drinks }) => drinks.length)).toEqual([0, 2]);
});

describe('drinks that the server has and the phone lacks', () => {
  test('drinks that only the server has arrive with the answer, with times on this phone’s clock', async () => {
    const { server, respond } = mergingServer();
    const phone = testPhone(respond);
    phone.store.saveName('Ana');
    await phone.clock.pass(0);
    const elsewhere = { id: `${EVENING}-x`, drinkType: 'wine', timestamp: EVENING } as const;
    if (server.holds)
      server.holds = {
        ...server.holds,
        drinks: [elsewhere],
        userName: 'Anna',
        stamps: { ...server.holds.stamps, userName: [2, 'x'] },
      };
    const own = phone.store.addDrink(BEER);
    await phone.clock.pass(0);
    const { session, userName } = phone.store.getState();
    expect(ids(session).sort()).toEqual([elsewhere.id, own?.id].sort());
    expect(userName).toBe('Anna');
    expect(isAllSaved(phone)).toBe(true);
    await phone.clock.pass(600_000);
    expect(phone.sent).toHaveLength(2);
  });

  test('a drink that was undone on another phone does not arrive', async () => {
    const { server, respond } = mergingServer();
    const phone = testPhone(respond);
    phone.store.saveName('Ana');
    const entry = phone.store.addDrink(BEER);
    await phone.clock.pass(0);
    if (server.holds) server.holds = { ...server.holds, drinks: [], removed: [entry?.id ?? ''] };
    phone.lifecycle.wake('visible');
    await phone.clock.pass(0);
    expect(phone.store.getState().session.drinks).toEqual([]);
  });
});

test('the choice to hide is sent to the server once', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  phone.store.hide(true);
  phone.store.hide(true);
  await phone.clock.pass(60_000);
  expect(phone.sent.map(({ hidden }) => hidden)).toEqual([false, true]);
});

test('a save continues after the page is closed, unless it is larger than browsers allow', async () => {
  const phone = testPhone(saved);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  const mistakes = Array.from({ length: MAX_DRINKS }, () => phone.store.addDrink(BEER)?.id ?? '');
  await phone.clock.pass(0);
  for (const id of mistakes) phone.store.undoDrink(id);
  for (let drink = 0; drink < MAX_DRINKS; drink++) {
    phone.store.addDrink({ drinkType: 'cocktail', alcoholType: 'whiskey' });
  }
  await phone.clock.pass(0);
  expect([phone.sent[0]?.keepalive, phone.sent.at(-1)?.keepalive]).toEqual([true, false]);
});
