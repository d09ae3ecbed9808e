import { AND, splitNames } from '../celebration/couple-names.ts';
import { initialsOf, isInOtherScript, OTHER_TYPEFACE } from './display-letters.ts';

/**
 * The name of a `<meta>` of a celebration's page. Its content is the code, followed by the style of the look if the
 * look is not the usual one.
 */
export const LOOK_META = 'clink-look';

/** The parts of a look's style, which the build defines (scripts/build/looks.ts). Each part is CSS. */
export interface LookRules {
  /** Sets the colours. Empty for the product's own colours. */
  readonly colours: string;
  /** Shows the couple's names in the place of the product's name. */
  readonly title: string;
  /** Shows an initial in each ring of the mark. */
  readonly monogram: string;
}

/**
 * One rule of CSS that a page inserts before its first paint, so that the first paint already shows the couple's look.
 * The rule contains the names, because the prerendered page does not.
 */
export function lookStyle({ colours, title, monogram }: LookRules, names: string): string {
  const initials = initialsOf(names);
  return `@media all{${colours}${title}${initials ? monogram : ''}:root{${properties(names, initials)}}}`;
}

function properties(names: string, initials: readonly [string, string] | null): string {
  const [one, other] = splitNames(names) ?? [names, ''];
  const isLong = other !== '' && lengthOf(names) > LINE;
  const values = {
    one: quoted(one),
    and: quoted(other && (isLong ? `\n${AND} ` : ` ${AND} `)),
    other: quoted(other),
    letters: isLong ? Math.max(widthOf(one), widthOf(`${AND} ${other}`)) : widthOf(names),
    ...(isLong && { lines: 2 }),
    ...(isInOtherScript(names) && { face: OTHER_TYPEFACE }),
    ...(initials && { 'one-initial': quoted(initials[0]), 'other-initial': quoted(initials[1]) }),
  };
  return Object.entries(values)
    .map(([name, value]) => `--look-${name}:${value};`)
    .join('');
}

/** The maximum number of letters that two names on one line may have together. Longer names are on two lines. */
const LINE = 20;

const lengthOf = (text: string) => [...text].length;

/** The widths of letters of the display font, where a letter such as 'n' has the width 1. The first match counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[il'’\-\s]/, 0.5],
  [/[fjrst]/, 0.75],
  [/[&mwMW]/, 1.75],
  [/\p{Lu}/u, 1.35],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 2],
];

/** The approximate width of a text in the display font, in letters such as 'n', with one decimal. */
function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  return Math.ceil(10 * widths.reduce((sum, width) => sum + width, 0)) / 10;
}

/** A string of CSS. Every character except plain letters and digits is escaped, so that no name can end the string. */
function quoted(text: string): string {
  const escaped = Array.from(text, (character) =>
    /[\dA-Za-z]/.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
