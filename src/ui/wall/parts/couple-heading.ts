import { splitNames } from '../../../domain/celebration/couple-names.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { child, say, set, show } from './elements.ts';
import { smallness } from './fit.ts';

/** Between two names in Arabic letters there is the Arabic word, which is part of the second name. */
const ARABIC = /^[\u0600-\u06ff]/;

/** Returns the names of the couple, or Clink for the open celebration. */
export function coupleOf({ celebration }: ShownScreen): string {
  return celebration ? celebration.names : PRODUCT_NAME;
}

/** The two names, or whatever the hosts call themselves. */
export function namesOf(couple: string): readonly string[] {
  return splitNames(couple) || [couple];
}

/**
 * Writes a heading that may be the names of a couple. The names have their own direction, whatever the direction of the
 * wall. `rooms`: src/ui/wall/parts/fit.ts.
 */
export function sayNames(
  heading: Element,
  [one = '', other = '']: readonly string[],
  rooms: readonly number[],
  [before, after]: readonly string[] = ['', ''],
): void {
  const couple = child(heading, 1);
  const [first, second] = [child(couple, 0), child(couple, 1)];
  const isArabic = ARABIC.test(one) && ARABIC.test(other);
  say(child(heading, 0), before as string);
  say(child(first, 0), one);
  say(child(first, 1), other && !isArabic ? '\u00a0&' : '');
  say(child(second, 0), isArabic ? 'و' : '');
  say(child(second, 1), other);
  say(child(heading, 2), after as string);
  show(second, other !== '');
  set(heading, 'data-small', smallness(`${before}${one} & ${other}${after}`, rooms, 'display'));
}
