import * as v from 'valibot';
import { ALCOHOL_TYPES, DRINK_TYPES, drinkOf, drinksWithSpirits } from '../drink-menu.ts';
import { looksAlike } from '../names/folded-name.ts';
import { nameSchemaOf } from '../names/name-schema.ts';
import { count } from '../whole-numbers.ts';
import type { MenuEdit } from './menu-edit.ts';
import {
  DRINK_NAME_MAX_LENGTH,
  MENU_MAX_DRINKS,
  type MenuItem,
  menuItemIdSchema,
  servedItemSchema,
} from './menu-item.ts';
import { SIGNS } from './signs.ts';
import { misleadingTile } from './usual-names.ts';

/** A drink as a host enters it. Parsing cleans its name. */
const menuItemSchema = v.pipe(
  v.object({
    id: menuItemIdSchema,
    name: nameSchemaOf(DRINK_NAME_MAX_LENGTH),
    sign: v.picklist(SIGNS, `must be one of ${SIGNS.join(' ')}`),
    drinkType: v.picklist(DRINK_TYPES),
    alcoholType: v.exactOptional(v.picklist(ALCOHOL_TYPES)),
    isSoldOut: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ drinkType, alcoholType }) => alcoholType === undefined || drinkOf(drinkType).hasSubtypes,
      `only ${drinksWithSpirits()} has a spirit`,
    ),
    ['alcoholType'],
  ),
);

/** A menu as the API document describes it. */
export const describedMenuSchema = v.pipe(
  v.array(menuItemSchema),
  v.maxLength(MENU_MAX_DRINKS),
  v.description(
    `At most ${MENU_MAX_DRINKS} drinks. Ids are unique, and no two names look alike. No name looks like that of one of the six drinks in any language of the pages, unless it counts as that one. Only ${drinksWithSpirits()} has an alcoholType.`,
  ),
);

/** The whole menu in the hosts' order. A list that is too long is refused before its drinks are parsed. */
export const menuSchema = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MENU_MAX_DRINKS, `at most ${MENU_MAX_DRINKS} drinks`),
  v.array(menuItemSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = firstFault(dataset.value);
    if (!fault) return;
    const { index, key, message } = fault;
    const step = { type: 'array', origin: 'value', input: dataset.value, key: index, value: dataset.value[index] };
    const field = { type: 'object', origin: 'value', input: {}, key, value: dataset.value[index]?.[key] };
    addIssue({ message, path: [step, field] as never });
  }),
  v.readonly(),
);

/** The first drink that conflicts with an earlier one. */
function firstFault(items: readonly MenuItem[]) {
  for (const [index, item] of items.entries()) {
    const fault = faultBeside(item, items.slice(0, index));
    if (fault) return { index, ...fault };
  }
  return null;
}

/**
 * Returns the reason why a drink cannot be on the menu beside others: it has the id of another drink, or its name looks
 * like that of another drink or of a tile with another type.
 */
export function faultBeside({ id, name, drinkType }: MenuItem, others: readonly MenuItem[]) {
  if (others.some((other) => other.id === id)) return { key: 'id', message: 'is the id of another drink' } as const;
  const twin = others.find((other) => looksAlike(other.name, name));
  if (twin) return { key: 'name', message: `looks like '${twin.name}'` } as const;
  const tile = misleadingTile(name, drinkType);
  return tile && ({ key: 'name', message: `looks like '${tile}', which does not count as ${drinkType}` } as const);
}

const place = v.pipe(count, v.maxValue(MENU_MAX_DRINKS));

/** `POST /api/host/celebrations/:id/menu`. */
export const menuEditSchema: v.GenericSchema<unknown, MenuEdit> = v.variant('kind', [
  v.object({ kind: v.literal('add'), item: menuItemSchema, at: place }),
  v.object({ kind: v.literal('change'), item: menuItemSchema, seen: servedItemSchema }),
  v.object({ kind: v.literal('remove'), seen: servedItemSchema }),
  v.object({ kind: v.literal('pour'), id: menuItemIdSchema, isSoldOut: v.boolean() }),
  v.object({ kind: v.literal('order'), ids: v.pipe(v.array(menuItemIdSchema), v.maxLength(MENU_MAX_DRINKS)) }),
]);
