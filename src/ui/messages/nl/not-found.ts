export const notFound = 'Oeps! Pagina niet gevonden';
export const returnHome = 'Naar het begin';
