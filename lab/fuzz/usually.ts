import fc from 'fast-check';

/** `usual`, or once in `weight` + 1 times one of the others. */
export function usually<T>(weight: number, usual: fc.Arbitrary<T>, others: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: others });
}
