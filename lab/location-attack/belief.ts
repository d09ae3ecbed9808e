import { BLUR_METRES, blurPosition } from '../../src/domain/location/blur.ts';
import { metresBetween, NEARBY_METRES, type Spot, STORED_STEP, toPosition, toSpot } from './plane.ts';

/** A place where the guest may be stored, and how likely. */
export interface Cell extends Spot {
  weight: number;
  /** By session: the share of its blur's directions that fit to all its answers, if the guest is stored here. */
  readonly fits: Map<number, number>;
}

/** One question of a session and its answer. */
interface Answer {
  /** Where the session is stored then, for each direction its blur may have. */
  readonly stored: readonly Spot[];
  readonly isSeen: boolean;
}

const BEARINGS = Array.from({ length: 72 }, (_, index) => index * 5);
/** The true direction lies between two of these: nothing is ruled out altogether. */
const DOUBT = 1e-4;
/** What is this much less likely than the likeliest is forgotten. */
const FORGET = 1e-7;

/**
 * What an attacker can know who thinks of everything: how likely the guest is stored at each place there is, given the
 * search radius, the answers so far, the rounding, and that each own session has a blur of unknown, fixed direction.
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

/** Numbers instead of a second object: asked hundreds of thousands of times an evening. */
export function metresTo(cell: Cell, x: number, y: number): number {
  const dx = cell.x - x;
  const dy = cell.y - y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** How many directions of a session's blur fit to all its answers. */
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

/** Every place a guest within `searchRadius` may be stored at, weighed by how many true places lead to it. */
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
