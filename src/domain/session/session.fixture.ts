import type { AlcoholType, DrinkType } from '../drink-menu.ts';
import type { DrinkEntry } from './drink-entry.ts';
import { type SessionState, type Stamp, startSession, UNWRITTEN } from './session-state.ts';

/**
 * Sessions for tests, written in one line. '@5.1a b9 -w7 ~Ana.2b /fast.1c ^1.3d' started at 5 ms, contains a beer
 * logged at 9 ms and a removed wine logged at 7 ms, and belongs to Ana, who chose a fast pace and hides. The text after
 * a dot is the stamp: its counter and its tag.
 */
const LETTERS: Readonly<Record<string, { drinkType: DrinkType; alcoholType?: AlcoholType }>> = {
  b: { drinkType: 'beer' },
  w: { drinkType: 'wine' },
  r: { drinkType: 'cocktail', alcoholType: 'rum' },
  g: { drinkType: 'cocktail', alcoholType: 'gin' },
  t: { drinkType: 'shot', alcoholType: 'tequila' },
  h: { drinkType: 'water' },
  o: { drinkType: 'other' },
};

export function entry(text: string): DrinkEntry {
  const choice = LETTERS[text.charAt(0)];
  if (!choice) throw new Error(`no drink in '${text}'`);
  return { id: idOf(text), ...choice, timestamp: Number(text.slice(1)) };
}

export function idOf(text: string): string {
  return `${text.slice(1)}-${text.charAt(0)}`;
}

export function session(text: string): SessionState {
  const words = text.split(' ').filter((word) => word !== '');
  const values = { '@': 'sessionStart', '~': 'userName', '/': 'drinkingPace', '^': 'hidden' } as const;
  const isValue = (word: string): word is keyof typeof values => word.charAt(0) in values;
  const registers = words.filter(isValue).map((word) => {
    const name = values[word.charAt(0) as keyof typeof values];
    const [, value = '', counter, tag = ''] = /^(.*?)(?:\.(\d+)([a-z]*))?$/.exec(word.slice(1)) ?? [];
    const stamp: Stamp = counter === undefined ? UNWRITTEN : [Number(counter), tag];
    const isNumber = name === 'sessionStart' || name === 'hidden';
    return { name, stamp, value: isNumber ? Number(value) : value };
  });
  const fresh = startSession(0, '');
  const read = {
    ...fresh,
    ...Object.fromEntries(registers.map(({ name, value }) => [name, name === 'hidden' ? value === 1 : value])),
    stamps: { ...fresh.stamps, ...Object.fromEntries(registers.map(({ name, stamp }) => [name, stamp])) },
  };
  const drinks = words.filter((word) => !isValue(word) && !word.startsWith('-')).map(entry);
  const removed = words.filter((word) => word.startsWith('-')).map((word) => idOf(word.slice(1)));
  return { ...read, drinks, removed: removed.sort() };
}
