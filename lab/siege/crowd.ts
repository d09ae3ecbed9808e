import { randomInt } from 'node:crypto';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { type Attack, flatOut } from './attack.ts';
import { type Call, type Credentials, comingFrom, newSession, putCall, saveOf } from './requests.ts';

const SESSIONS_PER_ADDRESS = 1_000;

/** Puts `count` sessions on the leaderboard, from so many addresses that none reaches a limit. */
export async function bringCrowd(
  attack: Attack,
  count: number,
  changes: Partial<SaveRequest> = {},
): Promise<readonly Credentials[]> {
  const crowd = Array.from({ length: count }, newSession);
  const network = `10.${randomInt(256)}.${randomInt(256)}`;
  let brought = 0;
  const next = (): Call | null => {
    const credentials = crowd[brought];
    if (!credentials) return null;
    const from = comingFrom(`${network}.${Math.floor(brought / SESSIONS_PER_ADDRESS)}`);
    brought += 1;
    const call = putCall(credentials, saveOf({ userName: `Flooder ${brought}`, ...changes }));
    return { ...call, headers: { ...call.headers, ...from } };
  };
  await flatOut(attack, next);
  return crowd;
}
