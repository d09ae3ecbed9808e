/**
 * Makes something when it is first asked for. For the formatters of Intl and for patterns with Unicode properties: they
 * read the browser's language data, which takes a cheap phone tens of milliseconds that a starting page does not have.
 */
export function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
