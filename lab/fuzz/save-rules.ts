import { drinkOf } from '../../src/domain/drink-menu.ts';
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
