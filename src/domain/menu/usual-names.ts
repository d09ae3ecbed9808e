import { DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import { TILE_NAMES } from '../languages.ts';
import { imitates } from '../names/folded-name.ts';

/** What a tile is called in any language of the pages. */
export function usualNames(drinkType: DrinkType): string[] {
  return Object.values(TILE_NAMES).map((names) => names[drinkType]);
}

/**
 * The name of a tile that a drink of the menu looks like, although it counts as something else. Nobody would know which
 * one was added. Null if there is none.
 */
export function misleadingTile(name: string, drinkType: DrinkType): string | null {
  const isLike = (usual: string) => imitates(name, usual);
  if (usualNames(drinkType).some(isLike)) return null;
  return DRINK_TYPES.flatMap(usualNames).find(isLike) ?? null;
}
