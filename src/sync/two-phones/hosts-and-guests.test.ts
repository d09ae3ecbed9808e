import { expect, test } from 'vitest';
import { namedDrinks, readMenu } from '../../domain/menu/known-menu.ts';
import { LEMONADE, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { backUp } from '../../server/testing/service.fixture.ts';
import { isSaved } from '../phone/phone.ts';
import { BEER, startEvening } from './hosts-and-guests.fixture.ts';
import { carryOn, openServedPhone, signOffAfterRestore } from './served-phone.fixture.ts';

test('the phone of a renamed guest receives the new name and keeps the old name', async () => {
  const { server, arrive, moderate } = await startEvening();
  const ben = arrive('Ben');
  await ben.pass();
  await moderate(ben, { action: 'rename', name: 'Ben K.' });
  ben.store.addDrink(BEER);
  await ben.pass();
  expect(ben.store.getState()).toMatchObject({ userName: 'Ben', decision: { name: 'Ben K.' } });
  expect(await server.names()).toEqual(['Ben K.']);
});

test('a guest who only looks at the page learns within 20 seconds of a new name and of a removal', async () => {
  const { arrive, moderate, server } = await startEvening();
  const ben = arrive('Ben');
  await ben.pass();
  await moderate(ben, { action: 'rename', name: 'Ben K.' });
  await ben.pass(20_000);
  expect(ben.store.getState().decision).toMatchObject({ name: 'Ben K.' });
  await moderate(ben, { action: 'remove' });
  await ben.pass(20_000);
  expect(ben.admission()).toBe('removed');
  expect(await server.names()).toEqual([]);
});

test('what the guest was told is still known after a reload', async () => {
  const { arrive, door } = await startEvening();
  await door('ask');
  const ines = arrive('Ines');
  await ines.pass();
  const { decision } = ines.store.getState();
  if (decision) ines.store.noteTold({ ...decision, learnedAt: decision.learnedAt + 1, toldAdmission: 'waiting' });
  ines.close();
  const again = arrive('Ines', ines.storage);
  await again.pass();
  expect(again.store.getState().decision).toMatchObject({ admission: 'waiting', toldAdmission: 'waiting' });
});

test('a phone does not sign off when a server that was restored from a backup refuses its guest', async () => {
  const { server, arrive, door } = await startEvening();
  await door('closed');
  const restore = await backUp(server);
  await door('open');
  const ben = arrive('Ben');
  await signOffAfterRestore(ben, restore);
  expect(ben.admission()).toBe('door-closed');
  expect([ben.store.ending(), ben.store.getState().session.drinks.length]).toEqual([null, 1]);
  expect(ben.offer.getState().offer).toEqual({ kind: 'none' });
});

test('a phone that waits to sign off stops waiting when the hosts remove its guest', async () => {
  const { arrive, moderate } = await startEvening();
  const ben = arrive('Ben');
  await ben.pass();
  ben.network.isReachable = false;
  ben.store.addDrink(BEER);
  ben.otherPhone.note();
  ben.offer.signOff();
  await ben.pass(1_000);
  expect(ben.offer.getState().offer).toEqual({ kind: 'signing-off' });
  await moderate(ben, { action: 'remove' });
  ben.network.isReachable = true;
  ben.lifecycle.wake();
  await ben.pass();
  expect(ben.offer.getState().offer).toEqual({ kind: 'none' });
  expect([ben.admission(), ben.store.ending()]).toEqual(['removed', null]);
  expect(ben.store.getState().session.drinks).toHaveLength(1);
});

test('a phone does not sign off when the celebration is over at a server that was restored from a backup', async () => {
  const { server, arrive } = await startEvening();
  const setState = async (state: 'open' | 'over') =>
    expect((await server.marek('PATCH', server.at, { state })).status).toBe(200);
  await setState('over');
  const restore = await backUp(server);
  await setState('open');
  const ben = arrive('Ben');
  await signOffAfterRestore(ben, restore);
  expect(ben.store.getState().refusedBy).toBe('celebration-over');
  expect(ben.store.ending()).toBeNull();
  expect(ben.offer.getState().offer).toEqual({ kind: 'none' });
});

test('drinks that were refused while the celebration was over by mistake are sent within 20 seconds', async () => {
  const { server, arrive } = await startEvening();
  const ben = arrive('Ben');
  await ben.pass();
  expect((await server.marek('PATCH', server.at, { state: 'over' })).status).toBe(200);
  ben.store.addDrink(BEER);
  await ben.pass();
  expect(ben.store.getState().refusedBy).toBe('celebration-over');
  expect((await server.marek('PATCH', server.at, { state: 'open' })).status).toBe(200);
  expect(isSaved(ben.store.getState())).toBe(false);
  await ben.pass(20_000);
  expect(isSaved(ben.store.getState())).toBe(true);
  expect(ben.store.getState().refusedBy).toBeNull();
});

test('a guest who continues on another phone immediately has the look and the offered drinks of the menu', async () => {
  const { server, arrive } = await startEvening();
  const look = { palette: 'sage', ornament: 'rings' };
  const changes = { menu: [SPRITZ, LEMONADE], revision: 0, withoutAlcohol: true, look };
  expect((await server.marek('PATCH', server.at, changes)).status).toBe(200);
  const ana = arrive('Ana');
  ana.store.addDrink({ drinkType: LEMONADE.drinkType, menuItem: LEMONADE.id });
  await ana.pass();
  const second = openServedPhone(server);
  await carryOn(ana, second);
  const { celebration, session } = second.store.getState();
  expect(celebration).toMatchObject({ withoutAlcohol: true, look });
  expect(readMenu(celebration?.menu)).toEqual([LEMONADE]);
  expect(session.drinks).toMatchObject([{ menuItem: LEMONADE.id }]);
});

test('a guest who comes back to the first phone still sees the name of a drink that is no longer on the menu', async () => {
  const { server, arrive } = await startEvening();
  const ana = arrive('Ana');
  const { celebration } = ana.store.getState();
  if (celebration) ana.store.learn({ ...celebration, menu: [SPRITZ] });
  ana.store.addDrink({ drinkType: SPRITZ.drinkType, menuItem: SPRITZ.id });
  await ana.pass();
  const second = openServedPhone(server);
  await carryOn(ana, second);
  ana.evenings.switchTo(null);
  await carryOn(second, ana);
  const back = ana.store.getState();
  expect(back.session.drinks).toMatchObject([{ menuItem: SPRITZ.id }]);
  expect(namedDrinks(back.celebration?.menu).get(SPRITZ.id)?.name).toBe(SPRITZ.name);
});

test.each<[what: string, changes: object]>([
  ['was taken off the menu', { menu: [LEMONADE], revision: 1 }],
  ['is not offered without alcohol', { withoutAlcohol: true }],
  ['was taken off the menu, which is empty now', { menu: [], revision: 1 }],
])('a drink that %s keeps its name on the second and the third phone', async (_, changes) => {
  const { server, arrive } = await startEvening();
  const patch = async (asked: object) => expect((await server.marek('PATCH', server.at, asked)).status).toBe(200);
  await patch({ menu: [SPRITZ, LEMONADE], revision: 0 });
  const ana = arrive('Ana');
  ana.store.addDrink({ drinkType: SPRITZ.drinkType, menuItem: SPRITZ.id });
  await ana.pass();
  await patch(changes);
  const [second, third] = [openServedPhone(server), openServedPhone(server)];
  await carryOn(ana, second);
  await carryOn(second, third);
  for (const { store } of [second, third.reload()]) {
    const { session, celebration } = store.getState();
    const [drink] = session.drinks;
    expect(namedDrinks(celebration?.menu).get(drink?.menuItem ?? '')).toEqual({
      ...{ id: SPRITZ.id, name: SPRITZ.name, sign: SPRITZ.sign },
    });
    expect(readMenu(celebration?.menu).map(({ id }) => id)).not.toContain(SPRITZ.id);
  }
});
