import type { ReactNode } from 'react';
import * as texts from '#messages/celebration.ts';
import { language } from '#messages/page.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { AND, splitNames } from '../../../domain/celebration/couple-names.ts';
import { directionOf } from '../../../domain/languages.ts';
import { knownLook } from '../../../domain/look/look.ts';
import { Corners } from '../../components/drawings/ornament.tsx';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import type { SheetContent } from '../../components/sheet/sheet.tsx';
import { inOneTypeface, typefaceOf } from '../../look/typeface-of.tsx';
import { around } from '../../messages/forms/around.ts';
import styles from './couple.module.css';

/** In the units of the drawing: the middle of each glass beside the lens, across and down, and the room there. */
const MIDDLES = { ltr: [62, 302], rtl: [302, 62] } as const;
/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff]/u;
const MIDDLE = 120;
const ROOM = 140;
const LARGEST = 64;
const LARGEST_OF_TWO = 34;
/** Longer names would be too small in a glass. */
const MAX_LETTERS = 9;
/** The average width of a letter of the display font, in em. */
const LETTER_EM = 0.56;

/** Two glasses, and in each a name of the couple. Names that are too long for that stand below, in one line. */
export function Couple({ names }: { names: string }) {
  const two = splitNames(names);
  if (!two || lettersOf(two) > MAX_LETTERS) {
    return (
      <>
        <div className={styles.above}>
          <Glasses />
        </div>
        <p className={styles.line}>
          <bdi>{inOneTypeface(names)}</bdi>
        </p>
      </>
    );
  }
  const middles = MIDDLES[RIGHT_TO_LEFT.test(names) ? 'rtl' : 'ltr'];
  return (
    <Glasses>
      <g fontSize={Math.min(LARGEST, sizeFor(two))} style={typefaceOf(names)}>
        {two.map((name, index) => (
          <text key={middles[index]} x={middles[index]} y={MIDDLE} dy="0.33em">
            {name}
          </text>
        ))}
      </g>
      <text className={styles.and} x={182} y={MIDDLE} dy="0.33em" style={typefaceOf(names)}>
        {AND}
      </text>
    </Glasses>
  );
}

/** From one celebration to another: each glass holds a couple. A glass without names stays empty. */
export function TwoCouples({ from, to }: { from: string | null; to: string | null }) {
  const couples = [from, to].map(linesOf);
  const middles = MIDDLES[directionOf(language)];
  const size = Math.min(LARGEST_OF_TWO, sizeFor(couples.flat()));
  return (
    <Glasses>
      {couples.map((lines, index) => (
        <text key={middles[index]} fontSize={size} style={typefaceOf(lines.join())}>
          {lines.map((line, place) => (
            <tspan key={line} x={middles[index]} y={MIDDLE + (place - (lines.length - 1) / 2) * size * 1.2} dy="0.33em">
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </Glasses>
  );
}

/** 'Ana' and '& Ben'. Empty if a name would be too small in a glass. */
function linesOf(names: string | null): string[] {
  const two = splitNames(names ?? '');
  if (!two || lettersOf(two) > MAX_LETTERS) return [];
  return [two[0], `${AND} ${two[1]}`];
}

function lettersOf(lines: readonly string[]): number {
  return Math.max(1, ...lines.map((line) => [...line].length));
}

/** The size at which each of the lines fits beside the lens. */
function sizeFor(lines: readonly string[]): number {
  return ROOM / (LETTER_EM * lettersOf(lines));
}

function Glasses({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.couple} aria-hidden="true">
      <Rings distance={APART.couple} />
      {children && (
        <svg className={styles.names} viewBox="0 0 364 240" aria-hidden="true">
          {children}
        </svg>
      )}
    </div>
  );
}

/** How the welcome greets the guests of a couple: with their ornament, their names, each in a glass, and the date. */
export function greetingOf({
  names,
  date,
  look,
}: CelebrationFacts & { look?: unknown }): Pick<SheetContent, 'picture' | 'title' | 'lead'> {
  const [before, after] = around(texts.greeting);
  return {
    picture: (
      <div className={styles.greeting} aria-hidden="true">
        <Corners kind={knownLook(look).ornament} />
        <p className={styles.before}>{before}</p>
        <Couple names={names} />
        {after && <p className={styles.before}>{after}</p>}
      </div>
    ),
    title: <span className="visually-hidden">{texts.greeting(names)}</span>,
    lead: <b className={styles.date}>{texts.dateOf(date)}</b>,
  };
}
