import { describe, expect, test } from 'vitest';
import type { BoardSwitches } from '../../domain/leaderboard/boards.ts';
import type { WallChoice } from '../../domain/wall/wall-settings.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';
import { openWall } from './walls.fixture.ts';

type Kind = 'beer' | 'water';

const SECOND = 1_000;
const GUESTS = 12;

/** An evening of twelve guests with an open wall, who log drinks one after the other. */
async function startEvening(wanted: { boards: BoardSwitches; wall: WallChoice }) {
  const service = await startHostedService();
  const { marek, at, save, timers, celebration } = service;
  expect((await marek('PATCH', at, wanted)).status).toBe(200);
  const wall = await openWall(service, celebration.code);
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    ...{ phone: newPhone(), userName: `Guest ${index}` },
    drinks: [] as { id: string; drinkType: Kind; timestamp: number }[],
  }));
  return {
    ...service,
    wall,
    /** Logs a drink of a guest, which is visible on the leaderboard. Returns the next picture of the wall. */
    drink: async (index: number, drinkType: Kind, changes: { hidden?: boolean } = {}, count = 1) => {
      const guest = guests[index];
      if (!guest) throw new Error(`no guest ${index}`);
      await timers.advance(60 * SECOND);
      const timestamp = timers.now();
      for (let made = 0; made < count; made++) guest.drinks.push({ id: `${timestamp}-${made}`, drinkType, timestamp });
      expect((await save(guest.phone, { ...guest, ...changes })).status).toBe(200);
      return wall.after(2 * SECOND);
    },
    hide: async (index: number) => {
      const guest = guests[index];
      if (!guest) throw new Error(`no guest ${index}`);
      expect((await save(guest.phone, { ...guest, hidden: true })).status).toBe(200);
      return wall.after(2 * SECOND);
    },
  };
}

const NO_USUAL = { mostDrinks: false, fastestPace: false, variety: true };

describe('somebody who watches the wall and the leaderboard learns nothing about one guest', () => {
  /** All numbers of the room on the walls of an evening while guests log `kinds`, one drink each. */
  async function toldBy(wall: WallChoice, kinds: readonly Kind[]) {
    const evening = await startEvening({ boards: NO_USUAL, wall });
    for (const [index, kind] of kinds.entries()) await evening.drink(index, kind);
    return evening.wall.pictures().map(({ totals, hours, room, guests }) => ({ totals, hours, room, guests }));
  }

  test.each(['names', 'totals'] as const)(
    'if no board reveals alcohol, a wall of %s does not reveal whether a drink was beer or water',
    async (wall) => {
      // Both evenings begin with the same drinks. They differ only in the drink of the sixth guest.
      const before: Kind[] = ['water', 'beer', 'water', 'water', 'water'];
      const after: Kind[] = ['water', 'water', 'water', 'water', 'water', 'water'];
      const beer = await toldBy(wall, [...before, 'beer', ...after]);
      const water = await toldBy(wall, [...before, 'water', ...after]);
      expect(beer.length).toBeGreaterThan(GUESTS);
      expect(water).toEqual(beer);
      expect(JSON.stringify(beer.map(({ totals }) => totals.alcoholic))).not.toMatch(/[1-9]/);
    },
  );

  test('the moment for the hundredth glass of water is delayed as long as the totals, and does not reveal whether a drink was beer or water', async () => {
    async function momentsBy(kind: Kind) {
      const { drink, wall } = await startEvening({ boards: NO_USUAL, wall: 'names' });
      for (const [index, count] of [30, 30, 30, 8, 1].entries()) await drink(index, 'water', {}, count);
      await drink(5, kind);
      for (const index of [6, 7, 8, 9]) await drink(index, 'water');
      return wall.pictures().map(({ moment }) => moment?.kind);
    }
    const beer = await momentsBy('beer');
    expect(beer).toContain('waters');
    expect(await momentsBy('water')).toEqual(beer);
  });

  test('the next picture does not reveal who has had a drink, even if the boards count alcohol', async () => {
    const { drink } = await startEvening({ boards: { mostDrinks: true }, wall: 'totals' });
    for (let guest = 0; guest < 5; guest += 1) await drink(guest, 'beer');
    const then = (await drink(5, 'beer')).totals;
    for (const [guest, kind] of (['water', 'beer', 'water'] as const).entries())
      expect((await drink(6 + guest, kind)).totals).toEqual(then);
    expect((await drink(9, 'beer')).totals).toEqual({ alcoholic: 8, without: 2, waters: 0 });
  });
});

describe('a guest who hides', () => {
  test('a guest who becomes quiet is not counted, and the totals neither fall by earlier drinks nor rise by later ones', async () => {
    const { drink, hide, timers } = await startEvening({ boards: { mostDrinks: true }, wall: 'totals' });
    for (let guest = 0; guest < 5; guest += 1) await drink(guest, 'beer');
    for (let guest = 0; guest < 5; guest += 1) await drink(guest, 'beer');
    const before = await drink(0, 'beer');
    expect(before).toMatchObject({ guests: 5, totals: { alcoholic: 10 } });
    const hidden = await hide(4);
    expect(hidden).toMatchObject({ guests: 4, totals: before.totals });
    await drink(4, 'beer', { hidden: true });
    for (let guest = 5; guest < 10; guest += 1) await drink(guest, 'water');
    const after = await drink(10, 'water');
    // Guest 0 had one more drink.
    expect(after).toMatchObject({ guests: 10, totals: { alcoholic: 11 } });
    expect(timers.now()).toBeGreaterThan(NOON);
  });
});
