import type { Dice } from '../simulation/dice.ts';

/** Deals every kind once before any of them comes again, so that a short test has them all. */
export function deckOf<Kind>(kinds: readonly [Kind, ...Kind[]], dice: Dice): () => Kind {
  let left: Kind[] = [];
  return () => {
    if (left.length === 0) left = [...kinds];
    const dealt = dice.pick(left);
    left = left.filter((kind) => kind !== dealt);
    return dealt;
  };
}
