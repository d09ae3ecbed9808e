export const loggedByGuests = 'Segnato dagli invitati, non contato al bar.';
export const realGlasses = 'I bicchieri veri possono essere di più o di meno.';

export const posterAndFigures = 'Il poster e le cifre della serata';
export const thePoster = 'Il poster';
export const posterLead = 'La serata in un’immagine, da stampare e incorniciare.';
export const paper = 'Carta';
export const hills = 'Colline';
export const printPoster = 'Stampa il poster';
export const theEveningOf = (names: string) => `La serata di ${names}`;
export const twoGlassesMet = 'due calici si sono incontrati';
export const mixedKinds = 'altri';
export const allDrinks = 'Tutte le bevande';
export const everyDotOne = 'Ogni punto è una bevanda che qualcuno ha segnato.';
export const everyDot = (drinks: string) => `Ogni punto sono ${drinks} bevande segnate dagli invitati.`;

export const inFigures = 'In cifre';
export const guestsLogged = (logged: string, guests: string) => `${logged} invitati su ${guests} hanno segnato`;
export const glassesOfWater = 'bicchieri d’acqua';
export const drinksAGuest = 'bevande a invitato';
export const firstToast = 'primo brindisi';
export const lastToast = 'ultimo brindisi';
export const timesGlassesMet = 'volte due calici si sono incontrati';

export const shape = 'La forma della serata';
export const withAlcohol = 'con alcol';
export const without = 'senza';
export const mostAt = (from: string, to: string) => `Soprattutto tra le ${from} e le ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) => `${from}: ${alcohol} con alcol, ${free} senza`;

export const withoutAlcohol = 'Senza alcol';
export const ofDrinks = (some: string, all: string) => `${some} bevande su ${all}`;

export const byKind = 'Bevande per tipo';
export const fromTheMenu = 'Dal vostro menu';
export const few = 'pochi';
export const fewMeans = '«pochi»: meno di 5 invitati. Un numero direbbe chi è stato.';

export const takeItAlong = 'Da portare con voi';
export const forTheCaterer = 'Tabella per il catering';
export const asCsv = 'CSV: per tipo e per ora';
export const allFigures = 'Tutte le cifre';
export const asJson = 'JSON, per programmi';
export const printFigures = 'Stampa le cifre';
export const onA4 = 'Su A4';

export const tooFew = 'Troppo pochi invitati per le cifre';
export const tooFewLead = 'Con meno di 5 invitati, un numero direbbe chi ha bevuto cosa. Quindi non ce n’è.';
export const notYet = 'Il riepilogo arriva dopo la serata';
/** After the end, before the recap is complete. */
export const onItsWay = 'Il riepilogo è in arrivo';
export const readyAt = (at: string) => `Le cifre saranno complete: ${at}.`;
export const addingUp = 'Stiamo calcolando le cifre.';
