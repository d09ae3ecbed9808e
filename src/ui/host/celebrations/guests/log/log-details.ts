import { dateOf } from '#messages/celebration/celebration.ts';
import * as celebrations from '#messages/hosts/celebrations.ts';
import * as evening from '#messages/hosts/evening.ts';
import { changedDetails, drinksReordered } from '#messages/hosts/log.ts';
import { ornaments, palettes } from '#messages/hosts/look.ts';
import * as rules from '#messages/hosts/rules.ts';
import { language } from '#messages/page.ts';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { BOARDS } from '../../../../../domain/leaderboard/boards.ts';
import type { Times } from '../../../time/times.ts';
import { zoneOf } from '../../../time/zone-names.ts';
import { nameOfLanguage } from '../../parts/languages.ts';

type Values = NonNullable<LogEntry['values']>;

/**
 * The changes of an entry in detail: the new value of each setting, and each board and drink. Settings that only a
 * newer server knows are left out.
 */
export function logDetails(
  { action, fields = [], boards = {}, drinks, values = {}, rules: ruled }: LogEntry,
  times: Times,
): readonly string[] {
  const ofDetails = action === 'details' && fields.length > 0 ? [changedDetails(fields)] : [];
  const switched = BOARDS.flatMap((board) => {
    const isOn = boards[board];
    if (isOn === undefined) return [];
    return [(isOn ? celebrations.boardIsOn : celebrations.boardIsOff)(celebrations.boards[board])];
  });
  const poured = drinks?.map(({ name, change }) => DRINKS[change]?.(name)) ?? [];
  const reordered = drinks?.length === 0 ? [drinksReordered] : [];
  return [...ofDetails, ...valuesIn(values, times), ...switched, ...poured, ...reordered, ...ruledIn(ruled)].filter(
    Boolean,
  );
}

/** All rules of the house that apply after this entry. */
function ruledIn(ruled: LogEntry['rules']): readonly string[] {
  if (!ruled) return [];
  const { never = [], wall, location, keepDays } = ruled;
  if (Object.keys(ruled).length === 0) return [rules.nothingIsRuled];
  return [
    never.length > 0 ? rules.boardsAreNever(LIST.format(never.map((board) => celebrations.boards[board]))) : '',
    wall === undefined ? '' : rules.wallHints[wall],
    location === false ? rules.nobodyIsAsked : '',
    keepDays === undefined ? '' : rules.deletedAfter(keepDays),
  ];
}

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

const DRINKS = {
  added: evening.isOnMenu,
  removed: evening.isOffMenu,
  'sold-out': evening.isSoldOut,
  poured: evening.isPouring,
  changed: evening.isChanged,
} as const;

/** The text is empty for a setting that was not changed or that has no value any more. */
function valuesIn(values: Values, times: Times): string[] {
  return [...factsIn(values, times), ...choicesIn(values)];
}

function factsIn(
  { names = '', date, timeZone, language, cardLanguages = [], ends, gettingHome = '' }: Values,
  { moment }: Times,
): string[] {
  const [firstLine = ''] = gettingHome.split('\n');
  return [
    names,
    date === undefined ? '' : dateOf(date),
    timeZone === undefined ? '' : zoneOf(timeZone),
    language === undefined ? '' : nameOfLanguage(language),
    LIST.format(cardLanguages.map(nameOfLanguage)),
    ends ? moment(ends) : '',
    firstLine === gettingHome ? firstLine : `${firstLine} …`,
  ];
}

function choicesIn({ palette, ornament, withoutAlcohol }: Values): string[] {
  return [
    palette === undefined ? '' : palettes[palette],
    ornament === undefined ? '' : ornaments[ornament],
    either(withoutAlcohol, evening.isWithoutAlcohol, evening.isWithAlcohol),
  ];
}

function either(isOn: boolean | undefined, on: string, off: string): string {
  if (isOn === undefined) return '';
  return isOn ? on : off;
}
