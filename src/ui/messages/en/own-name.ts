export const name = 'English';
/** The words that people say when they clink glasses. */
export const cheers = 'Cheers!';
