import { expect, test } from 'vitest';
import { EVENING, mergingServer, problem, type SentSave, saved, testPhone, testStorage } from '../phone.fixture.ts';
import { BARN, BEER, ids } from './pushing.fixture.ts';

test('a save that is refused for good is logged once and repeated only after the next change', async () => {
  const phone = testPhone((save, attempt) =>
    attempt === 1 ? problem(422, 'invalid', { field: 'userName' }) : saved(save),
  );
  phone.store.saveName('Ana');
  await phone.clock.pass(3_600_000);
  expect(phone.sent).toHaveLength(1);
  expect(phone.logged).toEqual(['Error saving session']);
  phone.store.addDrink(BEER);
  await phone.clock.pass(0);
  expect(phone.sent).toHaveLength(2);
});

test('a drink that the server refuses does not hold back the others', async () => {
  const unknown = { id: `${EVENING}-m`, drinkType: 'mead', timestamp: EVENING };
  const clink = JSON.stringify({ drinks: [unknown], sessionStart: EVENING });
  const respond = (save: SentSave) => {
    const index = save.drinks.findIndex(({ drinkType }) => drinkType === 'mead');
    return index < 0 ? saved(save) : problem(422, 'invalid', { field: `drinks.${index}.drinkType` });
  };
  const phone = testPhone(respond, testStorage({ clink }));
  phone.store.saveName('Ana');
  const beer = phone.store.addDrink(BEER);
  await phone.clock.pass(3_600_000);
  expect(phone.sent.map(ids)).toEqual([[unknown.id], [beer?.id]]);
  expect(JSON.parse(phone.storage.values.get('clink') ?? '').drinks).toContainEqual(unknown);
});

test('if the twelfth of twelve drinks is refused, the other eleven are sent', async () => {
  const respond = (save: SentSave) =>
    save.drinks.length === 12 ? problem(422, 'invalid', { field: 'drinks.11.drinkType' }) : saved(save);
  const phone = testPhone(respond);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  for (let drink = 0; drink < 12; drink++) {
    phone.clock.set(EVENING + drink);
    phone.store.addDrink(BEER);
  }
  await phone.clock.pass(60_000);
  const { drinks } = phone.store.getState().session;
  expect(ids({ drinks: phone.sent.at(-1)?.drinks ?? [] })).toEqual(ids({ drinks: drinks.slice(0, 11) }));
});

test('an unknown drink from a newer server is stored and sent back unchanged', async () => {
  const { server, respond } = mergingServer();
  const phone = testPhone(respond);
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  const newer = { id: `${EVENING}-m`, drinkType: 'mead', alcoholType: 'honey', timestamp: EVENING, glass: 'horn' };
  if (server.holds) server.holds = { ...server.holds, drinks: [newer] };
  phone.lifecycle.wake('visible');
  await phone.clock.pass(0);
  expect(phone.store.getState().session.drinks).toMatchObject([{ id: newer.id, drinkType: 'other' }]);
  phone.lifecycle.wake('visible');
  await phone.clock.pass(0);
  expect(phone.sent.at(-1)?.drinks).toEqual([newer]);
});

test.each([
  ['the name', 'Error saving session', ['name']],
  ['a drink', 'Error updating session', ['drink']],
  ['the position', 'Error updating session', ['position']],
  ['the pace', 'Error saving pace', ['pace']],
  ['a drink and the pace', 'Error updating session', ['pace', 'drink']],
  ['the position and the pace', 'Error updating session', ['pace', 'position']],
  ['everything', 'Error saving session', ['pace', 'drink', 'name']],
])('a failed save of %s is logged as %j, once per attempt [SPEC-8.1]', async (_, message, kinds) => {
  let isDown = false;
  const phone = testPhone((save) => (isDown ? problem(503, 'unavailable') : saved(save)));
  phone.store.saveName('Ana');
  await phone.clock.pass(0);
  isDown = true;
  for (const kind of kinds) {
    if (kind === 'name') phone.store.saveName('Bea');
    if (kind === 'drink') phone.store.addDrink(BEER);
    if (kind === 'pace') phone.store.choosePace('slow');
    if (kind === 'position') phone.store.share(BARN);
  }
  await phone.clock.pass(200);
  expect(phone.logged.at(-1)).toBe(message);
  expect(phone.logged).toHaveLength(phone.sent.length - 1);
});
