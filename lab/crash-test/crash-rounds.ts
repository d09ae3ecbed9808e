import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { PREFER_KEPT, type SaveRequest, saveAnswerSchema } from '../../src/domain/protocol.ts';
import { type ServerProcess, serverProcess } from '../shared/server-process.ts';

/** The result. `lost` names every acknowledged revision that was missing after a restart. */
export interface CrashReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Saves without an answer when the server was killed. Each may have been committed or not. */
  readonly underWay: number;
  readonly lost: readonly string[];
  readonly failedStarts: readonly string[];
}

interface CrashTest {
  readonly rounds: number;
  readonly guests: number;
  onRound?(round: number): void;
}

interface Guest {
  readonly sessionId: string;
  readonly writeKey: string;
  readonly startedAt: number;
  /** The last revision sent, and the last one acknowledged. */
  sent: number;
  acknowledged: number;
}

/** A lower revision than any guest sends: it asks without changing anything. */
const ASKING = 1;
const KILL_AFTER_MS = { min: 5, max: 400 };
const MAX_DRINKS = 30;

/**
 * Kills the built server under concurrent saves on a real SQLite file, starts it again and checks what it acknowledged.
 */
export async function crashTest({ rounds, guests: count, onRound }: CrashTest): Promise<CrashReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-crash-'));
  const server = await serverProcess(dataDir, '.', { MAX_SAVES_PER_SESSION: '999999999' });
  const guests = Array.from({ length: count }, newGuest);
  const report = { rounds: 0, acknowledged: 0, underWay: 0, lost: [] as string[], failedStarts: [] as string[] };
  try {
    await server.start();
    for (; report.rounds < rounds; report.rounds++) {
      const before = sum(guests, (guest) => guest.acknowledged);
      await hammerAndKill(server, guests);
      report.acknowledged += sum(guests, (guest) => guest.acknowledged) - before;
      report.underWay += guests.filter(({ sent, acknowledged }) => sent > acknowledged).length;
      await server.start().catch(async (error: unknown) => {
        report.failedStarts.push(`round ${report.rounds + 1}: ${error}`);
        await server.kill();
        await server.start();
      });
      for (const guest of guests) report.lost.push(...(await lossOf(guest, server.url)));
      onRound?.(report.rounds + 1);
    }
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true });
  }
  return report;
}

function newGuest(): Guest {
  return {
    sessionId: randomBytes(17).toString('base64url').slice(0, 22),
    writeKey: randomBytes(32).toString('base64url'),
    startedAt: Date.now(),
    sent: ASKING,
    acknowledged: 0,
  };
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

/** Saves one revision after the other. After a failed save it sends the next revision, not the same one. */
async function hammer(guest: Guest, url: string, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    guest.sent += 1;
    const answer = await put(guest, url, guest.sent).catch(() => null);
    if (answer) guest.acknowledged = guest.sent;
  }
}

async function lossOf(guest: Guest, url: string): Promise<string[]> {
  if (guest.acknowledged === 0) return [];
  const { revision, session } = await put(guest, url, ASKING);
  const name = `${guest.sessionId}: revision ${guest.acknowledged} acknowledged, ${revision} kept`;
  if (revision < guest.acknowledged || revision > guest.sent) return [name];
  const kept = session?.drinks.map(({ id }) => id).join();
  const isWhole =
    kept ===
    drinksOf(guest, revision)
      .map(({ id }) => id)
      .join();
  return isWhole ? [] : [`${name}, with other drinks than were sent`];
}

/** @throws when there is no answer, or its status is not 200. */
async function put(guest: Guest, url: string, revision: number) {
  const save: SaveRequest = {
    userName: `Guest ${revision % 7}`,
    drinks: drinksOf(guest, revision),
    sessionStart: guest.startedAt,
    drinkingPace: 'moderate',
    revision,
    sentAt: Date.now(),
  };
  const response = await fetch(`${url}/api/sessions/${guest.sessionId}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${guest.writeKey}`,
      prefer: PREFER_KEPT,
    },
    body: JSON.stringify(save),
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}: ${await response.text()}`);
  return v.parse(saveAnswerSchema, await response.json());
}

/** One to thirty drinks, different ones in every revision. */
function drinksOf({ startedAt }: Guest, revision: number) {
  return Array.from({ length: 1 + (revision % MAX_DRINKS) }, (_, index) => ({
    id: `${startedAt}-r${revision}-${index}`,
    drinkType: 'beer' as const,
    timestamp: startedAt,
  }));
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
