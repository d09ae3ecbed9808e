import { drinkOf, spiritOf } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';

/** Unicode has a clock face for each hour. They begin at one o'clock. */
const ONE_OCLOCK = 0x1f550;

/** The emoji beside a fun fact. It repeats what the sentence says. */
export function signOf(fact: FunFact): string {
  switch (fact.kind) {
    case 'no-drinks':
      return '🥂';
    case 'much-water':
      return drinkOf('water').emoji;
    case 'many-drinks':
      return '🎉';
    case 'top-drink':
      return drinkOf(fact.drinkType).emoji;
    case 'top-spirit':
      return spiritOf(fact.alcoholType).emoji;
    case 'fast':
      return '🎶';
    case 'slow':
      return '🌙';
    case 'busiest-hour':
      return String.fromCodePoint(ONE_OCLOCK + ((fact.hour + 11) % 12));
  }
}
