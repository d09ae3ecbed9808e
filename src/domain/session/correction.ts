import { compareText } from '../text/compare-text.ts';

/**
 * A correction removes a drink and adds another entry in its place. The id of the new entry contains this fact, because
 * ids are the only field that all older pages and servers keep: `<timestamp>-<drink>~<count>~<random text>`. `drink` is
 * the same for all corrections of one drink. If two phones correct one drink without knowing of each other, only the
 * last correction counts (src/domain/session/merge.ts).
 */
interface Correction {
  readonly drink: string;
  /** How often the drink was corrected, including this correction. */
  readonly count: number;
}

export const MARK = '~';
const CORRECTION = /^\d+-(.+)~(\d{1,4})~[\w-]{1,16}$/;
const FIRST = /^(\d+)-(.+)$/;
/** The length of the random text in Clink's ids. Shorter texts of other programs may be the same for several drinks. */
const OWN_LENGTH = 8;
/** Ids have at most 64 characters after the timestamp. */
const MAX_LENGTH = 40;

/** Parses the id of a correction. Null for any other id. */
export function correctionOf(id: string): Correction | null {
  if (!id.includes(MARK)) return null;
  const [, drink, count] = CORRECTION.exec(id) ?? [];
  return drink === undefined ? null : { drink, count: Number(count) };
}

export function isCorrection(id: string): boolean {
  return correctionOf(id) !== null;
}

/** The part that the ids of all corrections of a drink share. `id`: the id of the drink or of a correction. */
export function drinkOfId(id: string): string {
  const corrected = correctionOf(id);
  if (corrected) return corrected.drink;
  const [, time = '', text = id] = FIRST.exec(id) ?? [];
  return text.length < OWN_LENGTH ? `${time}-${text}` : text.slice(-MAX_LENGTH);
}

/** The ids among `drinks` that a later correction replaces. `removed`: removed ids, which may be of corrections too. */
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
