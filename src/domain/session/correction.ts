import { compareText } from '../text/compare-text.ts';

/**
 * A correction takes a drink back and adds another one in its place. The new entry's id says so, because an id is all
 * that every older page and server keeps: `<timestamp>-<drink>~<count>~<random text>`. `drink` is the same for all
 * corrections of one drink. Of corrections that two phones made without hearing of each other, only the last one counts
 * (src/domain/session/merge.ts).
 */
interface Correction {
  readonly drink: string;
  /** How often the drink was corrected, including this correction. */
  readonly count: number;
}

export const MARK = '~';
const CORRECTION = /^\d+-(.+)~(\d{1,4})~[\w-]{1,16}$/;
const FIRST = /^(\d+)-(.+)$/;
/** The random text of an id that Clink has made has 8 characters. Several drinks may have the same shorter text. */
const OWN_LENGTH = 8;
/** Ids have at most 64 characters after the timestamp. */
const MAX_LENGTH = 40;

/** What the id of a correction says. Null for any other id. */
export function correctionOf(id: string): Correction | null {
  if (!id.includes(MARK)) return null;
  const [, drink, count] = CORRECTION.exec(id) ?? [];
  return drink === undefined ? null : { drink, count: Number(count) };
}

export function isCorrection(id: string): boolean {
  return correctionOf(id) !== null;
}

/** The part that the ids of all corrections of a drink have in common. `id`: the id of the drink or of a correction. */
export function drinkOfId(id: string): string {
  const corrected = correctionOf(id);
  if (corrected) return corrected.drink;
  const [, time = '', text = id] = FIRST.exec(id) ?? [];
  return text.length < OWN_LENGTH ? `${time}-${text}` : text.slice(-MAX_LENGTH);
}

/** The ids of `drinks` that a later correction replaces. `removed`: ids that were removed. */
export function replacedIds(drinks: readonly string[], removed: Iterable<string>): string[] {
  const last = new Map<string, { readonly id: string; readonly count: number }>();
  for (const ids of [drinks, removed]) {
    for (const id of ids) {
      const corrected = correctionOf(id);
      if (!corrected) continue;
      const { drink, count } = corrected;
      const known = last.get(drink);
      if (!known || count > known.count || (count === known.count && compareText(id, known.id) > 0))
        last.set(drink, { id, count });
    }
  }
  if (last.size === 0) return [];
  return drinks.filter((id) => (last.get(drinkOfId(id))?.id ?? id) !== id);
}
