export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Link delen';
export const cardsForTables = 'Tafelkaartjes';
export const fourOnSheet = 'Vier kaartjes op een vel A4. Twee keer knippen en ze kunnen op tafel.';
export const design = 'Ontwerp';
export const designs = { glasses: 'Twee glazen', letterpress: 'Boekdruk' };
export const languages = 'Talen';
export const printCards = 'Kaartjes printen';
export const preview = 'Zo ziet een kaartje eruit';
export const onlyThisComputer = 'Niemand anders kan deze link openen: hij werkt alleen op deze computer.';
export const setTheAddress = (setting: string) => `${setting} bepaalt het adres dat telefoons kunnen bereiken.`;
export const sameNetworkOnly = 'Deze link werkt alleen in hetzelfde netwerk als de server, en niet met mobiele data.';
export const noLink = 'Deze server kent zijn eigen adres niet, dus er is nog geen link.';
export const fourLanguages = 'Op een kaartje passen vier talen.';
export const ownLanguageStays = (language: string) =>
  `${language} blijft: dat is de taal van het feest. Je wijzigt die bij ‘Details’.`;
