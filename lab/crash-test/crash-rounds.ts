import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { saveAnswerSchema } from '../../src/domain/protocol/session-wire.ts';
import { type Credentials, newSession, saveCall } from '../shared/saved-guest.ts';
import { type ServerProcess, serverProcess } from '../shared/server-process.ts';

interface CrashReport {
  readonly acknowledged: number;
  /** Saves without an answer when the server was killed. Each may have been committed or not. */
  readonly underWay: number;
  /** Acknowledged saves that were missing after a restart, and starts that failed. In words. */
  readonly violations: readonly string[];
}

interface CrashTest {
  readonly rounds: number;
  readonly guests: number;
  onRound?(round: number): void;
}

interface Guest extends Credentials {
  readonly startedAt: number;
  /** The count of the last save sent, and of the last one acknowledged. */
  sent: number;
  acknowledged: number;
}

/** An earlier write than any guest's: it asks without changing anything. */
const ASKING = 0;
const KILL_AFTER_MS = { min: 5, max: 400 };
const MAX_DRINKS = 120;

/**
 * Kills the built server under concurrent saves on a real SQLite file, starts it again and checks what it acknowledged.
 */
export async function crashTest({ rounds, guests: count, onRound }: CrashTest): Promise<CrashReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-crash-'));
  const server = await serverProcess(dataDir, '.', { MAX_SAVES_PER_SESSION: '999999999' });
  const guests = Array.from({ length: count }, newGuest);
  const violations: string[] = [];
  let underWay = 0;
  try {
    await server.start();
    for (let round = 1; round <= rounds; round++) {
      await hammerAndKill(server, guests);
      underWay += guests.filter(({ sent, acknowledged }) => sent > acknowledged).length;
      await server.start().catch(async (error: unknown) => {
        violations.push(`round ${round}: ${error}`);
        await server.kill();
        await server.start();
      });
      for (const guest of guests) violations.push(...(await lossOf(guest, server.url)));
      onRound?.(round);
    }
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true });
  }
  const acknowledged = guests.reduce((sum, guest) => sum + guest.acknowledged, 0);
  return { acknowledged, underWay, violations };
}

function newGuest(): Guest {
  return { ...newSession(), startedAt: Date.now(), sent: ASKING, acknowledged: 0 };
}

async function hammerAndKill(server: ServerProcess, guests: readonly Guest[]): Promise<void> {
  const end = new AbortController();
  const hammering = guests.map((guest) => hammer(guest, server.url, end.signal));
  const { min, max } = KILL_AFTER_MS;
  await new Promise((resolve) => setTimeout(resolve, min + Math.random() * (max - min)));
  const killed = server.kill();
  end.abort();
  await Promise.all([killed, ...hammering]);
}

/** Saves again and again, with a rising count. After a failed save it sends the next one, not the same one. */
async function hammer(guest: Guest, url: string, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    guest.sent += 1;
    const answer = await put(guest, url, guest.sent).catch(() => null);
    if (answer) guest.acknowledged = guest.sent;
  }
}

async function lossOf(guest: Guest, url: string): Promise<string[]> {
  if (guest.acknowledged === 0) return [];
  const { session } = await put(guest, url, ASKING);
  const [stored = 0] = session?.stamps.userName ?? [];
  const name = `${guest.sessionId}: save ${guest.acknowledged} acknowledged, ${stored} stored`;
  if (stored < guest.acknowledged || stored > guest.sent) return [name];
  const idsOf = (drinks: readonly { id: string }[] = []) =>
    drinks
      .map(({ id }) => id)
      .sort()
      .join();
  return idsOf(session?.drinks) === idsOf(drinksOf(guest, stored)) ? [] : [`${name}, with other drinks than were sent`];
}

/** @throws when the server does not answer, or not with 200. */
async function put(guest: Guest, url: string, count: number) {
  const save: SaveRequest = {
    userName: `Guest ${count % 7}`,
    drinks: drinksOf(guest, count),
    sessionStart: guest.startedAt,
    drinkingPace: 'moderate',
    stamps: { userName: [count, 'crash'], drinkingPace: [1, 'crash'], sessionStart: [1, 'crash'] },
    sentAt: Date.now(),
  };
  const { path, ...call } = saveCall(guest, save);
  const response = await fetch(`${url}${path}`, call);
  if (!response.ok) throw new Error(`the server answered ${response.status}: ${await response.text()}`);
  return v.parse(saveAnswerSchema, await response.json());
}

/** One drink more with every save, up to a limit. The ids sort in the order of logging. */
function drinksOf({ startedAt }: Guest, count: number) {
  return Array.from({ length: Math.min(count, MAX_DRINKS) }, (_, index) => ({
    id: `${startedAt}-${String(index).padStart(3, '0')}`,
    drinkType: 'beer' as const,
    timestamp: startedAt,
  }));
}
