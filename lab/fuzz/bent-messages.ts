import { drinkOf } from '../../src/domain/drink-menu.ts';
import type { CelebrationChanges } from '../../src/domain/hosting/hosted-celebration.ts';
import { FURTHEST_BACK_MS, MAX_COUNTER, SESSION_LIFETIME_MS } from '../../src/domain/limits.ts';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { parseGuestName } from '../../src/domain/names/guest-name.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import type { Json } from './schema-arbitrary.ts';

/**
 * Changes a message that fits the schema of a save, so that it also follows the rules that the API document states only in
 * words.
 */
export function bentToTheWords(message: Json): Json {
  const save = message as unknown as SaveRequest;
  const start = Math.max(0, save.sentAt - (save.sessionStart % SESSION_LIFETIME_MS));
  const drinks = save.drinks.map(({ alcoholType, loggedAt, ...entry }, index) => {
    const timestamp = start + (entry.timestamp % (save.sentAt - start + 1));
    return {
      ...entry,
      ...(alcoholType && drinkOf(entry.drinkType).hasSubtypes && { alcoholType }),
      id: `${index}-${entry.id.slice(0, 40)}`.replace(/^(\d+-).*?-/, '$1'),
      timestamp,
      ...(loggedAt !== undefined && {
        loggedAt: Math.min(save.sentAt, timestamp + (loggedAt % (FURTHEST_BACK_MS + 1))),
      }),
    };
  });
  const stamps = Object.entries(save.stamps ?? {}).map(([register, stamp]) => {
    const [counter, tag] = stamp ?? [0, ''];
    return [register, [counter % MAX_COUNTER, tag]];
  });
  const name = parseGuestName(save.userName);
  const bent = { ...save, userName: name.ok ? name.name : 'Ana', sessionStart: start, drinks };
  return (save.stamps ? { ...bent, stamps: Object.fromEntries(stamps) } : bent) as unknown as Json;
}

/**
 * Makes a menu, or one of its drinks, follow the rules that the API document states only in words. Leaves out fields that
 * cannot follow them.
 */
export function bentMenu(message: Json): Json {
  const { ends: _, ...sent } = Object(message) as Sent;
  const { menu, revision = 0, withoutAlcohol = false, item, ...edit } = sent;
  if (item) return { ...edit, item: bentDrink(item) } as unknown as Json;
  if (!menu) return sent as unknown as Json;
  const drinks = menu.map((drink, index) => ({
    ...bentDrink(drink, `${index}`),
    id: `${index}${drink.id}`.slice(0, 16),
  }));
  return { menu: drinks, revision: revision % 2, withoutAlcohol } as unknown as Json;
}

interface Sent extends Pick<CelebrationChanges, 'menu' | 'revision' | 'withoutAlcohol' | 'ends'> {
  readonly item?: MenuItem;
}

function bentDrink({ alcoholType, name, ...item }: MenuItem, number = 'a'): object {
  return {
    ...item,
    ...(alcoholType && drinkOf(item.drinkType).hasSubtypes && { alcoholType }),
    name: `${number} ${name.replace(/[^\w]/g, 'x')}`.slice(0, 24),
  };
}
