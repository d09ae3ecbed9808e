/**
 * Creates an object when it is first used. This is for Intl formatters and for patterns with Unicode properties. A
 * cheap phone takes tens of milliseconds to create one, which a starting page cannot afford.
 */
export function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
