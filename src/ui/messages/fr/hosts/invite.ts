export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Partager le lien';
export const cardsForTables = 'Cartons de table';
export const fourOnSheet =
  'Quatre cartons sur une feuille A4. Deux coups de ciseaux, et ils sont prêts pour les tables.';
export const design = 'Modèle';
export const designs = { glasses: 'Deux verres', letterpress: 'Typographie' };
export const languages = 'Langues';
export const printCards = 'Imprimer les cartons';
export const preview = 'À quoi ressemble un carton';
export const onlyThisComputer = 'Personne d’autre ne peut ouvrir ce lien : il ne marche que sur cet ordinateur.';
export const setTheAddress = (setting: string) => `${setting} définit l’adresse que les téléphones atteignent.`;
export const sameNetworkOnly = 'Ce lien ne marche que sur le même réseau que le serveur, pas avec les données mobiles.';
export const noLink = 'Ce serveur ne connaît pas sa propre adresse, il n’y a donc pas encore de lien.';
export const fourLanguages = 'Un carton a de la place pour quatre langues.';
export const ownLanguageStays = (language: string) =>
  `${language} reste : c’est la langue de la fête. Elle se change sous « Réglages ».`;
