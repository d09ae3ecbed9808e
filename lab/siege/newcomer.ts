import { randomInt } from 'node:crypto';
import { type Call, callTo, statusOf } from '../../tools/call.ts';
import { urlWithin } from '../../tools/new-celebration.ts';
import { comingFrom, newSession, saveCall } from '../../tools/saved-guest.ts';
import { saveOf } from './requests.ts';

const PATIENCE_MS = 10_000;

/**
 * Plays a guest who arrives during the attack, from another network address and on a new connection: the guest saves a first
 * drink, opens the leaderboard and waits for its first bytes. Resolves with the two statuses. 0 means a failed connection, or
 * no answer within PATIENCE_MS.
 */
export async function arrive(url: string, code: string | null) {
  const startedAt = performance.now();
  const from = comingFrom(`10.${randomInt(256)}.${randomInt(256)}.${200 + randomInt(50)}`);
  const ask = ({ headers, ...call }: Call) => {
    const patient = { agent: false, timeout: PATIENCE_MS };
    return statusOf(urlWithin(code, call.path, url), { ...call, headers: { ...headers, ...from } }, patient, true);
  };
  const saved = await ask(saveCall(newSession(), saveOf({ userName: 'Newcomer' })));
  const streamed = await ask(callTo('GET /api/leaderboard/live'));
  return { saved, streamed, tookMs: performance.now() - startedAt };
}
export type Newcomer = Awaited<ReturnType<typeof arrive>>;
