/** The celebration of everybody who names no code (docs/glossary.md). It has no facts. */
export const OPEN_CELEBRATION_ID = 'open';

/**
 * The parameter that names a celebration in the address of the page and of every call: `?c=K7MP4XRT`. Without it the
 * page is that of the open celebration.
 */
export const CELEBRATION_PARAMETER = 'c';
/**
 * The parameter of a page that an icon on the home screen opened. The icon has the code of the celebration at which it
 * was added.
 */
export const ICON_PARAMETER = 'icon';
/** The `<meta>` of a page with a known code. Its content is the JSON of `CelebrationFacts`. */
export const CELEBRATION_META = 'clink-celebration';

/** `over`: nothing more is logged. The leaderboard remains until the sessions expire. */
export const CELEBRATION_STATES = ['open', 'over'] as const;

/** What a celebration is from its beginning on, whatever its hosts offer. */
export interface CelebrationBasics {
  readonly code: string;
  /** The couple, as they want to be named. */
  readonly names: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly state: (typeof CELEBRATION_STATES)[number];
}

/** What a phone knows about its celebration (docs/protocol.md#celebrations). */
export interface CelebrationFacts extends CelebrationBasics {
  /** The hosts offer only drinks without alcohol. */
  readonly withoutAlcohol?: boolean;
  /** False: the house lets nobody be asked for a position. */
  readonly location?: boolean;
}

export interface Celebration extends CelebrationBasics {
  /** Never sent. It distinguishes the celebration from a deleted one, and stays the same if the code changes. */
  readonly id: string;
  /** A name of the IANA database, such as `Europe/Vienna`. */
  readonly timeZone: string;
}

export function factsOf({ code, names, date, language, state }: Celebration): CelebrationBasics {
  return { code, names, date, language, state };
}
