interface Card {
  readonly name: string;
  readonly isWithoutAlcohol: boolean;
  readonly isSoldOut: boolean;
  /** The number of these drinks that this guest has logged. */
  readonly count: number;
}

interface CardWords {
  readonly withoutAlcohol: string;
  readonly soldOut: string;
  readonly today: (count: number) => string;
  /** The separator between two facts. */
  readonly comma: string;
  readonly nameIn?: (name: string) => string;
}

/** The accessible name of a menu card. It begins with the visible name. */
/* @__NO_SIDE_EFFECTS__ */
export function cardLabelIn({ withoutAlcohol, soldOut, today, comma, nameIn = String }: CardWords) {
  return ({ name, isWithoutAlcohol, isSoldOut, count }: Card): string => {
    const facts = [isWithoutAlcohol && withoutAlcohol, isSoldOut && soldOut, count > 0 && today(count)];
    return [nameIn(name), ...facts.filter(Boolean)].join(comma);
  };
}
