import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import { notMeasured, reasonAgainst } from '../harness/not-measured.ts';
import type { Part } from '../harness/part.ts';
import { startPostgres } from '../harness/postgres.ts';
import { backupRound } from './backup-round.ts';
import { moveRound } from './move-round.ts';

const SCENE = { sessions: 20_000, celebrations: 10, drinkMs: 3_000 };
const TINY_SCENE = { sessions: 40, celebrations: 2, drinkMs: 50 };
const CELEBRATIONS = 10_000;
const FEW_CELEBRATIONS = 20;

/** An installation that moves to PostgreSQL while guests save, and a backup that is restored. */
export const move: Part = async ({ isSmoke, rounds = 3 }) => {
  const turns = isSmoke ? 1 : rounds;
  const scene = isSmoke ? TINY_SCENE : SCENE;
  const celebrations = isSmoke ? FEW_CELEBRATIONS : CELEBRATIONS;
  const backups = await inTurn('backup', turns, () => backupRound(celebrations));
  const saved = `${celebrations} celebrations with a host each`;
  const measures = [
    figure(`${saved}: npm run backup`, 's', backups, (result) => result.backupSeconds),
    figure(`${saved}: npm run restore`, 's', backups, (result) => result.restoreSeconds),
    figure(`${saved}: rows that came back`, '', backups, (result) => result.rows),
    figure(`${saved}: tables that differ afterwards`, '', backups, (result) => result.differing, NONE),
  ];
  const reason = await reasonAgainst(async () => (await startPostgres()).stop());
  if (reason) return [...measures, notMeasured('move', 'The move to PostgreSQL', reason)];
  const moves = await inTurn('move', turns, () => moveRound(scene));
  const moved = `${scene.sessions} sessions move`;
  return [
    figure(`${moved}: npm run move-to-postgres`, 's', moves, (result) => result.seconds),
    figure(`${moved}: sessions`, '/s', moves, (result) => scene.sessions / result.seconds),
    figure(`${moved}: saves acknowledged before`, '', moves, (result) => result.savesBefore),
    figure(`${moved}: saves acknowledged afterwards`, '', moves, (result) => result.savesAfter),
    figure(`${moved}: guests on the leaderboards`, '', moves, (result) => result.guests, {
      of: 'value',
      bound: '≥',
      limit: scene.sessions,
    }),
    figure(`${moved}: acknowledged drinks that are missing`, '', moves, (result) => result.lost, NONE),
    figure(`${moved}: drinks that nobody saved`, '', moves, (result) => result.neverSaved, NONE),
    ...measures,
  ];
};

const NONE: Target = { of: 'value', bound: '≤', limit: 0 };

async function inTurn<Result>(what: string, rounds: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < rounds) {
    console.error(`move: ${what}, round ${results.length + 1} of ${rounds}`);
    results.push(await run());
  }
  return results;
}

function figure<Result>(
  name: string,
  unit: string,
  results: readonly Result[],
  pick: (result: Result) => number,
  target?: Target,
): Measure {
  return measureOf({ part: 'move', name, unit, rounds: { Clink: results.map(pick) }, ...(target && { target }) });
}
