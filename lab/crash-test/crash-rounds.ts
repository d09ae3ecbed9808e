import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { saveAnswerSchema } from '../../src/domain/protocol/session-wire.ts';
import { type Credentials, newSession, putSave } from '../../tools/saved-guest.ts';
import { type ServerProcess, withServer } from '../../tools/server-process.ts';

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
export function crashTest({ rounds, guests: count, onRound }: CrashTest) {
  return withServer({ MAX_SAVES_PER_SESSION: '999999999' }, async (server) => {
    const guests = Array.from({ length: count }, newGuest);
    /** Acknowledged saves that were missing after a restart, and starts that failed. In words. */
    const violations: string[] = [];
    /** Saves without an answer when the server was killed. Each may have been committed or not. */
    let underWay = 0;
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
    const acknowledged = guests.reduce((sum, guest) => sum + guest.acknowledged, 0);
    return { acknowledged, underWay, violations };
  });
}

function newGuest(): Guest {
  return { ...newSession(), startedAt: Date.now(), sent: ASKING, acknowledged: 0 };
}

async function hammerAndKill(server: ServerProcess, guests: readonly Guest[]): Promise<void> {
  const end = new AbortController();
  const hammering = guests.map((guest) => hammer(guest, server.url, end.signal));
  const { min, max } = KILL_AFTER_MS;
  await sleep(min + Math.random() * (max - min));
  const killed = server.kill();
  end.abort();
  await Promise.all([killed, ...hammering]);
}

/** Saves in a loop, with a rising count. After a failed save it sends the next one, not the same one. */
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
  const stillThere = session?.drinks.map(({ id }) => id).sort();
  const sent = drinksOf(guest, stored).map(({ id }) => id);
  return isDeepStrictEqual(stillThere, sent) ? [] : [`${name}, with other drinks than were sent`];
}

async function put(guest: Guest, url: string, count: number) {
  const save: SaveRequest = {
    userName: `Guest ${count % 7}`,
    drinks: drinksOf(guest, count),
    sessionStart: guest.startedAt,
    drinkingPace: 'moderate',
    stamps: { userName: [count, 'crash'], drinkingPace: [1, 'crash'], sessionStart: [1, 'crash'] },
    sentAt: Date.now(),
  };
  return v.parse(saveAnswerSchema, await putSave(url, null, guest, save));
}

/** One drink more with every save, up to a limit. The ids sort in the order of logging. */
function drinksOf({ startedAt }: Guest, count: number) {
  return Array.from({ length: Math.min(count, MAX_DRINKS) }, (_, index) => ({
    id: `${startedAt}-${String(index).padStart(3, '0')}`,
    drinkType: 'beer' as const,
    timestamp: startedAt,
  }));
}
