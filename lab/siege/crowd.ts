import { randomInt } from 'node:crypto';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { urlWithin } from '../../tools/new-celebration.ts';
import { type Credentials, comingFrom, newSession, saveCall } from '../../tools/saved-guest.ts';
import { type Attack, flatOut } from './attack.ts';
import { saveOf } from './requests.ts';

/** A different network address for each index, so that no address reaches a limit. */
export const anywhere = (index: number) => comingFrom(`10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`);

const SESSIONS_PER_ADDRESS = 1_000;

/**
 * Saves `count` sessions at the celebration with `code`, or at the open one, from so many network addresses that none reaches
 * a limit.
 */
export async function bringCrowd(
  attack: Attack,
  count: number,
  changes: Partial<SaveRequest> = {},
  code: string | null = null,
): Promise<readonly Credentials[]> {
  const crowd = Array.from({ length: count }, newSession);
  const network = `10.${randomInt(256)}.${randomInt(256)}`;
  let brought = 0;
  await flatOut(attack, () => {
    const credentials = crowd[brought];
    if (!credentials) return null;
    const from = comingFrom(`${network}.${Math.floor(brought / SESSIONS_PER_ADDRESS)}`);
    brought += 1;
    const call = saveCall(credentials, saveOf({ userName: `Flooder ${brought}`, ...changes }));
    const { pathname, search } = urlWithin(code, call.path, attack.url);
    return { ...call, path: `${pathname}${search}`, headers: { ...call.headers, ...from } };
  });
  return crowd;
}
