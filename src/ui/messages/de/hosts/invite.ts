export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Link teilen';
export const linkForGuests = 'Der Link für Gäste';
export const cardsForTables = 'Kärtchen für die Tische';
export const fourOnSheet = 'Vier Kärtchen auf einem Blatt A4. Zweimal schneiden, und sie können auf die Tische.';
export const design = 'Gestaltung';
export const designs = { glasses: 'Zwei Gläser', letterpress: 'Buchdruck' };
export const languages = 'Sprachen';
export const printCards = 'Kärtchen drucken';
export const preview = 'So sieht ein Kärtchen aus';
export const onlyThisComputer = (setting: string) =>
  `Gäste können diesen Link nicht öffnen: Er funktioniert nur auf diesem Computer. Wer den Server betreibt, stellt mit ${setting} die Adresse ein, die Handys erreichen.`;
export const sameNetworkOnly =
  'Dieser Link funktioniert nur für Handys im selben Netz wie der Server. Gäste mit mobilen Daten können ihn nicht öffnen.';
export const noLink = 'Dieser Server kennt seine eigene Adresse nicht, deshalb gibt es noch keinen Link.';
