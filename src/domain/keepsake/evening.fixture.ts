import fc from 'fast-check';
import { compareEntries, type DrinkEntry } from '../session/drink-entry.ts';
import { entry } from '../session/session.fixture.ts';

/**
 * Reads drinks and their minutes: 'b0 h30 w45' is a beer at the start, a water after 30 minutes, and a wine after 45.
 */
export function drinksAt(text: string, startMs = 0): DrinkEntry[] {
  return text.split(' ').map((word) => {
    const [written = word, menuItem] = word.split('/');
    const drink = entry(`${written.charAt(0)}${startMs + Number(written.slice(1)) * 60_000}`);
    return menuItem ? { ...drink, menuItem } : drink;
  });
}

const anyDrink = fc
  .tuple(
    fc.constantFrom('b', 'w', 'r', 'g', 't', 'h', 'o'),
    fc.nat(24 * 60),
    fc.constantFrom('', 'spritz', 'fizz', 'obstler'),
  )
  .map(([letter, minute, menuItem]) => drinksAt(`${letter}${minute}${menuItem && `/${menuItem}`}`)[0])
  .filter((drink) => drink !== undefined);

/** An evening of two or more random drinks, in the order of time. */
export const anyDrinks = (most = 120) =>
  fc.array(anyDrink, { minLength: 2, maxLength: most }).map((drinks) => [...drinks].sort(compareEntries));
