import { startChild } from '../harness/child.ts';
import { measureOf } from '../harness/measure.ts';
import { notMeasured, reasonAgainst } from '../harness/not-measured.ts';
import type { Part } from '../harness/part.ts';
import { startPostgres } from '../harness/postgres.ts';
import type { DatabaseCalls } from './database.process.ts';
import { SATURDAY } from './load-model.ts';

interface Scene {
  readonly celebrations: number;
  readonly changed: number;
}

/** In ten seconds of the busiest hour other servers store 10,000 changes. */
const USUAL: Scene = { celebrations: SATURDAY.celebrations, changed: 10_000 };
const TINY: Scene = { celebrations: 10, changed: 20 };

type Answer = Awaited<ReturnType<DatabaseCalls['measure']>>;

const FIGURES: readonly (readonly [keyof Answer, title: string, unit: string])[] = [
  ['countMs', 'sessions of each celebration counted, at the start and every minute', 'ms'],
  ['registryMs', 'all celebrations read, at the start', 'ms'],
  ['boardMs', 'one leaderboard read', 'ms'],
  ['lookMs', 'what other servers have changed in ten seconds, looked through', 'ms'],
  ['lookNodeMs', 'the same: processor time of the server that looks', 'ms'],
  ['lookDatabaseMs', 'the same: processor time of PostgreSQL', 'ms'],
  ['bytesPerSession', 'a session on the disk, with indexes', 'B'],
];

/** What a server asks of a PostgreSQL with all guests of the busiest Saturday. */
export const database: Part = async ({ isSmoke, rounds = 3 }) => {
  const reason = await reasonAgainst(async () => (await startPostgres()).stop());
  if (reason) return [notMeasured('database', 'PostgreSQL', reason)];
  const answers = await ask(isSmoke ? TINY : USUAL, isSmoke ? 1 : rounds);
  return FIGURES.map(([figure, name, unit]) =>
    measureOf({ part: 'database', name, unit, rounds: { Clink: answers.map((answer) => answer[figure]) } }),
  );
};

async function ask(scene: Scene, rounds: number): Promise<Answer[]> {
  const postgres = await startPostgres();
  const child = startChild<DatabaseCalls>('saturday/database');
  try {
    const [databasePid = Number.NaN] = postgres.pids();
    const question = { databaseUrl: postgres.uri, databasePid, ...scene };
    console.error('database: fills PostgreSQL');
    await child.call('fill', question);
    const answers: Answer[] = [];
    while (answers.length < rounds) answers.push(await child.call('measure', question));
    return answers;
  } finally {
    await child.stop();
    await postgres.stop();
  }
}
