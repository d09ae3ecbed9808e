import * as v from 'valibot';
import { CELEBRATION_STATES } from '../celebration/celebration.ts';
import { celebrationDraftSchema } from '../celebration/celebration-draft.ts';
import { celebrationFactsSchema } from '../celebration/celebration-facts.ts';
import { joinNames } from '../celebration/couple-names.ts';
import { momentSchema } from '../celebration/the-end.ts';
import { ruledSchema } from '../house/ruled.ts';
import { lookChangesSchema, lookSchema } from '../look/look.ts';
import { servedItemSchema } from '../menu/menu-item.ts';
import { wordSchema } from '../wall/word.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { boardSwitchesSchema, changeSchemasOf, namesWith, schemasOf } from './celebration-settings.ts';

/** The owner made the celebration, and only the owner deletes it. A celebration has at most one owner. */
export const HOST_ROLES = ['owner', 'co-host'] as const;
export type HostRole = (typeof HOST_ROLES)[number];

const { names, date, timeZone, language } = celebrationDraftSchema.entries;

/** The couple: 'Ana & Ben' as one text, or the two names as two texts. */
const coupleSchema = v.pipe(
  v.union([v.string(), v.strictTuple([v.string(), v.string()])]),
  v.transform((given) => (typeof given === 'string' ? given : joinNames(given))),
  names,
);

/**
 * `POST /api/host/celebrations`. `boards`: the boards that differ from those of a new celebration. `copyOf`: another
 * celebration of the caller. All fields that are not given come from it.
 */
export const newCelebrationSchema = v.pipe(
  v.object({
    names: coupleSchema,
    date,
    timeZone: v.exactOptional(timeZone),
    language: v.exactOptional(v.unwrap(language)),
    boards: v.exactOptional(boardSwitchesSchema),
    withoutAlcohol: v.exactOptional(v.boolean()),
    copyOf: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  }),
  v.forward(
    v.check(
      ({ timeZone, copyOf }) => timeZone !== undefined || copyOf !== undefined,
      'a celebration that is no copy needs a time zone',
    ),
    ['timeZone'],
  ),
);
export type NewCelebration = v.InferOutput<typeof newCelebrationSchema>;

const details = {
  names: v.exactOptional(coupleSchema),
  date: v.exactOptional(date),
  timeZone: v.exactOptional(timeZone),
  language: v.exactOptional(v.unwrap(language)),
  ...changeSchemasOf(namesWith('log', 'details')),
};

/**
 * A `PATCH` does not compare the end and the languages of the cards with what the host saw: they are no texts, so hosts
 * do not overwrite each other's words.
 */
const { ends: _, cardLanguages: __, ...seenDetails } = details;

/** `PATCH /api/host/celebrations/:id`: any of these, and of the settings (src/domain/hosting/celebration-settings.ts). */
export const celebrationChangesSchema = v.object({
  ...changeSchemasOf(namesWith('change')),
  ...details,
  /** The details as the host saw them. If another host has changed one of them meanwhile, all changes are too late. */
  from: v.exactOptional(v.object(seenDetails)),
  paused: v.exactOptional(v.boolean()),
  state: v.exactOptional(v.picklist(CELEBRATION_STATES)),
  /** Whether new celebrations of this house begin as copies of this one. Only operators may change it. */
  template: v.exactOptional(v.boolean()),
  /**
   * With `menu`: the `revision` of the menu that the host has changed. Pages of the previous version send both fields.
   */
  revision: v.exactOptional(count),
  look: v.exactOptional(lookChangesSchema),
  /** True: the wall hides the QR code and the written code for half an hour. */
  hideWallCode: v.exactOptional(v.boolean()),
  /** False: a celebration that a host has deleted is kept after all. */
  deleted: v.exactOptional(v.literal(false)),
});
export type CelebrationChanges = v.InferOutput<typeof celebrationChangesSchema>;

/** A celebration in the list of a host. Times in ms on the server's clock. */
export const listedCelebrationSchema = v.object({
  id: v.string(),
  ...celebrationFactsSchema.entries,
  timeZone: v.string(),
  ...schemasOf(['door', 'deletesAt']),
  role: v.picklist(HOST_ROLES),
  /** Everybody who is in, also hidden guests. */
  guests: count,
  waiting: count,
  /** How many guests the hosts have put aside. Servers of the previous version do not send it. */
  setAside: v.exactOptional(count),
  /** New celebrations of this house begin as copies of this one. */
  isTemplate: v.exactOptional(v.literal(true)),
});
export type ListedCelebration = v.InferOutput<typeof listedCelebrationSchema>;

/** The whole celebration, for the page that changes it. */
export const hostedCelebrationSchema = v.object({
  ...listedCelebrationSchema.entries,
  ...schemasOf(namesWith('seenBy')),
  /** When the celebration ends by itself, or would have ended by itself. */
  ends: momentSchema,
  look: lookSchema,
  menu: v.array(servedItemSchema),
  /** How often the menu has changed, for pages of the previous version. */
  revision: count,
  /**
   * The rules of the house for this celebration. Absent: there are none. `boards` and `wall` are already limited by
   * them.
   */
  house: v.exactOptional(ruledSchema),
  /** The word that phones and the wall show now. */
  word: v.nullable(wordSchema),
  /** When hosts may say the next word. */
  nextWordAt: timeMs,
  /** Only in the answer to the call that made the celebration: it began as a copy of the template of the house. */
  fromTemplate: v.exactOptional(v.literal(true)),
  /** The address for guests, with the code. Null if the server does not know its own address. */
  link: v.nullable(v.string()),
});
export type HostedCelebration = v.InferOutput<typeof hostedCelebrationSchema>;
