import { describe, expect, test } from 'vitest';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { openWall } from '../wall/walls.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

describe.skipIf(!hasPostgres)('a quiet guest at another server', () => {
  test('a quiet guest of another server is shown with a name but without numbers, drinks unseen, and is shown with all numbers when no longer quiet', async () => {
    const databaseUrl = await newDatabaseUrl();
    const a = await startHostedService({ databaseUrl });
    const b = await startHostedService({ databaseUrl });
    const wall = await openWall(b, a.celebration.code);
    const soonAtB = () => ({
      toSee: (rows: unknown) =>
        expect
          .poll(async () => {
            await wall.after(600);
            const answer = await b.request(`/api/leaderboard/guests?c=${a.celebration.code}`);
            return (await answer.json()).rows;
          })
          .toMatchObject(rows as object),
    });
    const [grete, tom] = [await a.arrive('Grete'), await a.arrive('Tom')];
    await soonAtB().toSee([{ total_drinks: 1 }, { total_drinks: 1 }]);

    await a.save(grete, { userName: 'Grete', drinks: grete.drinks, isQuiet: true });
    await soonAtB().toSee([{ user_name: 'Tom' }, { user_name: 'Grete', isQuiet: true, total_drinks: 0 }]);
    const pictures = wall.pictures().length;
    const more = [
      ...grete.drinks,
      { id: `${a.timers.now()}-wine`, drinkType: 'wine' as const, timestamp: a.timers.now() },
    ];
    await a.save(grete, { userName: 'Grete', drinks: more, isQuiet: true });
    await a.save(tom, { userName: 'Tomas', drinks: tom.drinks });
    await soonAtB().toSee([{ user_name: 'Tomas' }, { user_name: 'Grete', isQuiet: true, total_drinks: 0 }]);
    await wall.after(NAME_WAITS_MS);
    const since = JSON.stringify(wall.pictures().slice(pictures));
    expect(since).not.toContain('Grete');
    expect(since).toContain('Tomas');

    await a.save(grete, { userName: 'Grete', drinks: more, isQuiet: false });
    await soonAtB().toSee([
      { user_name: 'Grete', total_drinks: 2 },
      { user_name: 'Tomas', total_drinks: 1 },
    ]);
  });
});
