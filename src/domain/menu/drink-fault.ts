import { looksAlike } from '../names/folded-name.ts';
import { type GuestNameFault, parseName } from '../names/guest-name.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS, type MenuItem } from './menu-item.ts';

/** Why a drink cannot be put on the menu. */
export type DrinkFault = GuestNameFault | 'same-name' | 'full';

/**
 * What is wrong with the name of a drink, for the page of a host. `others`: the drinks beside it on the menu. Null if
 * nothing is.
 */
export function drinkFaultOf(name: string, others: readonly Pick<MenuItem, 'name'>[]): DrinkFault | null {
  if (others.length >= MENU_MAX_DRINKS) return 'full';
  const parsed = parseName(name, DRINK_NAME_MAX_LENGTH);
  if (!parsed.ok) return parsed.fault;
  return others.some((other) => looksAlike(other.name, parsed.name)) ? 'same-name' : null;
}
