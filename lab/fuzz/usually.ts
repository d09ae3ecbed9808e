import fc from 'fast-check';

/** Draws from `usual`, and once in `weight` + 1 times from `others`. */
export function usually<T>(weight: number, usual: fc.Arbitrary<T>, others: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: others });
}
