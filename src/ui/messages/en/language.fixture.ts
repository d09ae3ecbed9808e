export const quotes = ['“', '”'] as const;
/** Hours and minutes. */
export const units = ['h', 'm'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [];
