import * as v from 'valibot';
import { ALCOHOL_TYPES, type AlcoholType, DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import type { Sign } from './signs.ts';

/** With a ninth drink, a guest would have to search before a tap. */
export const MENU_MAX_DRINKS = 8;
/** The name of a drink, in UTF-16 units. */
export const DRINK_NAME_MAX_LENGTH = 24;

/** A drink to which the hosts have given a name (docs/protocol.md#the-menu-of-the-evening). It counts as its type. */
export interface MenuItem {
  /** Chosen once by the page of the host. It stays the same when everything else changes. */
  readonly id: string;
  readonly name: string;
  readonly sign: Sign;
  readonly drinkType: DrinkType;
  readonly alcoholType?: AlcoholType;
  readonly isSoldOut: boolean;
}

/** Short, because each entry of the drink repeats it. */
export const menuItemIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/));

/** A drink as the server sends it. A newer server may know other signs, so a phone takes any short text. */
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
