/** Says how exact the figures are. It is shown above them. */
export const loggedByGuests = 'Logged by guests, not counted at the bar.';
export const realGlasses = 'Real glasses can be more or fewer.';

export const posterAndFigures = 'The poster and the figures of the evening';
export const thePoster = 'The poster';
export const posterLead = 'The evening as a picture, to print and frame.';
export const paper = 'Paper';
export const hills = 'Hills';
export const printPoster = 'Print the poster';
export const theEveningOf = (names: string) => `The evening of ${names}`;
export const twoGlassesMet = 'two glasses met';
export const mixedKinds = 'other kinds';
export const allDrinks = 'All drinks';
export const everyDotOne = 'Every dot is a drink that somebody logged.';
/** Shown if each dot means several drinks. `drinks`: '5'. */
export const everyDot = (drinks: string) => `Every dot is ${drinks} drinks that guests logged.`;

export const inFigures = 'In figures';
export const guestsLogged = (logged: string, guests: string) => `${logged} of ${guests} guests logged`;
export const glassesOfWater = 'glasses of water';
export const drinksAGuest = 'drinks a guest';
export const firstToast = 'first toast';
export const lastToast = 'last toast';
export const timesGlassesMet = 'times two glasses met';

export const shape = 'The shape of the evening';
export const withAlcohol = 'with alcohol';
export const without = 'without';
export const mostAt = (from: string, to: string) => `Most of all between ${from} and ${to}.`;
/** For screen readers. The values are, for example, '22:00', '31' and '12'. */
export const hourOf = (from: string, alcohol: string, free: string) =>
  `${from}: ${alcohol} with alcohol, ${free} without`;

export const withoutAlcohol = 'Without alcohol';
export const ofDrinks = (some: string, all: string) => `${some} of ${all} drinks`;

export const byKind = 'Drinks by kind';
export const fromTheMenu = 'From your menu';
export const few = 'few';
export const fewMeans = '“few”: fewer than 5 guests. A number would tell who it was.';

export const takeItAlong = 'Take it with you';
export const forTheCaterer = 'Table for the caterer';
export const asCsv = 'CSV: by kind and by hour';
export const allFigures = 'All figures';
export const asJson = 'JSON, for programs';
export const printFigures = 'Print the figures';
export const onA4 = 'On A4';

export const tooFew = 'Too few guests for figures';
export const tooFewLead = 'With fewer than 5 guests, a number would tell who drank what. So there is none.';
export const notYet = 'The recap comes after the evening';
/** After the end, before the recap is complete. */
export const onItsWay = 'The recap is on its way';
/** `at`: such as 'Sunday, 21 June at 8:00'. */
export const readyAt = (at: string) => `The figures will be complete on ${at}.`;
/** Shown once that time has come, until the server has them. */
export const addingUp = 'The figures are being added up.';
