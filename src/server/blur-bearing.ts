import { randomInt } from 'node:crypto';

/** A direction nobody can guess or derive from a session id, in tenths of a degree. */
export function drawBearing(): number {
  return randomInt(3_600) / 10;
}
