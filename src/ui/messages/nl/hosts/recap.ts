export const loggedByGuests = 'Genoteerd door gasten, niet geteld aan de bar.';
export const realGlasses = 'In het echt kunnen het meer of minder glazen zijn.';

export const posterAndFigures = 'De poster en de cijfers van de avond';
export const thePoster = 'De poster';
export const posterLead = 'De avond als beeld, om te printen en in te lijsten.';
export const paper = 'Papier';
export const hills = 'Heuvels';
export const printPoster = 'Poster printen';
export const theEveningOf = (names: string) => `De avond van ${names}`;
export const twoGlassesMet = 'twee glazen klonken';
export const mixedKinds = 'andere';
export const allDrinks = 'Alle drankjes';
export const everyDotOne = 'Elke stip is een drankje dat iemand noteerde.';
export const everyDot = (drinks: string) => `Elke stip is ${drinks} drankjes die gasten noteerden.`;

export const inFigures = 'In cijfers';
export const guestsLogged = (logged: string, guests: string) => `${logged} van ${guests} gasten noteerden`;
export const glassesOfWater = 'glazen water';
export const drinksAGuest = 'drankjes per gast';
export const firstToast = 'eerste toost';
export const lastToast = 'laatste toost';
export const timesGlassesMet = 'keer klonken twee glazen';

export const shape = 'Het verloop van de avond';
export const withAlcohol = 'met alcohol';
export const without = 'zonder';
export const mostAt = (from: string, to: string) => `Het meest tussen ${from} en ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) =>
  `${from}: ${alcohol} met alcohol, ${free} zonder`;

export const withoutAlcohol = 'Zonder alcohol';
export const ofDrinks = (some: string, all: string) => `${some} van ${all} drankjes`;

export const byKind = 'Drankjes per soort';
export const fromTheMenu = 'Van jullie kaart';
export const few = 'weinig';
export const fewMeans = '‘weinig’: minder dan 5 gasten. Een getal zou verraden wie het was.';

export const takeItAlong = 'Om mee te nemen';
export const forTheCaterer = 'Tabel voor de cateraar';
export const asCsv = 'CSV: per soort en per uur';
export const allFigures = 'Alle cijfers';
export const asJson = 'JSON, voor programma’s';
export const printFigures = 'Cijfers printen';
export const onA4 = 'Op A4';

export const tooFew = 'Te weinig gasten voor cijfers';
export const tooFewLead = 'Met minder dan 5 gasten zou een getal verraden wie wat dronk. Daarom is er geen.';
export const notYet = 'De terugblik komt na de avond';
/** After the end, before the recap is complete. */
export const onItsWay = 'De terugblik is onderweg';
export const readyAt = (at: string) => `De cijfers zijn binnenkort compleet: ${at}.`;
export const addingUp = 'De cijfers worden opgeteld.';
