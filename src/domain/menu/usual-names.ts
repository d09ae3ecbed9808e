import { DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import { TILE_NAMES } from '../languages.ts';
import { imitates } from '../names/folded-name.ts';

/** The names of a tile in all languages of the pages. */
export function usualNames(drinkType: DrinkType): string[] {
  return Object.values(TILE_NAMES).map((names) => names[drinkType]);
}

/**
 * The name of a tile that looks like `name` but has another type than the drink. Guests would not know which of the two
 * they had logged. Null if there is no such tile.
 */
export function misleadingTile(name: string, drinkType: DrinkType): string | null {
  const isLike = (usual: string) => imitates(name, usual);
  if (usualNames(drinkType).some(isLike)) return null;
  return DRINK_TYPES.flatMap(usualNames).find(isLike) ?? null;
}
