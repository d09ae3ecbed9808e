/** The leaderboards that a celebration can show, in the order of the page (docs/readings.md#boards-of-a-celebration). */
export const BOARDS = ['mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety'] as const;
export type BoardName = (typeof BOARDS)[number];

/** Boards to switch on (true) or off. The others stay as they are. */
export type BoardSwitches = { readonly [Name in BoardName]?: boolean };

/** The boards of the open celebration, and of a celebration that no host has made. */
export const USUAL_BOARDS: readonly BoardName[] = ['mostDrinks', 'fastestPace'];
/** The boards of a celebration that a host makes: nobody has to drink alcohol to be on one of them. */
export const NEW_BOARDS: readonly BoardName[] = ['mostDrinks', 'hydration', 'variety'];

/** The boards that need a number of their own in each row. The usual boards follow from the total and the start. */
export const FIGURES = ['hydration', 'balanced', 'variety'] as const satisfies readonly BoardName[];
type FigureName = (typeof FIGURES)[number];
export type Figures = Readonly<Record<FigureName, number>>;

export function hasFigures(boards: readonly BoardName[]): boolean {
  return FIGURES.some((name) => boards.includes(name));
}

/** Whether some board that is on shows totals, or rates from which they follow. */
export function showsTotals(boards: readonly BoardName[]): boolean {
  return USUAL_BOARDS.some((name) => boards.includes(name));
}

export function isSameBoards(a: readonly BoardName[], b: readonly BoardName[]): boolean {
  return a.join() === b.join();
}

/** The boards that are on after some were switched. The result may be empty. */
export function switchBoards(boards: readonly BoardName[], switches: BoardSwitches): BoardName[] {
  return BOARDS.filter((name) => switches[name] ?? boards.includes(name));
}

/** The switches that turn `before` into `after`. */
export function switchesBetween(before: readonly BoardName[], after: readonly BoardName[]): BoardSwitches {
  const changed = BOARDS.filter((name) => before.includes(name) !== after.includes(name));
  return Object.fromEntries(changed.map((name) => [name, after.includes(name)]));
}

/** The figures that a guest has. */
export function ownFigures({ hydration, balanced, variety }: Partial<Figures>): Partial<Figures> {
  return {
    ...(hydration !== undefined && { hydration }),
    ...(balanced !== undefined && { balanced }),
    ...(variety !== undefined && { variety }),
  };
}

/** The figures of the boards that are on. Unknown figures are 0. */
export function figuresFor(boards: readonly BoardName[], figures: Figures | null): Partial<Figures> {
  return Object.fromEntries(
    FIGURES.filter((name) => boards.includes(name)).map((name) => [name, figures?.[name] ?? 0]),
  );
}
