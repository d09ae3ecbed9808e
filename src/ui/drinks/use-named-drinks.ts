import { useMemo } from 'react';
import type { DrinkType } from '../../domain/drink-menu.ts';
import { type NamedDrink, namedDrinks } from '../../domain/menu/known-menu.ts';
import { isolate } from '../../domain/text/isolate.ts';
import { usePhone } from '../guest/clink-context.tsx';

/** The names are for sentences. */
export type Names = ReadonlyMap<string, NamedDrink>;

/** A letter of Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The name of a drink as a part of a sentence. Without the isolation, the number behind a Hebrew name would be drawn on
 * the wrong side of it. Arabic isolates every name itself.
 */
export function nameInSentence(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? isolate(name) : name;
}

/** The drinks to which the hosts have given names, by the ids that entries have. */
export function useNamedDrinks(): Names {
  const menu = usePhone((phone) => phone.celebration?.menu);
  return useMemo(() => inSentences(namedDrinks(menu)), [menu]);
}

function inSentences(names: Names): Names {
  return new Map([...names].map(([id, drink]) => [id, { ...drink, name: nameInSentence(drink.name) }]));
}

/** Adds the name that the hosts have given to a drink, if this phone knows it. */
export function named<Entry extends { readonly drinkType: DrinkType; readonly menuItem?: string }>(
  entry: Entry,
  names: Names,
): Entry & { readonly name?: string } {
  const drink = names.get(entry.menuItem ?? '');
  return drink ? { ...entry, name: drink.name } : entry;
}
