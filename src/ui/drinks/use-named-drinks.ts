import { useMemo } from 'react';
import type { DrinkType } from '../../domain/drink-menu.ts';
import { type NamedDrink, namedDrinks } from '../../domain/menu/known-menu.ts';
import { isolate } from '../../domain/text/isolate.ts';
import { usePhone } from '../guest/clink-context.tsx';

/** The names are for sentences. */
export type Names = ReadonlyMap<string, NamedDrink>;

/** A letter of a script that is written from right to left, such as Hebrew or Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The name of a drink as part of a sentence. Without the isolation, a number after a Hebrew name would be drawn on the
 * wrong side of the name. The Arabic sentences already isolate every name.
 */
export function nameInSentence(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? isolate(name) : name;
}

/** The hosts' names for drinks, by the id of the drink in the menu. */
export function useNamedDrinks(): Names {
  const menu = usePhone((phone) => phone.celebration?.menu);
  return useMemo(() => inSentences(namedDrinks(menu)), [menu]);
}

function inSentences(names: Names): Names {
  return new Map([...names].map(([id, drink]) => [id, { ...drink, name: nameInSentence(drink.name) }]));
}

/** Adds the hosts' name for the drink to an entry, if this phone knows the name. */
export function named<Entry extends { readonly drinkType: DrinkType; readonly menuItem?: string }>(
  entry: Entry,
  names: Names,
): Entry & { readonly name?: string } {
  const drink = names.get(entry.menuItem ?? '');
  return drink ? { ...entry, name: drink.name } : entry;
}
