import { BLUR_METRES } from '../../src/domain/location/blur.ts';
import { MOVES_AT_ONCE } from '../../src/domain/location/whereabouts.ts';
import type { Dice } from '../simulation/dice.ts';
import { Belief, type Cell, metresTo } from './belief.ts';
import { metresBetween, NEARBY_METRES, type Spot, STORED_STEP } from './plane.ts';
import type { Scene } from './scene.ts';

/** The aim of the next question: to see the guest, or to learn the most from either answer. */
export type Aim = 'seeing' | 'learning';

const CANDIDATES_A_SIDE = 18;
/** A shorter step might have to wait (src/domain/location/whereabouts.ts). */
const SAFE_STEP_METRES = 65;

/** Puts each session where its answer divides the possible places best. */
export async function partition(scene: Scene, aimUnseen: Aim): Promise<Spot[]> {
  const { chances, dice, ask } = scene;
  const belief = new Belief(scene.searchRadius);
  const last = new Map<number, Spot>();
  const asked = new Map<number, number>();
  let isSeen = false;
  for (const session of chances) {
    const before = last.get(session);
    const isBound = before && (asked.get(session) ?? 0) >= MOVES_AT_ONCE - 1;
    const isAllowed = (spot: Spot) => !isBound || metresBetween(before, spot) >= SAFE_STEP_METRES;
    const at = bestQuestion(belief.cells, isSeen ? 'learning' : aimUnseen, isAllowed, dice);
    const answer = await ask(session, at);
    belief.learn(session, at, answer);
    isSeen ||= answer;
    last.set(session, at);
    asked.set(session, (asked.get(session) ?? 0) + 1);
  }
  const cells = belief.cells;
  return [meanOf(cells), densest(cells, 30), densest(cells, 75)];
}

function bestQuestion(cells: readonly Cell[], aim: Aim, isAllowed: (spot: Spot) => boolean, dice: Dice): Spot {
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  let [best, bestWorth]: [Spot, number] = [{ x: 0, y: 0 }, Number.NEGATIVE_INFINITY];
  for (const spot of candidates(cells, NEARBY_METRES, dice)) {
    if (!isAllowed(spot)) continue;
    let [seen, doubt] = [0, 0];
    for (const cell of cells) {
      const chance = CHANCES[Math.floor(metresTo(cell, spot.x, spot.y))];
      if (!chance) continue;
      seen += cell.weight * chance.seen;
      doubt += cell.weight * chance.entropy;
    }
    const worth = aim === 'seeing' ? seen : entropy(seen / total) - doubt / total;
    if (worth > bestWorth) [best, bestWorth] = [spot, worth];
  }
  return best;
}

/** A jittered grid over the possible places and a margin around them. */
function* candidates(cells: readonly Spot[], margin: number, dice: Dice): Generator<Spot> {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const low = { x: Math.min(...xs) - margin, y: Math.min(...ys) - margin };
  const step = {
    x: (Math.max(...xs) + margin - low.x) / CANDIDATES_A_SIDE,
    y: (Math.max(...ys) + margin - low.y) / CANDIDATES_A_SIDE,
  };
  for (let column = 0; column < CANDIDATES_A_SIDE; column++) {
    for (let row = 0; row < CANDIDATES_A_SIDE; row++) {
      yield { x: low.x + (column + dice.fraction()) * step.x, y: low.y + (row + dice.fraction()) * step.y };
    }
  }
}

function meanOf(cells: readonly Cell[]): Spot {
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  return {
    x: cells.reduce((sum, { x, weight }) => sum + x * weight, 0) / total,
    y: cells.reduce((sum, { y, weight }) => sum + y * weight, 0) / total,
  };
}

/** The cell with the most probability around it: the single guess that is most often within `metres`. */
function densest(cells: readonly Cell[], metres: number): Spot {
  const around = (spot: Spot) =>
    cells.reduce((sum, cell) => (metresTo(cell, spot.x, spot.y) <= metres ? sum + cell.weight : sum), 0);
  const stride = Math.ceil(cells.length / 300);
  const tried = cells.filter((_, index) => index % stride === 0).map((cell) => [around(cell), cell] as const);
  return tried.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
}

/** By distance in whole metres from a session's true position to a cell: the probability that it sees a guest stored there. */
const CHANCES = Array.from({ length: Math.ceil(NEARBY_METRES + 2 * BLUR_METRES) }, (_, metres) => {
  const seen = chanceToSee(metres + 0.5);
  return { seen, entropy: entropy(seen) };
});

function chanceToSee(metres: number): number {
  const shifts = [-0.4, -0.2, 0, 0.2, 0.4];
  let [seen, all] = [0, 0];
  for (let bearing = 0; bearing < 360; bearing += 5) {
    const towards = (bearing * Math.PI) / 180;
    for (const dx of shifts) {
      for (const dy of shifts) {
        const x = metres + BLUR_METRES * Math.sin(towards) + dx * STORED_STEP.x;
        const y = BLUR_METRES * Math.cos(towards) + dy * STORED_STEP.y;
        if (Math.hypot(x, y) <= NEARBY_METRES) seen += 1;
        all += 1;
      }
    }
  }
  return seen / all;
}

function entropy(share: number): number {
  return share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
}
