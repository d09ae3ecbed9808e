export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Condividi il link';
export const linkForGuests = 'Il link per gli ospiti';
export const cardsForTables = 'Cartoncini per i tavoli';
export const fourOnSheet = 'Quattro cartoncini su un foglio A4. Due tagli e sono pronti per i tavoli.';
export const design = 'Stile';
export const designs = { glasses: 'Due calici', letterpress: 'Tipografico' };
export const languages = 'Lingue';
export const printCards = 'Stampa i cartoncini';
export const preview = 'Ecco come viene un cartoncino';
export const onlyThisComputer = (setting: string) =>
  `Gli ospiti non possono aprire questo link: funziona solo su questo computer. Chi gestisce questo server imposta con ${setting} l’indirizzo che i telefoni possono raggiungere.`;
export const sameNetworkOnly =
  'Questo link funziona solo con i telefoni sulla stessa rete del server. Con i dati mobili non si apre.';
export const noLink = 'Questo server non conosce il proprio indirizzo, quindi non c’è ancora un link.';
