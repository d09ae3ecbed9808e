import { BLUR_METRES, blurPosition } from '../../src/domain/location/blur.ts';
import { metresBetween, NEARBY_METRES, type Spot, STORED_STEP, toPosition, toSpot } from './plane.ts';

/** A possible stored position of the guest, with its probability. */
export interface Cell extends Spot {
  weight: number;
  /** By session: the share of blur directions that fit all its answers, if the guest is stored here. */
  readonly fits: Map<number, number>;
}

/** One question of a session and its answer. */
interface Answer {
  /** The stored position of the session for each possible direction of its blur. */
  readonly stored: readonly Spot[];
  readonly isSeen: boolean;
}

const BEARINGS = Array.from({ length: 72 }, (_, index) => index * 5);
/** The true direction is between two of these, so no place is ruled out completely. */
const DOUBT = 1e-4;
/** A place that is this much less probable than the most probable one is dropped. */
const FORGET = 1e-7;

/**
 * All that a perfect attacker can know: the probability of each possible stored position, given the search radius, the
 * answers so far, the rounding, and that each of the attacker's sessions has a blur of an unknown, fixed direction.
 */
export class Belief {
  #cells: Cell[];
  readonly #answers = new Map<number, Answer[]>();

  constructor(searchRadius: number) {
    this.#cells = storablePlaces(searchRadius);
  }

  get cells(): readonly Cell[] {
    return this.#cells;
  }

  learn(session: number, at: Spot, isSeen: boolean): void {
    const stored = BEARINGS.map((bearing) => toSpot(blurPosition(toPosition(at), bearing)));
    const answers = [...(this.#answers.get(session) ?? []), { stored, isSeen }];
    this.#answers.set(session, answers);
    for (const cell of this.#cells) {
      const fit = Math.max(DOUBT, fitting(cell, answers) / BEARINGS.length);
      cell.weight *= fit / (cell.fits.get(session) ?? 1);
      cell.fits.set(session, fit);
    }
    const likeliest = this.#cells.reduce((most, { weight }) => Math.max(most, weight), 0);
    this.#cells = this.#cells.filter(({ weight }) => weight >= likeliest * FORGET);
  }
}

/** Takes numbers and not a second object, because an evening calls it hundreds of thousands of times. */
export function metresTo(cell: Cell, x: number, y: number): number {
  const dx = cell.x - x;
  const dy = cell.y - y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The number of blur directions of a session that fit all its answers. */
function fitting(cell: Cell, answers: readonly Answer[]): number {
  let count = 0;
  for (const bearing of BEARINGS.keys()) if (fits(cell, answers, bearing)) count += 1;
  return count;
}

function fits(cell: Cell, answers: readonly Answer[], bearing: number): boolean {
  for (const { stored, isSeen } of answers) {
    const at = stored[bearing];
    if (at && metresTo(cell, at.x, at.y) <= NEARBY_METRES !== isSeen) return false;
  }
  return true;
}

/** Every possible stored position of a guest within `searchRadius`, weighted by the number of true positions that lead to it. */
function storablePlaces(searchRadius: number): Cell[] {
  const reach = searchRadius + BLUR_METRES;
  const cells: Cell[] = [];
  for (let x = -Math.floor(reach / STORED_STEP.x); x <= reach / STORED_STEP.x; x++) {
    for (let y = -Math.floor(reach / STORED_STEP.y); y <= reach / STORED_STEP.y; y++) {
      const spot = { x: x * STORED_STEP.x, y: y * STORED_STEP.y };
      const weight = BEARINGS.filter(
        (bearing) => metresBetween(blurredBack(spot, bearing), { x: 0, y: 0 }) <= searchRadius,
      ).length;
      if (weight > 0) cells.push({ x: spot.x, y: spot.y, weight, fits: new Map() });
    }
  }
  return cells;
}

function blurredBack({ x, y }: Spot, bearing: number): Spot {
  const towards = (bearing * Math.PI) / 180;
  return { x: x - BLUR_METRES * Math.sin(towards), y: y - BLUR_METRES * Math.cos(towards) };
}
