import { startChild } from '../harness/child.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import { notMeasured, reasonAgainst } from '../harness/not-measured.ts';
import { startPostgres } from '../harness/postgres.ts';
import type { FullDatabaseCalls } from './full-database.process.ts';

interface Scene {
  readonly celebrations: number;
  readonly changed: number;
}

type Answer = Awaited<ReturnType<FullDatabaseCalls['measure']>>;

const FIGURES: readonly (readonly [keyof Answer, title: string, unit: string])[] = [
  ['countMs', 'sessions of each celebration counted, at the start and every minute', 'ms'],
  ['registryMs', 'all celebrations read, at the start', 'ms'],
  ['boardMs', 'one leaderboard read', 'ms'],
  ['lookMs', 'what other servers have changed in ten seconds, looked through', 'ms'],
  ['lookNodeMs', 'the same: processor time of the server that looks', 'ms'],
  ['bytesPerSession', 'a session on the disk, with indexes', 'B'],
];

/** What a server asks of one PostgreSQL with all guests of the busiest Saturday. */
export async function measureFullDatabase(scene: Scene, rounds: number): Promise<Measure[]> {
  const reason = await reasonAgainst(async () => (await startPostgres()).stop());
  if (reason) return [notMeasured('saturday', 'PostgreSQL', reason)];
  const answers = await ask(scene, rounds);
  return FIGURES.map(([figure, title, unit]) =>
    measureOf({
      part: 'saturday',
      name: `PostgreSQL with all guests: ${title}`,
      unit,
      rounds: { Clink: answers.map((answer) => answer[figure]) },
    }),
  );
}

async function ask(scene: Scene, rounds: number): Promise<Answer[]> {
  const database = await startPostgres();
  const child = startChild<FullDatabaseCalls>('saturday/full-database');
  try {
    const question = { databaseUrl: database.uri, ...scene };
    console.error('saturday: fills PostgreSQL');
    await child.call('fill', question);
    const answers: Answer[] = [];
    while (answers.length < rounds) answers.push(await child.call('measure', question));
    return answers;
  } finally {
    await child.stop();
    await database.stop();
  }
}
