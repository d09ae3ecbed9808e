export const notFound = 'Ups! Nie ma takiej strony';
export const returnHome = 'Wróć na start';
