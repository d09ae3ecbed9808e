import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import type { BoardName, BoardSwitches } from '../../domain/leaderboard/boards.ts';
import { followEvents, MAREK, SOFIE } from '../testing/hosting.fixture.ts';
import { readLeaderboard, startParty } from './boards.fixture.ts';

describe('two hosts who switch boards at once', () => {
  /** Marek and Sofie, who helps. */
  async function startWithTwoHosts() {
    const party = await startParty();
    await party.welcome(SOFIE);
    const turn = (host: typeof MAREK) => (boards: BoardSwitches) => party.as(host)('PATCH', party.at, { boards });
    const entriesOf = async () => {
      const answer = await party.marek('GET', `${party.at}/actions`);
      const { entries } = (await answer.json()) as { entries: LogEntry[] };
      return entries.filter(({ action }) => action === 'boards');
    };
    const takeBack = async (host: typeof MAREK, which: LogEntry | undefined) => {
      const answer = await party.as(host)('POST', `${party.at}/actions/${which?.id}/undo`, {});
      return [answer.status, await answer.json()] as const;
    };
    return { ...party, marekTurns: turn(MAREK), sofieTurns: turn(SOFIE), entriesOf, takeBack };
  }

  test('if two hosts switch boards at once, both switches take effect on phones, on the hosts’ pages and in the file', async () => {
    const party = await startWithTwoHosts();
    const room = followEvents(await party.marek('GET', `${party.at}/guests/live`)).events;
    await party.timers.advance(0);
    expect(room[0]?.data.boards).toEqual(['mostDrinks', 'fastestPace']);
    await Promise.all([
      party.marekTurns({ hydration: true }),
      party.sofieTurns({ variety: true }),
      party.marekTurns({ fastestPace: false }),
      party.sofieTurns({ balanced: true }),
    ]);
    const boards = ['mostDrinks', 'hydration', 'balanced', 'variety'];
    expect(await (await party.marek('GET', party.at)).json()).toMatchObject({ boards });
    expect((await readLeaderboard(party)).boards).toEqual(boards);
    await party.timers.advance(500);
    expect(room.at(-1)).toMatchObject({ event: 'change', data: { boards } });
  });

  test('if two hosts switch the last two boards off at once, one board stays on', async () => {
    const party = await startWithTwoHosts();
    const answers = await Promise.all([
      party.marekTurns({ mostDrinks: false }),
      party.sofieTurns({ fastestPace: false }),
    ]);
    const [mareks, sofies] = answers.map(({ status }) => status);
    expect([mareks, sofies].sort()).toEqual([200, 422]);
    expect((await readLeaderboard(party)).boards).toEqual([mareks === 200 ? 'fastestPace' : 'mostDrinks']);
  });

  test('a host can undo a switch without undoing the other host’s switch', async () => {
    const party = await startWithTwoHosts();
    await party.marekTurns({ hydration: true });
    await party.sofieTurns({ variety: true, mostDrinks: false });
    const [sofies, mareks] = await party.entriesOf();
    expect((await party.takeBack(MAREK, mareks))[0]).toBe(200);
    expect((await readLeaderboard(party)).boards).toEqual(['fastestPace', 'variety']);
    expect((await party.takeBack(MAREK, sofies))[0]).toBe(200);
    expect(await readLeaderboard(party)).not.toHaveProperty('boards');
  });

  test('a switch cannot be undone if another host has changed it since, or if no board would stay on', async () => {
    const party = await startWithTwoHosts();
    await party.marekTurns({ hydration: true });
    await party.sofieTurns({ mostDrinks: false, fastestPace: false });
    const [, first] = await party.entriesOf();
    expect(await party.takeBack(MAREK, first)).toMatchObject([409, { code: 'too-late', by: 'Sofie' }]);
    expect((await readLeaderboard(party)).boards).toEqual(['hydration']);
    await party.sofieTurns({ mostDrinks: true, hydration: false });
    await party.marekTurns({ fastestPace: true });
    expect(await party.takeBack(MAREK, first)).toMatchObject([409, { code: 'too-late' }]);
  });
});

test('a switch from before an update of the server can still be undone', async () => {
  const party = await startParty();
  await party.show('hydration');
  const part = (...boards: BoardName[]) => ({ boards });
  const details = { celebration: { before: part('mostDrinks', 'fastestPace'), after: part('hydration') } };
  await party.sql("UPDATE host_actions SET details = ? WHERE action = 'boards'", JSON.stringify(details));
  const [{ id }] = (await party.sql("SELECT id FROM host_actions WHERE action = 'boards'")) as [{ id: number }];
  expect((await party.marek('POST', `${party.at}/actions/${id}/undo`, {})).status).toBe(200);
  expect(await readLeaderboard(party)).not.toHaveProperty('boards');
});
