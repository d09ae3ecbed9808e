import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';

/** The names of cocktails and shots with each spirit, in one grammatical form: 'Cocktail au rhum'. */
export type SpiritDrinks = Readonly<Record<SpiritDrinkType, Readonly<Record<AlcoholType, string>>>>;

/** The name of a drink that has no name from the hosts' menu, in one grammatical form. */
export function formOf(
  plain: Readonly<Record<DrinkType, string>>,
  withSpirit: SpiritDrinks,
  { drinkType, alcoholType }: DrinkChoice,
): string {
  return alcoholType ? withSpirit[drinkType as SpiritDrinkType][alcoholType] : plain[drinkType];
}

interface FactWords {
  readonly drinkNames: Readonly<Record<DrinkType, string>>;
  readonly spiritNames: Readonly<Record<AlcoholType, string>>;
  readonly hourOfDay: (hour: number) => string;
}

/** The value in a fun fact's sentence: 'Rum (3)'. Null for a fact without a value. */
/* @__NO_SIDE_EFFECTS__ */
export function factValueIn({ drinkNames, spiritNames, hourOfDay }: FactWords): (fact: FunFact) => string | null {
  return (fact) => {
    switch (fact.kind) {
      case 'top-drink':
        return `${drinkNames[fact.drinkType]} (${fact.count})`;
      case 'top-spirit':
        return `${spiritNames[fact.alcoholType]} (${fact.count})`;
      case 'water':
        return String(fact.count);
      case 'busiest-hour':
        return hourOfDay(fact.hour);
      default:
        return null;
    }
  };
}
