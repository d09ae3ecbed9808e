import { type BoardName, USUAL_BOARDS } from '../leaderboard/boards.ts';
import type { WallShows } from '../wall/wall-settings.ts';
import type { HouseFacts } from './house-facts.ts';

/** Facts of one sentence each, by the row of the notice that contains them. */
export const PLAIN_FACTS = {
  runs: ['whoever'],
  hosts: ['hosts-decide'],
  server: ['name-and-drinks', 'menu-drinks', 'position', 'choices', 'in-file', 'in-postgres'],
  phone: ['same-on-phone', 'settings-on-phone'],
  nowhere: ['no-account', 'mail-to-hosts'],
  guests: ['name', 'last-drink', 'nearby', 'moments'],
  wall: ['wall-names', 'wall-first-names', 'wall-totals', 'wall-of-open'],
  'seen-by-hosts': ['hosts-see', 'hosts-never', 'hand-over'],
  operator: ['operator-sees'],
  hide: ['if-quiet', 'if-hidden'],
  evening: ['evening-lasts', 'gone-from-file', 'gone-from-postgres', 'gone-with-demo'],
  celebration: ['until-deleted', 'recap'],
  'for-good': ['refusal-stays'],
  now: ['deleted'],
  ask: ['ask-hosts', 'ask-whoever'],
  later: ['more-with-network'],
} as const;
export type PlainFact = (typeof PLAIN_FACTS)[keyof typeof PLAIN_FACTS][number];

/**
 * A fact of the notice. `text`: a text that is shown unchanged. `contact`: an e-mail address, a telephone number or a
 * link.
 */
export type NoticeFact =
  | { readonly is: PlainFact }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'contact'; readonly contact: string }
  | { readonly is: 'link'; readonly href: string }
  | { readonly is: 'hosts-of'; readonly names: string }
  | { readonly is: 'board'; readonly board: BoardName }
  | { readonly is: 'days'; readonly days: number };

export type NoticeRowName = keyof typeof PLAIN_FACTS | 'contact' | 'imprint' | 'house-notice';
export interface NoticeRow {
  readonly about: NoticeRowName;
  readonly facts: readonly NoticeFact[];
}

export const NOTICE_SECTIONS = ['who', 'stored', 'seen', 'how-long', 'delete', 'ask'] as const;
export interface NoticeSection {
  readonly name: (typeof NOTICE_SECTIONS)[number];
  readonly rows: readonly NoticeRow[];
}

/** The hosts' settings. */
export interface HeardSettings {
  readonly boards: readonly BoardName[];
  /** The form in which a wall shows guests' names. `off`: there is no wall. */
  readonly wall: WallShows | 'off';
  readonly moments: boolean;
}

export interface NoticeFacts {
  /** The address of the server, in readable form. */
  readonly address: string;
  /** Null: this phone has not received these facts from the server yet. */
  readonly server: HouseFacts | null;
  /** Null: the open celebration. `settings` is null until this phone has received them. */
  readonly celebration: {
    readonly names: string;
    readonly hasMenu: boolean;
    readonly settings: HeardSettings | null;
  } | null;
}

const OF_WALL = { names: 'wall-names', 'first-names': 'wall-first-names', totals: 'wall-totals' } as const;

/**
 * The notice tells a guest who sees which data. It contains only sentences that are true for this server and this
 * celebration (docs/privacy.md#the-notice).
 */
export function noticeOf(facts: NoticeFacts): readonly NoticeSection[] {
  return NOTICE_SECTIONS.map((name) => ({
    name,
    rows: ROWS[name](facts).filter(({ facts: told }) => told.length > 0),
  }));
}

type Told = false | null | undefined | '' | PlainFact | NoticeFact;

/** A row of the notice with the facts that are true. */
function row(about: NoticeRowName, ...told: readonly Told[]): NoticeRow {
  const facts = told.flatMap((fact) => (fact ? [typeof fact === 'string' ? { is: fact } : fact] : []));
  return { about, facts };
}

const linkTo = (href: string | undefined): Told => href !== undefined && { is: 'link', href };
const contactOf = (contact: string | undefined): Told => contact !== undefined && { is: 'contact', contact };
const asWritten = (text: string | undefined): Told => text !== undefined && { is: 'text', text };

/** The rules of the house do not apply to the open celebration. */
function asksWhere(server: HouseFacts | null, celebration: NoticeFacts['celebration']): boolean {
  return server !== null && (celebration === null || server.location);
}

type Store = HouseFacts['store'];
const IN_STORE = { file: 'in-file', postgres: 'in-postgres', memory: false } as const satisfies Record<Store, Told>;
const GONE_FROM = {
  file: 'gone-from-file',
  postgres: 'gone-from-postgres',
  memory: 'gone-with-demo',
} as const satisfies Record<Store, Told>;

const ROWS: Readonly<Record<NoticeSection['name'], (facts: NoticeFacts) => readonly NoticeRow[]>> = {
  who: ({ server, celebration }) => [
    row('runs', asWritten(server?.house.name) || 'whoever'),
    row('contact', contactOf(server?.house.contact)),
    row('imprint', linkTo(server?.house.imprint)),
    row('house-notice', linkTo(server?.house.privacy)),
    row('hosts', celebration?.names && { is: 'hosts-of', names: celebration.names }, celebration && 'hosts-decide'),
  ],
  stored: ({ address, server, celebration }) => [
    row(
      'server',
      asWritten(address),
      'name-and-drinks',
      celebration?.hasMenu && 'menu-drinks',
      asksWhere(server, celebration) && 'position',
      'choices',
      server && IN_STORE[server.store],
    ),
    row('phone', 'same-on-phone', 'settings-on-phone'),
    row('nowhere', 'no-account', server?.mail && 'mail-to-hosts'),
  ],
  seen: ({ server, celebration }) => {
    const settings = celebration?.settings;
    const boards = celebration ? (settings?.boards ?? []) : USUAL_BOARDS;
    const wall = settings?.wall ?? 'off';
    return [
      row(
        'guests',
        'name',
        ...boards.map((board): NoticeFact => ({ is: 'board', board })),
        'last-drink',
        asksWhere(server, celebration) && 'nearby',
        settings?.moments && 'moments',
      ),
      row(
        'wall',
        celebration
          ? wall !== 'off' && OF_WALL[boards.length > 0 ? wall : 'totals']
          : server?.openWall && 'wall-of-open',
      ),
      row('seen-by-hosts', ...(celebration ? PLAIN_FACTS['seen-by-hosts'] : [])),
      row('operator', 'operator-sees'),
      row('hide', 'if-quiet', 'if-hidden'),
    ];
  },
  'how-long': ({ server, celebration }) => [
    row('evening', server?.store !== 'memory' && 'evening-lasts', server && GONE_FROM[server.store]),
    row(
      'celebration',
      ...((celebration && server && server.store !== 'memory'
        ? [server.keepDays === undefined ? 'until-deleted' : { is: 'days', days: server.keepDays }, 'recap']
        : []) as Told[]),
    ),
    row('for-good', server?.store !== 'memory' && 'refusal-stays'),
  ],
  delete: () => [row('now', 'deleted')],
  ask: ({ server, celebration }) => {
    const contact = contactOf(server?.house.contact);
    const hasHeard = server !== null && celebration?.settings !== null;
    return [
      row('ask', contact, celebration ? 'ask-hosts' : !contact && 'ask-whoever'),
      row('later', !hasHeard && 'more-with-network'),
    ];
  },
};
