import * as v from 'valibot';
import { emailSchema } from '../accounts/account-calls.ts';
import { BOARDS } from '../leaderboard/boards.ts';
import { nameSchemaOf } from '../names/name-schema.ts';
import { WALL_CHOICES } from '../wall/wall-settings.ts';
import { isWebLink } from './house-links.ts';
import {
  CREATORS,
  HOUSE_LINK_MAX_LENGTH,
  HOUSE_NAME_MAX_LENGTH,
  type HouseRules,
  LEAST_KEEP_DAYS,
  MOST_KEEP_DAYS,
  NEVER_SHOWN,
  NEW_DOORS,
  NO_RULES,
  type RuleChanges,
  type RuleName,
} from './house-rules.ts';

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  v.picklist(values, `must be one of ${values.join(', ')}`);

const listed = (entries: object) => Object.keys(entries).join(', ');
const notObject = (entries: object) => `must be an object with ${listed(entries)}`;

/** An object schema that reports each unknown name. It is not a pipe, because the API document is generated from it. */
function only<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.objectWithRest(entries, v.never(`is not known here. Known are: ${listed(entries)}`), notObject(entries));
}

const TOO_LONG = `must have at most ${HOUSE_LINK_MAX_LENGTH} characters`;
const NO_LINK = 'must be a link, such as https://hotel.example/imprint';
const link = v.pipe(
  v.string(NO_LINK),
  v.trim(),
  v.maxLength(HOUSE_LINK_MAX_LENGTH, TOO_LONG),
  v.check(isWebLink, NO_LINK),
  v.description('The whole address of a page, with http or https.'),
);

const NO_CONTACT = 'must be an e-mail address, a telephone number such as +43 1 234567, or a link';
const telephone = v.pipe(v.string(), v.regex(/^\+[\d ().-]{5,30}\d$/));
const contact = v.pipe(
  v.string(NO_CONTACT),
  v.trim(),
  v.maxLength(HOUSE_LINK_MAX_LENGTH, TOO_LONG),
  v.union([v.pipe(v.string(), v.check(isWebLink)), telephone, emailSchema], NO_CONTACT),
  v.description(
    'An e-mail address, a telephone number that begins with + and the country, or the whole address of a page.',
  ),
);

const NO_DAYS = `must be a whole number from ${LEAST_KEEP_DAYS} to ${MOST_KEEP_DAYS}. Without it, celebrations stay for ever`;

const yesOrNo = v.boolean('must be true or false');
const never = v.array(oneOf(NEVER_SHOWN), `must be a list of ${NEVER_SHOWN.join(', ')}`);

const RULES = {
  boards: only({ never }),
  wall: oneOf(WALL_CHOICES),
  location: yesOrNo,
  door: oneOf(NEW_DOORS),
  keepDays: v.pipe(
    v.number(NO_DAYS),
    v.integer(NO_DAYS),
    v.minValue(LEAST_KEEP_DAYS, NO_DAYS),
    v.maxValue(MOST_KEEP_DAYS, NO_DAYS),
  ),
  creators: oneOf(CREATORS),
  house: only({
    name: v.exactOptional(nameSchemaOf(HOUSE_NAME_MAX_LENGTH)),
    contact: v.exactOptional(contact),
    imprint: v.exactOptional(link),
    privacy: v.exactOptional(link),
  }),
} satisfies { readonly [Name in RuleName]-?: v.GenericSchema<unknown, NonNullable<HouseRules[Name]>> };

const LIST = Object.entries(RULES) as [RuleName, v.GenericSchema][];

/** All rules, in the format of the file and of the database. */
export const houseRulesSchema = only(
  Object.fromEntries(LIST.map(([name, schema]) => [name, v.exactOptional(schema)])),
) as unknown as v.GenericSchema<HouseRules>;

/** With `switches`, two operators who switch different boards at the same time do not overwrite each other. */
const boardChanges = only({
  never: v.exactOptional(never),
  switches: v.exactOptional(only(Object.fromEntries(NEVER_SHOWN.map((name) => [name, v.exactOptional(yesOrNo)])))),
});

export const ruleChangesSchema = only(
  Object.fromEntries(
    LIST.map(([name, schema]) => [name, v.exactOptional(v.nullable(name === 'boards' ? boardChanges : schema))]),
  ),
) as unknown as v.GenericSchema<RuleChanges>;

/** The rules that replace damaged ones. They show and allow the least, and delete no celebration. */
const STRICTEST: HouseRules = {
  boards: { never: BOARDS },
  wall: 'off',
  location: false,
  door: 'ask',
  creators: 'operators',
};

/**
 * Reads the stored rules. A rule of a later version is left out, and a damaged rule is replaced by the strictest one.
 */
export function storedRules(text: string | null): HouseRules {
  if (text === null) return NO_RULES;
  const found = fromJson(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return STRICTEST;
  const stored = new Map<string, unknown>(Object.entries(found));
  const read = LIST.flatMap(([name, schema]) => {
    if (!stored.has(name)) return [];
    const rule = v.safeParse(schema, stored.get(name));
    const value = rule.success ? rule.output : STRICTEST[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read) as HouseRules;
}

/** Reads the rules from a JSON text. If the text has faults, returns all of them, each with its place. */
export function writtenRules(text: string): { readonly rules: HouseRules } | { readonly faults: readonly string[] } {
  const found = fromJson(text);
  if (found === undefined) return { faults: ['is not JSON'] };
  if (Array.isArray(found)) return { faults: [notObject(RULES)] };
  const read = v.safeParse(houseRulesSchema, found);
  if (read.success) return { rules: read.output };
  return { faults: read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
