import * as v from 'valibot';
import { isAlcoholic } from '../drink-menu.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { type MenuSettings, offeredMenu } from '../menu/offered-menu.ts';

/** A drink of the hosts' menu as a wall shows it. */
export const screenDrinkSchema = v.object({
  name: v.string(),
  sign: v.string(),
  withoutAlcohol: v.boolean(),
  isSoldOut: v.boolean(),
});
export type ScreenDrink = Readonly<v.InferOutput<typeof screenDrinkSchema>>;

export function screenMenu(settings: MenuSettings): ScreenDrink[] {
  return offeredMenu(settings).map(({ name, sign, drinkType, isSoldOut }: MenuItem) => ({
    ...{ name, sign, isSoldOut },
    withoutAlcohol: !isAlcoholic(drinkType),
  }));
}
