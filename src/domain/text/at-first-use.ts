/**
 * Makes an object when it is first used. It is for the formatters of Intl and for patterns with Unicode properties:
 * making one takes a cheap phone tens of milliseconds, because it reads the browser's language data. A starting page
 * cannot spend that time.
 */
export function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
