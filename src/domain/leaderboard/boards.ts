/**
 * Every leaderboard that a celebration can show, in the order of the page (docs/readings.md#boards-of-a-celebration).
 * On each board the highest number is first, and a guest with 0 has no rank. `counts`: whether the board ranks by total
 * drinks, by drinks per hour, or by a figure (src/domain/leaderboard/figures.ts).
 */
const TABLE = [
  { id: 'mostDrinks', counts: 'total' },
  { id: 'fastestPace', counts: 'rate' },
  { id: 'hydration', counts: 'figure' },
  { id: 'balanced', counts: 'figure' },
  { id: 'variety', counts: 'figure' },
] as const;
type Board = (typeof TABLE)[number];

export type BoardName = Board['id'];
/** The boards that rank by a separate number in each row. Other boards rank by the guest's total and start. */
export type FigureName = Extract<Board, { counts: 'figure' }>['id'];
export type UsualName = Exclude<BoardName, FigureName>;
export type Figures = Readonly<Record<FigureName, number>>;

export const BOARDS: readonly BoardName[] = TABLE.map(({ id }) => id);
export const FIGURES = BOARDS.filter(isFigure);
/** The boards of the open celebration, and of a celebration that was made without a host. */
export const USUAL_BOARDS: readonly BoardName[] = BOARDS.filter((name) => !isFigure(name));

/** Boards to switch on (true) or off (false). Absent boards do not change. */
export type BoardSwitches = { readonly [Name in BoardName]?: boolean };

/** The boards of a new celebration of a host. Guests can get a rank on some of them without alcohol. */
export const NEW_BOARDS: readonly BoardName[] = ['mostDrinks', 'hydration', 'variety'];

export function countsOf(board: BoardName): Board['counts'] | undefined {
  return TABLE.find(({ id }) => id === board)?.counts;
}

export function isFigure(board: BoardName): board is FigureName {
  return countsOf(board) === 'figure';
}

/** Returns an object with one value for each figure, in the order of `BOARDS`. */
export function forEachFigure<Value>(make: (name: FigureName) => Value): Record<FigureName, Value> {
  return Object.fromEntries(FIGURES.map((name) => [name, make(name)])) as Record<FigureName, Value>;
}

/** A guest's ranks by name. Every page expects the ranks of the usual boards. */
export type Ranks = { readonly [Name in UsualName as RankName<Name>]: number | null } & {
  readonly [Name in FigureName as RankName<Name>]?: number | null;
};
export type RankName<Name extends BoardName = BoardName> = `${Name}Rank`;

export function rankName<Name extends BoardName>(board: Name): RankName<Name> {
  return `${board}Rank`;
}

export function hasFigures(boards: readonly BoardName[]): boolean {
  return boards.some(isFigure);
}

/** Whether one of these boards shows totals, or rates from which totals follow. */
export function showsTotals(boards: readonly BoardName[]): boolean {
  return !boards.every(isFigure);
}

export function isSameBoards(a: readonly BoardName[], b: readonly BoardName[]): boolean {
  return a.join() === b.join();
}

/** The boards that are on after these switches. The result may be empty. */
export function switchBoards(boards: readonly BoardName[], switches: BoardSwitches): BoardName[] {
  return BOARDS.filter((name) => switches[name] ?? boards.includes(name));
}

/** The switches that turn `before` into `after`. */
export function switchesBetween(before: readonly BoardName[], after: readonly BoardName[]): BoardSwitches {
  const changed = BOARDS.filter((name) => before.includes(name) !== after.includes(name));
  return Object.fromEntries(changed.map((name) => [name, after.includes(name)]));
}

/** The figures that are set for a guest. */
export function ownFigures(guest: Partial<Figures>): Partial<Figures> {
  const figures: { [Name in FigureName]?: number } = {};
  for (const name of FIGURES) {
    const figure = guest[name];
    if (figure !== undefined) figures[name] = figure;
  }
  return figures;
}

/** The guest's figures for the boards that are on. Unknown figures are 0. */
export function figuresFor(boards: readonly BoardName[], figures: Figures | null): Partial<Figures> {
  return Object.fromEntries(boards.filter(isFigure).map((name) => [name, figures?.[name] ?? 0]));
}
