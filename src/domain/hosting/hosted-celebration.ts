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

/** Only the owner can delete a celebration. A celebration has at most one owner. */
export const HOST_ROLES = ['owner', 'co-host'] as const;
export type HostRole = (typeof HOST_ROLES)[number];

const { names, date, timeZone, language } = celebrationDraftSchema.entries;

/** The couple's names: one text such as 'Ana & Ben', or two texts. */
const coupleSchema = v.pipe(
  v.union([v.string(), v.strictTuple([v.string(), v.string()])]),
  v.transform((given) => (typeof given === 'string' ? given : joinNames(given))),
  names,
);

/**
 * `POST /api/host/celebrations`. `boards`: the boards that differ from those of a new celebration. `copyOf`: another
 * celebration of the caller, from which all absent fields are copied.
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
 * For the end and the card languages, a `PATCH` does not check what the host saw. They are not texts, so no host
 * overwrites what another host has written.
 */
const { ends: _, cardLanguages: __, ...seenDetails } = details;

/**
 * `PATCH /api/host/celebrations/:id`: some of these fields and settings (src/domain/hosting/celebration-settings.ts).
 */
export const celebrationChangesSchema = v.object({
  ...changeSchemasOf(namesWith('change')),
  ...details,
  /** The details as the host saw them. If another host has changed one meanwhile, the whole `PATCH` is too late. */
  from: v.exactOptional(v.object(seenDetails)),
  paused: v.exactOptional(v.boolean()),
  state: v.exactOptional(v.picklist(CELEBRATION_STATES)),
  /** Whether new celebrations of this house begin as copies of this one. Only operators may change it. */
  template: v.exactOptional(v.boolean()),
  /** The `revision` of the menu that the host has edited. Pages of the previous version send it with `menu`. */
  revision: v.exactOptional(count),
  look: v.exactOptional(lookChangesSchema),
  /** True: the wall hides the QR code and the written code for half an hour. */
  hideWallCode: v.exactOptional(v.boolean()),
  /** False: undoes the deletion of the celebration. */
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
  /** The number of guests who are in, including hidden ones. */
  guests: count,
  waiting: count,
  /** How many guests the hosts have put aside. Servers of the previous version do not send it. */
  setAside: v.exactOptional(count),
  /** Whether new celebrations of this house begin as copies of this one. */
  isTemplate: v.exactOptional(v.literal(true)),
  /** Servers of the previous version do not send it. */
  look: v.exactOptional(lookSchema),
});
export type ListedCelebration = v.InferOutput<typeof listedCelebrationSchema>;

/** The whole celebration, for the page on which hosts edit it. */
export const hostedCelebrationSchema = v.object({
  ...listedCelebrationSchema.entries,
  ...schemasOf(namesWith('seenBy')),
  /** The time at which the celebration ends by itself, or would have ended if no host had ended it earlier. */
  ends: momentSchema,
  look: lookSchema,
  menu: v.array(servedItemSchema),
  /** How often the menu has changed, for pages of the previous version. */
  revision: count,
  /** The rules of the house for this celebration, if any. They already limit `boards` and `wall`. */
  house: v.exactOptional(ruledSchema),
  /** The word that phones and the wall show now. */
  word: v.nullable(wordSchema),
  /** The time from which the hosts may send the next word. */
  nextWordAt: timeMs,
  /** Whether the celebration is a copy of the house's template. Only in the answer to the call that made it. */
  fromTemplate: v.exactOptional(v.literal(true)),
  /** The link for guests, which contains the code. Null if the server does not know its own address. */
  link: v.nullable(v.string()),
});
export type HostedCelebration = v.InferOutput<typeof hostedCelebrationSchema>;
