export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Link teilen';
export const cardsForTables = 'Kärtchen für die Tische';
export const fourOnSheet = 'Vier Kärtchen auf einem Blatt A4. Zweimal schneiden, und sie können auf die Tische.';
export const design = 'Gestaltung';
export const designs = { glasses: 'Zwei Gläser', letterpress: 'Buchdruck' };
export const languages = 'Sprachen';
export const printCards = 'Kärtchen drucken';
export const preview = 'So sieht ein Kärtchen aus';
export const onlyThisComputer = 'Niemand sonst kann diesen Link öffnen: Er funktioniert nur auf diesem Computer.';
export const setTheAddress = (setting: string) => `Die Adresse, die Handys erreichen, steht in ${setting}.`;
export const sameNetworkOnly = 'Dieser Link funktioniert nur im selben Netz wie der Server, nicht mit mobilen Daten.';
export const noLink = 'Dieser Server kennt seine eigene Adresse nicht, deshalb gibt es noch keinen Link.';
export const fourLanguages = 'Auf ein Kärtchen passen vier Sprachen.';
export const ownLanguageStays = (language: string) =>
  `${language} bleibt: Das ist die Sprache des Fests. Ändern kannst du sie unter „Details“.`;
