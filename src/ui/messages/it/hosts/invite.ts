export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Condividi il link';
export const cardsForTables = 'Cartoncini per i tavoli';
export const fourOnSheet = 'Quattro cartoncini su un foglio A4. Due tagli e sono pronti per i tavoli.';
export const design = 'Stile';
export const designs = { glasses: 'Due calici', letterpress: 'Tipografico' };
export const languages = 'Lingue';
export const printCards = 'Stampa i cartoncini';
export const preview = 'Ecco come viene un cartoncino';
export const onlyThisComputer = 'Nessun altro può aprire questo link: funziona solo su questo computer.';
export const setTheAddress = (setting: string) => `${setting} imposta l’indirizzo che i telefoni raggiungono.`;
export const sameNetworkOnly = 'Questo link funziona solo nella stessa rete del server, e non con i dati mobili.';
export const noLink = 'Questo server non conosce il proprio indirizzo, quindi non c’è ancora un link.';
export const fourLanguages = 'Su un cartoncino ci stanno quattro lingue.';
export const ownLanguageStays = (language: string) =>
  `${language} resta: è la lingua della festa. Si cambia in «Dettagli».`;
