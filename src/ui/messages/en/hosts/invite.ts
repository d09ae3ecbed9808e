export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Share the link';
export const cardsForTables = 'Cards for the tables';
export const fourOnSheet = 'Four on a sheet of A4, to be cut twice.';
export const design = 'Design';
export const designs = { glasses: 'Two glasses', letterpress: 'Letterpress' };
export const languages = 'Languages';
export const printCards = 'Print the cards';
export const preview = 'How a card looks';
export const onlyThisComputer = 'Only this computer can open this link.';
/** `setting`: the environment variable with the server's address. */
export const setTheAddress = (setting: string) => `${setting} sets the address that phones reach.`;
export const sameNetworkOnly = 'This link works only in the same network as the server, and not on mobile data.';
export const noLink = 'This server does not know its own address, so there is no link yet.';
export const fourLanguages = 'A card has room for four languages.';
/** `language`: the name of a language, such as 'English'. */
export const ownLanguageStays = (language: string) => `${language} stays: the celebration's language.`;
