import { randomInt } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { urlWithin } from '../shared/new-celebration.ts';
import { comingFrom, newSession, saveCall } from '../shared/saved-guest.ts';
import { type Call, saveOf } from './requests.ts';

/** What a guest experienced who arrived during the attack, from another address. */
export interface Newcomer {
  /** Statuses. 0 means a failed connection, or no answer within PATIENCE_MS. */
  readonly saved: number;
  readonly streamed: number;
  readonly tookMs: number;
}

const PATIENCE_MS = 10_000;

/** Saves a first drink, and opens the leaderboard until its first bytes arrive. Each has its own connection. */
export async function arrive(url: string, code: string | null): Promise<Newcomer> {
  const startedAt = performance.now();
  const address = comingFrom(`10.${randomInt(256)}.${randomInt(256)}.${200 + randomInt(50)}`);
  const save = saveCall(newSession(), saveOf({ userName: 'Newcomer' }));
  const saved = await firstAnswer(url, code, { ...save, headers: { ...save.headers, ...address } });
  const streamed = await firstAnswer(url, code, { path: '/api/leaderboard/live', headers: address });
  return { saved, streamed, tookMs: performance.now() - startedAt };
}

function firstAnswer(
  url: string,
  code: string | null,
  { method = 'GET', path, headers = {}, body }: Call,
): Promise<number> {
  return new Promise((resolve) => {
    const options = { method, headers, agent: false, timeout: PATIENCE_MS };
    const asked: ClientRequest = request(urlWithin(code, path, url), options, (response) => {
      response.once('data', () => {
        resolve(response.statusCode ?? 0);
        asked.destroy();
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(0));
    asked.on('close', () => resolve(0));
    asked.end(body);
  });
}
