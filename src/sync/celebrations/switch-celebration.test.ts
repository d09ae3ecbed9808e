import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { problem, type testStorage } from '../phone.fixture.ts';
import {
  ANA_AND_BEN,
  BEER,
  MIA_AND_LEO,
  phoneAt,
  smallStorage,
  types,
  weddingServer,
} from './two-celebrations.fixture.ts';

describe('a guest switches to another celebration', () => {
  it('a guest who switches keeps the name and the pace, but not the drinks of the first celebration', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.store.choosePace('fast');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    expect(phone.switchTo(MIA_AND_LEO)).toBe(true);
    phone.store.addDrink({ drinkType: 'wine' });
    await phone.clock.pass(MINUTE_MS);
    expect(phone.store.getState()).toMatchObject({ userName: 'Ines', pace: 'fast', celebration: MIA_AND_LEO });
    expect([phone.drinksAt('open'), phone.drinksAt(MIA_AND_LEO.code)]).toEqual([['beer'], ['wine']]);
  });

  it('after switching and back, each drink is saved once at the celebration where it was logged, even if logged offline', async () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.server.isReachable = false;
    phone.store.addDrink({ drinkType: 'wine' });
    phone.switchTo(MIA_AND_LEO);
    phone.store.addDrink({ drinkType: 'water' });
    phone.switchTo(ANA_AND_BEN);
    phone.store.addDrink({ drinkType: 'other' });
    expect(types(phone)).toEqual(['beer', 'other', 'wine']);
    phone.server.isReachable = true;
    await phone.clock.pass(5 * MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code).sort()).toEqual(['beer', 'other', 'wine']);
    expect(phone.drinksAt(MIA_AND_LEO.code)).toEqual(['water']);
    expect(phone.drinksAt('open')).toEqual([]);
  });

  it('if a guest switches and closes the page, unsent drinks are sent the next time, without a position', async () => {
    const phone = phoneAt();
    phone.server.isReachable = false;
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.store.share({ latitude: 48.2, longitude: 16.4 });
    phone.switchTo(MIA_AND_LEO);
    expect(phone.store.getState().position).toBeNull();
    phone.close();
    phone.server.isReachable = true;
    phone.openTab();
    await phone.clock.pass(5 * MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code)).toEqual(['beer']);
  });

  it('a name and a pace chosen at the second celebration are used when the evening at the first one begins', () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.switchTo(null);
    phone.store.saveName('Ines');
    phone.store.choosePace('fast');
    expect(phone.evenings.find(ANA_AND_BEN)).toBeUndefined();
    phone.switchTo(ANA_AND_BEN);
    expect(phone.store.getState()).toMatchObject({ userName: 'Ines', pace: 'fast', celebration: ANA_AND_BEN });
  });

  it('on a phone that cannot store, a guest with an evening cannot switch', () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.storage.break(true);
    phone.store.addDrink(BEER);
    expect(phone.switchTo(MIA_AND_LEO)).toBe(false);
    expect(phone.store.getState().celebration).toBeNull();
    expect(types(phone)).toEqual(['beer']);
  });

  it.each([
    ['is blocked', (storage: ReturnType<typeof testStorage>) => storage.break(true)],
    ['is full', (_: unknown, fill: (full: boolean) => void) => fill(true)],
  ])('a guest without a name can switch in memory if the storage %s', async (_, fails) => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    // The storage still contains the session of an earlier visit.
    phone.close();
    phone.clock.set(phone.clock.now() + 7 * 60 * MINUTE_MS);
    fails(storage, fill);
    const { store, switchTo } = phone.openTab();
    expect(switchTo(ANA_AND_BEN)).toBe(true);
    store.saveName('Ines');
    store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    expect(store.getState()).toMatchObject({ celebration: ANA_AND_BEN, isStored: false });
    expect(store.ending()).toBeNull();
    expect([phone.drinksAt(ANA_AND_BEN.code), phone.drinksAt('open')]).toEqual([['beer'], []]);
  });

  it('on a phone that cannot store, an evening that no server knows moves in memory with its drinks', async () => {
    const phone = phoneAt();
    phone.storage.break(true);
    phone.server.answer = problem(404, 'unknown-celebration');
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    phone.server.answer = null;
    expect(phone.switchTo(MIA_AND_LEO, true)).toBe(true);
    await phone.clock.pass(MINUTE_MS);
    expect(phone.drinksAt(MIA_AND_LEO.code)).toEqual(['beer']);
  });

  it('an evening at an unknown code moves with its drinks', async () => {
    const phone = phoneAt();
    phone.server.answer = problem(404, 'unknown-celebration');
    phone.switchTo({ ...ANA_AND_BEN, names: '', date: '' });
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    phone.server.answer = null;
    phone.switchTo(MIA_AND_LEO, true);
    await phone.clock.pass(MINUTE_MS);
    expect(types(phone)).toEqual(['beer']);
    expect(phone.evenings.find(ANA_AND_BEN)).toBeUndefined();
    expect(phone.drinksAt(MIA_AND_LEO.code)).toEqual(['beer']);
  });
});

describe('drinks that were logged at an unknown code', () => {
  it('drinks that were logged at an unknown code join the evening that the guest had at the right celebration', async () => {
    const phone = phoneAt();
    phone.switchTo(MIA_AND_LEO);
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    phone.switchTo({ ...ANA_AND_BEN, names: '', date: '' });
    phone.store.addDrink({ drinkType: 'wine' });
    phone.switchTo(MIA_AND_LEO, true);
    await phone.clock.pass(MINUTE_MS);
    expect(types(phone)).toEqual(['beer', 'wine']);
    expect(phone.drinksAt(MIA_AND_LEO.code).sort()).toEqual(['beer', 'wine']);
  });
});

describe('a celebration that was over', () => {
  it('a reopened celebration gets the drinks that were logged while it was over', async () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    await phone.clock.pass(MINUTE_MS);
    phone.server.answer = problem(403, 'celebration-over');
    phone.store.addDrink(BEER);
    phone.store.learn({ ...ANA_AND_BEN, state: 'over', learnedAt: 2 });
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code)).toEqual([]);

    phone.server.answer = null;
    phone.store.learn({ ...ANA_AND_BEN, learnedAt: 3 });
    await phone.clock.pass(MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code)).toEqual(['beer']);
  });
});

it('a save that names the celebration is answered like any other save', async () => {
  const phone = phoneAt();
  phone.switchTo(ANA_AND_BEN);
  phone.store.saveName('Ines');
  await phone.clock.pass(MINUTE_MS);
  const { sessionId } = phone.store.getState().identity;
  expect(phone.calls).toContain(`PUT /api/sessions/${sessionId}?c=K7MP4XRT`);
});
