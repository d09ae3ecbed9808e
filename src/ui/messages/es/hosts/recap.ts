export const loggedByGuests = 'Anotado por los invitados, no contado en la barra.';
export const realGlasses = 'Pudo haber más copas o menos.';

export const posterAndFigures = 'El póster y las cifras de la noche';
export const thePoster = 'El póster';
export const posterLead = 'La noche en una imagen, para imprimir y enmarcar.';
export const paper = 'Papel';
export const hills = 'Colinas';
export const printPoster = 'Imprimir el póster';
export const theEveningOf = (names: string) => `La noche de ${names}`;
export const twoGlassesMet = 'dos copas brindaron';
export const mixedKinds = 'otros';
export const allDrinks = 'Todas las bebidas';
export const everyDotOne = 'Cada punto es una bebida que alguien anotó.';
export const everyDot = (drinks: string) => `Cada punto son ${drinks} bebidas que anotaron los invitados.`;

export const inFigures = 'En cifras';
export const guestsLogged = (logged: string, guests: string) => `${logged} de ${guests} invitados anotaron`;
export const glassesOfWater = 'vasos de agua';
export const drinksAGuest = 'bebidas por invitado';
export const firstToast = 'primer brindis';
export const lastToast = 'último brindis';
export const timesGlassesMet = 'veces brindaron dos copas';

export const shape = 'La forma de la noche';
export const withAlcohol = 'con alcohol';
export const without = 'sin';
export const mostAt = (from: string, to: string) => `Sobre todo en esta hora: ${from} – ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) => `${from}: ${alcohol} con alcohol, ${free} sin`;

export const withoutAlcohol = 'Sin alcohol';
export const ofDrinks = (some: string, all: string) => `${some} de ${all} bebidas`;

export const byKind = 'Bebidas por tipo';
export const fromTheMenu = 'De vuestra carta';
export const few = 'pocos';
export const fewMeans = '«pocos»: menos de 5 invitados. Un número diría quién fue.';

export const takeItAlong = 'Para llevar';
export const forTheCaterer = 'Tabla para el catering';
export const asCsv = 'CSV: por tipo y por hora';
export const allFigures = 'Todas las cifras';
export const asJson = 'JSON, para programas';
export const printFigures = 'Imprimir las cifras';
export const onA4 = 'En A4';

export const tooFew = 'Muy pocos invitados para cifras';
export const tooFewLead = 'Con menos de 5 invitados, un número diría quién bebió qué. Por eso no hay ninguno.';
export const notYet = 'El resumen llega después de la noche';
/** After the end, before the recap is complete. */
export const onItsWay = 'El resumen está en camino';
export const readyAt = (at: string) => `Sus cifras estarán completas: ${at}.`;
export const addingUp = 'Las cifras se están sumando.';
