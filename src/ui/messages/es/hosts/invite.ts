export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Compartir el enlace';
export const cardsForTables = 'Tarjetas para las mesas';
export const fourOnSheet = 'Cuatro tarjetas en una hoja A4. Dos cortes y listas para las mesas.';
export const design = 'Diseño';
export const designs = { glasses: 'Dos copas', letterpress: 'Imprenta' };
export const languages = 'Idiomas';
export const printCards = 'Imprimir las tarjetas';
export const preview = 'Así queda una tarjeta';
export const onlyThisComputer = 'Nadie más puede abrir este enlace: solo funciona en este ordenador.';
export const setTheAddress = (setting: string) => `${setting} define la dirección a la que llegan los móviles.`;
export const sameNetworkOnly = 'Este enlace solo funciona en la misma red que el servidor, y no con datos móviles.';
export const noLink = 'Este servidor no sabe su propia dirección, así que aún no hay enlace.';
export const fourLanguages = 'En una tarjeta caben cuatro idiomas.';
export const ownLanguageStays = (language: string) =>
  `${language} se queda: es el idioma de la fiesta. Se cambia en «Detalles».`;
