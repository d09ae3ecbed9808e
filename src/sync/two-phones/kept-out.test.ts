import { expect, test } from 'vitest';
import { isSaved } from '../phone/phone.ts';
import { BEER, startEvening } from './hosts-and-guests.fixture.ts';

test('a removed guest can go on logging, and all drinks are saved when the hosts let the guest in again', async () => {
  const { server, arrive, moderate } = await startEvening();
  const ben = arrive('Ben');
  ben.store.addDrink(BEER);
  await ben.pass();
  const { identity } = ben.store.getState();
  await moderate(ben, { action: 'remove' });
  ben.store.addDrink(BEER);
  await ben.pass();
  expect(ben.admission()).toBe('removed');
  expect(ben.store.getState().identity).toEqual(identity);
  expect(ben.store.getState().session.drinks).toHaveLength(2);
  expect(await server.names()).toEqual([]);

  ben.store.ask('entry');
  await ben.pass();
  expect(ben.admission()).toBe('waiting');
  expect(isSaved(ben.store.getState())).toBe(true);
  ben.store.addDrink(BEER);
  await ben.pass();
  await moderate(ben, { action: 'let-in' });
  await ben.pass(20_000);
  expect(ben.admission()).toBeUndefined();
  expect(await server.names()).toEqual(['Ben']);
  expect(isSaved(ben.store.getState())).toBe(true);
  expect(ben.logged).toEqual([]);
});

test('if a removed guest asks to come back while offline, the phone asks the hosts once there is a network', async () => {
  const { arrive, moderate } = await startEvening();
  const ben = arrive('Ben');
  await ben.pass();
  await moderate(ben, { action: 'remove' });
  ben.lifecycle.wake();
  await ben.pass();
  ben.network.isReachable = false;
  ben.store.ask('entry');
  await ben.pass(60_000);
  expect(ben.store.getState().asks).toBe('entry');
  ben.network.isReachable = true;
  ben.lifecycle.wake();
  await ben.pass();
  expect(ben.admission()).toBe('waiting');
  expect(ben.store.getState().asks).toBeNull();
});

test('a barred guest asks without success, and is told if the hosts later let the guest in', async () => {
  const { arrive, moderate } = await startEvening();
  const ben = arrive('Ben');
  await ben.pass();
  await moderate(ben, { action: 'remove', mayReturn: false });
  ben.lifecycle.wake();
  await ben.pass();
  expect(ben.admission()).toBe('barred');
  ben.store.ask('entry');
  await ben.pass();
  expect(ben.admission()).toBe('barred');
  expect(ben.store.getState().asks).toBeNull();
  await moderate(ben, { action: 'restore' });
  ben.lifecycle.wake();
  await ben.pass();
  expect(ben.admission()).toBeUndefined();
});

test('a guest at a closed door logs only on the phone, and comes in with all drinks when the door opens', async () => {
  const { server, arrive, door } = await startEvening();
  await door('closed');
  const ines = arrive('Ines');
  ines.store.addDrink(BEER);
  await ines.pass();
  expect(ines.admission()).toBe('door-closed');
  expect(isSaved(ines.store.getState())).toBe(false);
  await door('open');
  await ines.pass(20_000);
  expect(ines.admission()).toBeUndefined();
  expect(await server.names()).toEqual(['Ines']);
  expect(isSaved(ines.store.getState())).toBe(true);
  expect(ines.logged).toEqual([]);
});

test('the phone of a guest who waits or is in asks every 20 s, and only while the page is visible', async () => {
  const { arrive, door, moderate } = await startEvening();
  await door('ask');
  const ines = arrive('Ines');
  await ines.pass();
  expect(ines.admission()).toBe('waiting');
  const before = ines.asked.length;
  await ines.pass(19_000);
  expect(ines.asked).toHaveLength(before);
  await ines.pass(1_000);
  expect(ines.asked).toHaveLength(before + 1);
  ines.lifecycle.hide();
  await ines.pass(60_000);
  expect(ines.asked).toHaveLength(before + 1);
  await moderate(ines, { action: 'let-in' });
  ines.lifecycle.wake();
  await ines.pass();
  expect(ines.admission()).toBeUndefined();
  const isIn = ines.asked.length;
  await ines.pass(20_000);
  expect(ines.asked).toHaveLength(isIn + 1);
  ines.lifecycle.hide();
  await ines.pass(120_000);
  expect(ines.asked).toHaveLength(isIn + 1);
});

test('a guest who was turned away can ask again with another name', async () => {
  const { arrive, door, moderate } = await startEvening();
  await door('ask');
  const ines = arrive('Ines K');
  await ines.pass();
  await moderate(ines, { action: 'turn-away' });
  await ines.pass(20_000);
  expect(ines.admission()).toBe('turned-away');
  ines.store.saveName('Ines Kowalska');
  ines.store.ask('entry');
  await ines.pass();
  expect(ines.admission()).toBe('waiting');
  expect(ines.asked.filter((path) => path.includes('ask=1'))).toHaveLength(1);
});
