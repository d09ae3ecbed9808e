export const loggedByGuests = 'Zapisali to goście, nikt nie liczył przy barze.';
export const realGlasses = 'W rzeczywistości mogło być więcej lub mniej kieliszków.';

export const posterAndFigures = 'Plakat i liczby z wieczoru';
export const thePoster = 'Plakat';
export const posterLead = 'Wieczór jako obraz: do wydrukowania i oprawienia.';
export const paper = 'Papier';
export const hills = 'Wzgórza';
export const printPoster = 'Wydrukuj plakat';
export const theEveningOf = (names: string) => `Wieczór, który wyprawili ${names}`;
export const twoGlassesMet = 'dwa kieliszki się stuknęły';
export const mixedKinds = 'inne';
export const allDrinks = 'Wszystkie napoje';
export const everyDotOne = 'Jedna kropka to jeden zapisany napój.';
export const everyDot = (drinks: string) => `Jedna kropka to ${drinks} napojów zapisanych przez gości.`;

export const inFigures = 'W liczbach';
export const guestsLogged = (logged: string, guests: string) => `Zapisywało ${logged} z ${guests} gości`;
export const glassesOfWater = 'szklanek wody';
export const drinksAGuest = 'napojów na gościa';
export const firstToast = 'pierwszy toast';
export const lastToast = 'ostatni toast';
export const timesGlassesMet = 'razy stuknęły się dwa kieliszki';

export const shape = 'Przebieg wieczoru';
export const withAlcohol = 'z alkoholem';
export const without = 'bez alkoholu';
export const mostAt = (from: string, to: string) => `Najwięcej między ${from} a ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) => `${from}: ${alcohol} z alkoholem, ${free} bez`;

export const withoutAlcohol = 'Bez alkoholu';
export const ofDrinks = (some: string, all: string) => `${some} z ${all} napojów`;

export const byKind = 'Napoje według rodzaju';
export const fromTheMenu = 'Z waszej karty';
export const few = 'kilka';
export const fewMeans = '„kilka”: mniej niż 5 gości. Liczba zdradziłaby, kto to był.';

export const takeItAlong = 'Do zabrania';
export const forTheCaterer = 'Tabela dla cateringu';
export const asCsv = 'CSV: według rodzaju i godziny';
export const allFigures = 'Wszystkie liczby';
export const asJson = 'JSON, dla programów';
export const printFigures = 'Wydrukuj liczby';
export const onA4 = 'Na A4';

export const tooFew = 'Za mało gości na liczby';
export const tooFewLead = 'Przy mniej niż 5 gościach liczba zdradziłaby, kto co pił. Dlatego jej nie ma.';
export const notYet = 'Podsumowanie będzie po wieczorze';
/** After the end, before the recap is complete. */
export const onItsWay = 'Podsumowanie jest w drodze';
export const readyAt = (at: string) => `Liczby będą pełne: ${at}.`;
export const addingUp = 'Liczby są właśnie sumowane.';
