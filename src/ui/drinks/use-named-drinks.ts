import { useMemo } from 'react';
import type { DrinkType } from '../../domain/drink-menu.ts';
import { type NamedDrink, namedDrinks } from '../../domain/menu/known-menu.ts';
import { usePhone } from '../guest/clink-context.tsx';

export type Names = ReadonlyMap<string, NamedDrink>;

/** The drinks to which the hosts have given names, by the ids that entries have. */
export function useNamedDrinks(): Names {
  const menu = usePhone((phone) => phone.celebration?.menu);
  return useMemo(() => namedDrinks(menu), [menu]);
}

/** A drink with what the hosts call it, if this phone knows. */
export function named<Entry extends { readonly drinkType: DrinkType; readonly menuItem?: string }>(
  entry: Entry,
  names: Names,
): Entry & { readonly name?: string } {
  const drink = names.get(entry.menuItem ?? '');
  return drink ? { ...entry, name: drink.name } : entry;
}
