import { drinkOf } from '../../src/domain/drink-menu.ts';
import type { CelebrationChanges } from '../../src/domain/hosting/hosted-celebration.ts';
import { MAX_COUNTER, SESSION_LIFETIME_MS } from '../../src/domain/limits.ts';
import { parseGuestName } from '../../src/domain/names/guest-name.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import type { Json } from './schema-arbitrary.ts';

/**
 * Changes a message that fits the schema of a save, so that it also follows the rules that the document states in
 * words.
 */
export function bentToTheWords(message: Json): Json {
  const save = message as unknown as SaveRequest;
  const start = Math.max(0, save.sentAt - (save.sessionStart % SESSION_LIFETIME_MS));
  const drinks = save.drinks.map(({ alcoholType, ...entry }, index) => ({
    ...entry,
    ...(alcoholType && drinkOf(entry.drinkType).hasSubtypes && { alcoholType }),
    id: `${index}-${entry.id.slice(0, 40)}`.replace(/^(\d+-).*?-/, '$1'),
    timestamp: start + (entry.timestamp % (save.sentAt - start + 1)),
  }));
  const stamps = Object.entries(save.stamps ?? {}).map(([register, stamp]) => {
    const [counter, tag] = stamp ?? [0, ''];
    return [register, [counter % MAX_COUNTER, tag]];
  });
  const name = parseGuestName(save.userName);
  const bent = { ...save, userName: name.ok ? name.name : 'Ana', sessionStart: start, drinks };
  return (save.stamps ? { ...bent, stamps: Object.fromEntries(stamps) } : bent) as unknown as Json;
}

/** Makes a menu follow the rules that the document states in words, and leaves out what is in its way. */
export function bentMenu(message: Json): Json {
  const { menu, revision = 0, withoutAlcohol = false } = Object(message) as CelebrationChanges;
  if (!menu) return message;
  const drinks = menu.map(({ alcoholType, name, ...item }, index) => ({
    ...item,
    ...(alcoholType && drinkOf(item.drinkType).hasSubtypes && { alcoholType }),
    id: `${index}${item.id}`.slice(0, 16),
    name: `${index} ${name.replace(/[^\w]/g, 'x')}`.slice(0, 24),
  }));
  return { menu: drinks, revision: revision % 2, withoutAlcohol } as unknown as Json;
}
