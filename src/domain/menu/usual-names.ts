import type { DrinkType } from '../drink-menu.ts';
import { imitates } from '../names/folded-name.ts';

/**
 * What the six tiles are called in the languages of the pages, because guests of one celebration read different ones. A test
 * compares it with the catalogues (src/ui/messages/languages.test.ts).
 */
export const USUAL_NAMES: Readonly<Record<DrinkType, readonly string[]>> = {
  beer: ['Beer', 'Bier', 'Bière', 'Cerveza', 'Birra', 'Piwo', 'Cerveja', 'بيرة'],
  wine: ['Wine', 'Wein', 'Vin', 'Vino', 'Wijn', 'Wino', 'Vinho', 'نبيذ'],
  cocktail: ['Cocktail', 'Cóctel', 'Drink', 'كوكتيل'],
  shot: ['Shot', 'Schnaps', 'Chupito', 'شوت'],
  water: ['Water', 'Wasser', 'Eau', 'Agua', 'Acqua', 'Woda', 'Água', 'ماء'],
  other: ['Other', 'Anderes', 'Autre', 'Otra', 'Altro', 'Anders', 'Inne', 'Outra', 'مشروب آخر'],
};

/**
 * The name of a tile that a drink of the menu looks like, although it counts as something else. Nobody would know which
 * one was added. Null if there is none.
 */
export function misleadingTile(name: string, drinkType: DrinkType): string | null {
  const isLike = (usual: string) => imitates(name, usual);
  if (USUAL_NAMES[drinkType].some(isLike)) return null;
  return Object.values(USUAL_NAMES).flat().find(isLike) ?? null;
}
