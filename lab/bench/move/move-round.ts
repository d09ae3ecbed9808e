import { rmSync } from 'node:fs';
import { newCelebration } from '../../shared/new-celebration.ts';
import { startChild } from '../harness/child.ts';
import { sleep } from '../harness/monotonic.ts';
import { startPostgres } from '../harness/postgres.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import type { MovingGuestsCalls } from './guests.process.ts';
import { runCommand } from './run-command.ts';

export interface MoveScene {
  readonly sessions: number;
  readonly celebrations: number;
  /** How long guests drink before the server stops, and again after it has started. */
  readonly drinkMs: number;
}

export interface MoveResult {
  readonly savesBefore: number;
  readonly savesAfter: number;
  /** The whole command. */
  readonly seconds: number;
  /** How many guests the leaderboards count afterwards. */
  readonly guests: number;
  /** Drinks that were acknowledged and are missing afterwards. */
  readonly lost: number;
  /** Drinks that are there and were never acknowledged. */
  readonly neverSaved: number;
}

/**
 * A server on SQLite stops, `npm run move-to-postgres` runs, and a server on PostgreSQL starts, while all guests save, and
 * repeat what is not acknowledged.
 */
export async function moveRound({ sessions, celebrations, drinkMs }: MoveScene): Promise<MoveResult> {
  const dataDir = newDataDir();
  const codes: string[] = [];
  while (codes.length < celebrations) codes.push(await newCelebration(dataDir, 'Ana & Ben'));
  const database = await startPostgres();
  const guests = startChild<MovingGuestsCalls>('move/guests');
  try {
    const before = await startProduct([], { DATA_DIR: dataDir });
    await guests.call('arrive', { url: before.url, guests: sessions, codes });
    await guests.call('startSaving', undefined);
    await sleep(drinkMs);
    await before.stop();
    const variables = { DATA_DIR: dataDir, DATABASE_URL: database.uri };
    const seconds = await runCommand('move-to-postgres', [], variables);
    const after = await startProduct([], variables);
    try {
      const savesBefore = await guests.call('goTo', after.url);
      await sleep(drinkMs);
      const savesAfter = (await guests.call('stopSaving', undefined)) - savesBefore;
      const counted = await countGuests(after.url, codes);
      return { savesBefore, savesAfter, seconds, guests: counted, ...(await guests.call('compare', undefined)) };
    } finally {
      await after.stop();
    }
  } finally {
    await guests.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function countGuests(url: string, codes: readonly string[]): Promise<number> {
  let sum = 0;
  for (const code of codes) sum += (await (await fetch(`${url}/api/leaderboard?c=${code}`)).json()).guests;
  return sum;
}
