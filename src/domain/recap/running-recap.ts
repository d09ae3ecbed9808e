import { roundedDown } from '../wall/shown-totals.ts';
import type { RoomTally } from '../wall/tally.ts';
import { type Figure, LEAST_GUESTS, type Recap } from './recap.ts';

interface WallRoom extends Pick<RoomTally, 'totals'> {
  readonly guests: number;
}

/**
 * The incomplete recap, with only the numbers that a wall shows everybody. `tellsAlcohol`: whether some board shows who
 * drinks alcohol (src/domain/wall/shown-totals.ts).
 */
export function runningRecap(room: WallRoom, tellsAlcohol: boolean, readyAt: number): Recap {
  const { alcoholic, without, waters } = room.totals;
  const isTold = room.guests >= LEAST_GUESTS;
  const told = (total: number): Figure => (isTold && total > 0 ? total : 'few');
  const coarse = (total: number) => told(tellsAlcohol ? total : roundedDown(total));
  return {
    isComplete: false,
    readyAt: new Date(readyAt).toISOString(),
    guests: told(room.guests),
    logged: 'few',
    drinks: tellsAlcohol ? told(alcoholic + without) : 'few',
    withoutAlcohol: coarse(without),
    waters: coarse(waters),
    ...{ kinds: [], menu: [], hours: [] },
  };
}
