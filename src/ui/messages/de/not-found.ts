export const notFound = 'Hoppla! Seite nicht gefunden';
export const returnHome = 'Zur Startseite';
