import type { DrinkType } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import type { NamedDrink } from '../menu/known-menu.ts';
import { type Figure, LEAST_GUESTS, type Recap } from './recap.ts';
import { type Cell, type Cells, kindsOf, NO_CELL, SIDES, type Side, type Sums } from './sums.ts';
import { tellable } from './tellable.ts';

type RecapDrink = NamedDrink & { readonly drinkType?: DrinkType };

interface Told {
  /** The drinks that are or were on the menu. Only drinks on the present menu have a kind. */
  readonly menu: readonly RecapDrink[];
  readonly hasMoments: boolean;
  readonly readyAt: number;
}

/** A drink with a wrong time must not add years of empty hours. Hosts may let an evening go on for eight days. */
const MAX_HOURS = 24 * 9;

const isTold = ([, guests]: Cell) => guests >= LEAST_GUESTS;
const told = (cell: Cell): Figure => (isTold(cell) ? cell[0] : 'few');
const iso = (ms: number) => new Date(ms).toISOString();

/**
 * The recap of the sums of all groups. Every number in it is about at least five guests, and so is every sum of hidden
 * numbers that readers can compute from the totals. If drinks with (or without) alcohol are `few`, they are in no
 * total.
 */
export function completeRecap(sums: Sums, { menu, hasMoments, readyAt }: Told): Recap {
  const sides = SIDES.filter((side) => isTold(cellIn(sums.kinds, side)));
  const shown = new Set(sides.flatMap((side) => tellableKeys(sums.kinds, kindsOf(side))));
  const figureOf = (kind: DrinkType): Figure => (shown.has(kind) ? cellIn(sums.kinds, kind)[0] : 'few');
  const [clinks, clinkers] = sums.clinks;
  return {
    isComplete: true,
    readyAt: iso(readyAt),
    guests: sums.guests >= LEAST_GUESTS ? sums.guests : 'few',
    logged: sums.logged >= LEAST_GUESTS ? sums.logged : 'few',
    drinks: sides.length === 0 ? 'few' : sides.reduce((total, side) => total + cellIn(sums.kinds, side)[0], 0),
    withoutAlcohol: told(cellIn(sums.kinds, 'without')),
    waters: figureOf('water'),
    ...(hasMoments && clinkers >= LEAST_GUESTS && { clinks: Math.floor(clinks / 2) }),
    kinds: SIDES.flatMap(kindsOf).map((kind) => ({ kind, drinks: figureOf(kind) })),
    menu: SIDES.flatMap(kindsOf).flatMap((kind) => menuOf(sums.named, kind, shown.has(kind), menu)),
    hours: hoursOf(sums.hours, sides),
    ...toastsOf(sums),
  };
}

const cellIn = (cells: Cells, key: string): Cell => cells[key] ?? NO_CELL;

/** The keys of the cells that can be shown together with the total of all cells. */
function tellableKeys<Key extends string>(cells: Cells, keys: readonly Key[]): Key[] {
  const can = tellable(keys.map((key) => cellIn(cells, key)));
  return keys.filter((_, index) => can[index]);
}

/** The drinks of the menu. Their numbers are hidden if the number of their kind is hidden. */
function menuOf(cells: Cells, kind: DrinkType, isKindTold: boolean, menu: readonly RecapDrink[]): Recap['menu'] {
  const logged = menu.filter(({ id, drinkType }) => drinkType === kind || `${kind} ${id}` in cells);
  const named = logged.map(({ id }) => cellIn(cells, `${kind} ${id}`));
  const can = tellableBeside(named, restOf(cells, kind, logged));
  return logged.map(({ name, sign }, index) => {
    const drinks = isKindTold && can[index] ? named[index]?.[0] : undefined;
    return { name, sign, kind, drinks: drinks ?? 'few' };
  });
}

/** The drinks of a kind that are not in `named`. The number of guests is at least that of the largest cell. */
function restOf(cells: Cells, kind: DrinkType, named: readonly NamedDrink[]): Cell {
  const keys = named.map(({ id }) => `${kind} ${id}`);
  const rest = Object.entries(cells).filter(([key]) => key.startsWith(`${kind} `) && !keys.includes(key));
  return rest.reduce<Cell>(([drinks, guests], [, cell]) => [drinks + cell[0], Math.max(guests, cell[1])], NO_CELL);
}

/** Returns the cells that can be shown although readers can subtract them from the total. */
function tellableBeside(cells: readonly Cell[], rest: Cell): boolean[] {
  if (rest[0] === 0) return tellable(cells);
  return isTold(rest) ? cells.map(isTold) : tellable([...cells, rest]);
}

/** Every hour from the first drink to the last. A missing hour would reveal that nobody drank in it. */
function hoursOf(cells: Cells, sides: readonly Side[]): Recap['hours'] {
  const known = Object.keys(cells).map((key) => Number(key.split(' ')[1]));
  if (sides.length === 0 || known.length === 0) return [];
  const first = known.reduce((a, b) => Math.min(a, b));
  const last = Math.min(
    first + MAX_HOURS - 1,
    known.reduce((a, b) => Math.max(a, b)),
  );
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const figuresOf = (side: Side): Figure[] => {
    const ofSide = hours.map((hour) => cellIn(cells, `${side} ${hour}`));
    const can = tellable(ofSide);
    return ofSide.map(([drinks], index) => (sides.includes(side) && can[index] ? drinks : 'few'));
  };
  const [alcohol, without] = [figuresOf('alcohol'), figuresOf('without')];
  return hours.map((hour, index) => ({
    from: iso(hour * HOUR_MS),
    alcohol: alcohol[index] ?? 'few',
    withoutAlcohol: without[index] ?? 'few',
  }));
}

function toastsOf({ firstToast, lastToast, logged }: Sums): Pick<Recap, 'firstToast' | 'lastToast'> {
  if (firstToast === null || lastToast === null || logged < LEAST_GUESTS) return {};
  return { firstToast: iso(firstToast), lastToast: iso(lastToast) };
}
