/** The celebration of all guests without a code (docs/glossary.md). It has no `CelebrationFacts`. */
export const OPEN_CELEBRATION_ID = 'open';

/**
 * The parameter with a celebration's code in the address of the page and of every call: `?c=K7MP4XRT`. Without this
 * parameter, the open celebration is meant.
 */
export const CELEBRATION_PARAMETER = 'c';
/**
 * The parameter of a page that was opened by an icon on the home screen. The icon's address contains the code of the
 * celebration at which the icon was added.
 */
export const ICON_PARAMETER = 'icon';
/** The `<meta>` of a page with a known code. Its content is the JSON of `CelebrationFacts`. */
export const CELEBRATION_META = 'clink-celebration';

/** `over`: guests can log nothing more. The leaderboard stays visible until the sessions expire. */
export const CELEBRATION_STATES = ['open', 'over'] as const;

/** The facts of a celebration that do not depend on the drinks that its hosts offer. */
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

/** The facts that a phone knows about its celebration (docs/protocol.md#celebrations). */
export interface CelebrationFacts extends CelebrationBasics {
  /** The hosts offer only drinks without alcohol. */
  readonly withoutAlcohol?: boolean;
  /** False: the house forbids asking guests for a position. */
  readonly location?: boolean;
}

export interface Celebration extends CelebrationBasics {
  /** Never sent. It stays the same if the code changes, and no other celebration has it, not even a deleted one. */
  readonly id: string;
  /** A name of the IANA database, such as `Europe/Vienna`. */
  readonly timeZone: string;
}

export function factsOf({ code, names, date, language, state }: Celebration): CelebrationBasics {
  return { code, names, date, language, state };
}
