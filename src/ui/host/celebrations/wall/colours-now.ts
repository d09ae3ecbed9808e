import { zoneTimeAt } from '../../../../domain/celebration/zone-clock.ts';
import type { WallColours } from '../../../../domain/wall/wall-settings.ts';
import { isNightHour } from '../../../../domain/wall/wall-times.ts';

/** The colours of the wall at this moment. */
export function coloursNow(
  { timeZone, wallColours }: { readonly timeZone: string; readonly wallColours: WallColours },
  nowMs: number,
): 'day' | 'night' {
  if (wallColours !== 'clock') return wallColours;
  return isNightHour(zoneTimeAt(nowMs, timeZone).hour) ? 'night' : 'day';
}
