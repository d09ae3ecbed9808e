import { randomInt } from 'node:crypto';

/** A random direction in degrees, in steps of a tenth. Nobody can guess it or derive it from a session id. */
export function drawBearing(): number {
  return randomInt(3_600) / 10;
}
