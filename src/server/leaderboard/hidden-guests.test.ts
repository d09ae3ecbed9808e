import { expect, test } from 'vitest';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
const NO_RANKS = { total_drinks: 2, drinks_per_hour: 2, most_drinks_rank: null, fastest_pace_rank: null };

/** A wedding in which Ana hides, and Bea has one drink less. Both are in the same barn. */
async function wedding() {
  const service = await startTestService();
  const [ana, bea] = [newPhone(), newPhone()];
  const read = async (path: string, headers = {}) => (await service.request(path, { headers })).json();
  const save = (phone: typeof ana, changes: Partial<SaveRequest>) =>
    service.request(...put(phone, saveAt(NOON, { location: BARN, ...changes })));
  await save(ana, {});
  await save(bea, { userName: 'Bea', drinks: saveAt(NOON).drinks.slice(0, 1) });
  await save(ana, { hidden: true });
  const own = (path: string, phone: typeof ana) => read(`${path}sessionId=${phone.sessionId}`, phone.headers);
  return { ...service, ana, bea, read, save, own };
}

test('a hidden guest is in no ranking, no list and no count, and the ranks of the others have no gap', async () => {
  const { read, own, bea } = await wedding();
  const views = [
    await read('/api/leaderboard'),
    await own('/api/leaderboard?', bea),
    await own('/api/leaderboard?scope=nearby&', bea),
  ];
  for (const view of views) {
    expect(view).toMatchObject({
      guests: 1,
      mostDrinks: [{ user_name: 'Bea', rank: 1 }],
      fastestPace: [{ user_name: 'Bea', rank: 1 }],
    });
  }
  expect(views[2].scope).toBe('nearby');
  expect(views[1].you).toMatchObject({ most_drinks_rank: 1, fastest_pace_rank: 1 });
  const { rows } = await read('/api/leaderboard/guests');
  expect(rows).toMatchObject([{ user_name: 'Bea', rank: 1 }]);
  // The name is searched as a whole word, because a random id may contain it.
  expect(JSON.stringify([views, rows])).not.toMatch(/\bAna\b/);
});

test('a hidden guest still sees her own counts and everyone, but nobody nearby, because this would be spying', async () => {
  const { request, own, ana } = await wedding();
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Far', location: { ...BARN, latitude: 49 } })));
  for (const scope of ['everyone', 'nearby']) {
    const answer = await own(`/api/leaderboard?scope=${scope}&`, ana);
    const mostDrinks = [{ user_name: 'Far' }, { user_name: 'Bea' }];
    expect(answer).toMatchObject({ scope: 'everyone', guests: 2, mostDrinks });
    expect(answer.you).toEqual(NO_RANKS);
  }
});

test('a guest who stops hiding sees who is nearby after the next save with her position', async () => {
  const { own, ana, save, restart } = await wedding();
  const scope = async () => (await own('/api/leaderboard?scope=nearby&', ana)).scope;
  await save(ana, { hidden: false });
  expect(await scope()).toBe('nearby');
  await save(ana, { hidden: true });
  await restart();
  expect(await scope()).toBe('everyone');
});

test('a guest stays hidden after a restart, and after a save without this field', async () => {
  const { restart, read, save, ana } = await wedding();
  await restart();
  expect((await read('/api/leaderboard')).guests).toBe(1);
  await save(ana, {});
  expect((await read('/api/leaderboard')).guests).toBe(1);
  await save(ana, { hidden: false });
  expect((await read('/api/leaderboard')).mostDrinks).toMatchObject([{ user_name: 'Ana' }, { user_name: 'Bea' }]);
});
