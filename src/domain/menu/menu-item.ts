import * as v from 'valibot';
import { ALCOHOL_TYPES, type AlcoholType, DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import type { Sign } from './signs.ts';

/** With more drinks, guests would have to search for theirs. */
export const MENU_MAX_DRINKS = 8;
/** The longest name of a drink, in UTF-16 units. */
export const DRINK_NAME_MAX_LENGTH = 24;

/** A drink that the hosts have named (docs/protocol.md#the-menu-of-the-evening). It counts as a drink of its type. */
export interface MenuItem {
  /** The host's page chooses the id once. It stays the same when all other fields change. */
  readonly id: string;
  readonly name: string;
  readonly sign: Sign;
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType;
  readonly isSoldOut: boolean;
}

/** The id is short, because every entry of the drink repeats it. */
export const menuItemIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/));

/** A drink as the server sends it. A newer server may send other emoji, so a phone accepts any short text as `sign`. */
export const servedItemSchema = v.object({
  id: menuItemIdSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(DRINK_NAME_MAX_LENGTH)),
  sign: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
  drinkType: v.picklist(DRINK_TYPES),
  alcoholType: v.exactOptional(v.picklist(ALCOHOL_TYPES)),
  isSoldOut: v.boolean(),
});
export type ServedItem = Readonly<v.InferOutput<typeof servedItemSchema>>;
export const servedMenuSchema = v.pipe(v.array(servedItemSchema), v.maxLength(MENU_MAX_DRINKS), v.readonly());
