import { type Language, TILE_NAMES } from '../../domain/languages.ts';
import type { Figure, Recap } from '../../domain/recap/recap.ts';
import { inEachLanguage } from '../../domain/text/in-each-language.ts';
import type { RecapTableWords } from '../../ui/messages/forms/recap-table-words.ts';

const WORDS = await inEachLanguage(async (language) => {
  const { recapTable } = (await import(`../../ui/messages/${language}/hosts/recap-table.ts`)) as {
    readonly recapTable: RecapTableWords;
  };
  return recapTable;
});

type Value = string | number | undefined;

/** A spreadsheet would treat a text with such a beginning as a formula. */
const LIKE_FORMULA = /^[=+\-@\t\r]/;
/** This mark makes a spreadsheet read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The recap as a table for a spreadsheet (RFC 4180) in a language. Times are in ISO 8601 with UTC. */
export function recapCsv(recap: Recap, language: Language): string {
  const words = WORDS[language];
  const kindNames = TILE_NAMES[language];
  const shown = (figure: Figure) => (figure === 'few' ? words.few : figure);
  const rows: Value[][] = [
    [words.note],
    ...(recap.isComplete ? [] : [[words.isIncomplete, recap.readyAt]]),
    [],
    [words.guests, shown(recap.guests)],
    [words.logged, shown(recap.logged)],
    [words.drinks, shown(recap.drinks)],
    [words.withoutAlcohol, shown(recap.withoutAlcohol)],
    [words.waters, shown(recap.waters)],
    [words.clinks, recap.clinks],
    [words.firstToast, recap.firstToast],
    [words.lastToast, recap.lastToast],
    ...tableOf(
      [words.kind, words.drinks],
      recap.kinds.map(({ kind, drinks }) => [kindNames[kind], shown(drinks)]),
    ),
    ...tableOf(
      [words.menuDrink, words.kind, words.drinks],
      recap.menu.map(({ name, kind, drinks }) => [name, kindNames[kind], shown(drinks)]),
    ),
    ...tableOf(
      [words.hour, words.withAlcohol, words.withoutAlcohol],
      recap.hours.map(({ from, alcohol, withoutAlcohol }) => [from, shown(alcohol), shown(withoutAlcohol)]),
    ),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function tableOf(heading: readonly string[], rows: readonly Value[][]): Value[][] {
  return rows.length === 0 ? [] : [[], [...heading], ...rows];
}

function cellOf(value: Value = ''): string {
  if (typeof value === 'number') return String(value);
  const text = LIKE_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
