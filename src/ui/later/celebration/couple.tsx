import type { CSSProperties, ReactNode } from 'react';
import * as texts from '#messages/celebration/celebration.ts';
import { language } from '#messages/page.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { AND, runRightToLeft, splitNames } from '../../../domain/celebration/couple-names.ts';
import { directionOf } from '../../../domain/languages.ts';
import { isInOtherScript } from '../../../domain/look/display-letters.ts';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import type { SheetContent } from '../../components/sheet/sheet.tsx';
import { inOneTypeface, typefaceOf } from '../../look/typeface-of.tsx';
import { around } from '../../messages/forms/around.ts';
import styles from './couple.module.css';
import { GreetingGlasses } from './greeting-glasses.tsx';

/** The place of a name in each glass, in units of the drawing: the x and y of its middle, and its width. */
const MIDDLES = { ltr: [62, 302], rtl: [302, 62] } as const;
const MIDDLE = 120;
const ROOM = 140;
const LARGEST_OF_TWO = 34;
/** Longer names would be too small in a glass. */
const MAX_LETTERS = 9;
/** The average width of a letter of the display font, in em. */
const LETTER_EM = 0.56;
/** An Arabic letter of the display font is this many times as wide. */
const ARABIC = 1.5;

/**
 * Two full glasses, each with a name of the couple in it. Names that are too long or in another script are below the
 * glasses.
 */
export function Couple({ names }: { names: string }) {
  const two = splitNames(names);
  const isInside = areInside(names);
  return (
    <>
      <div className={styles.couple} data-empty={isInside ? undefined : ''}>
        <GreetingGlasses hasMiddle={two !== null} />
        {two && (
          <p
            className={styles.names}
            dir={runRightToLeft(names) ? 'rtl' : 'ltr'}
            style={{ '--letters': lettersOf(two) * (runRightToLeft(names) ? ARABIC : 1) } as CSSProperties}
          >
            <bdi>{isInside && two[0]}</bdi>
            <i>{AND}</i>
            <bdi>{isInside && two[1]}</bdi>
          </p>
        )}
      </div>
      {!isInside && (
        <p className={styles.line}>
          <bdi>{inOneTypeface(names)}</bdi>
        </p>
      )}
    </>
  );
}

function areInside(names: string): boolean {
  const two = splitNames(names);
  return two !== null && lettersOf(two) <= MAX_LETTERS && !isInOtherScript(names);
}

/**
 * The picture of a switch from one celebration to another: each glass has the names of a couple. A glass without names
 * stays empty.
 */
export function TwoCouples({ from, to }: { from: string | null; to: string | null }) {
  const couples = [from, to].map(linesOf);
  const middles = MIDDLES[directionOf(language)];
  const size = Math.min(LARGEST_OF_TWO, ROOM / (LETTER_EM * lettersOf(couples.flat())));
  return (
    <div className={styles.pair} aria-hidden="true">
      <Rings distance={APART.couple} />
      <svg viewBox="0 0 364 240" aria-hidden="true">
        {couples.map((lines, index) => (
          <text key={middles[index]} fontSize={size} style={typefaceOf(lines.join())}>
            {lines.map((line, place) => (
              <tspan
                key={line}
                x={middles[index]}
                y={MIDDLE + (place - (lines.length - 1) / 2) * size * 1.2}
                dy="0.33em"
              >
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Returns lines such as 'Ana' and '& Ben'. Empty if a name would be too small in a glass. */
function linesOf(names: string | null): string[] {
  const two = splitNames(names ?? '');
  if (!two || lettersOf(two) > MAX_LETTERS) return [];
  return [two[0], `${AND} ${two[1]}`];
}

function lettersOf(lines: readonly string[]): number {
  return Math.max(1, ...lines.map((line) => [...line].length));
}

/**
 * The greeting of the welcome for the guests of a couple: the two names in full glasses, the date, and `others`, a line
 * that says who is already in.
 */
export function greetingOf(
  { names, date }: CelebrationFacts,
  others?: ReactNode,
): Pick<SheetContent, 'picture' | 'title' | 'lead'> {
  const [before, after] = around(texts.greeting);
  const isLow = areInside(names) ? undefined : '';
  return {
    picture: (
      <div className={styles.greeting} aria-hidden="true">
        <p className={styles.before} data-low={isLow}>
          {before}
        </p>
        <Couple names={names} />
        {after && <p className={styles.before}>{after}</p>}
      </div>
    ),
    title: <span className="visually-hidden">{texts.greeting(names)}</span>,
    lead: (
      <>
        <b className={styles.date}>
          <time dateTime={date}>{texts.dateOf(date)}</time>
        </b>
        {others}
      </>
    ),
  };
}
