export const name = 'English';
/** What people say when they clink glasses. */
export const cheers = 'Cheers!';
