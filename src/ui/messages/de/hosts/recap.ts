export const loggedByGuests = 'Von Gästen eingetragen, nicht an der Bar gezählt.';
export const realGlasses = 'Es können mehr oder weniger Gläser gewesen sein.';

export const posterAndFigures = 'Das Poster und die Zahlen des Abends';
export const thePoster = 'Das Poster';
export const posterLead = 'Der Abend als Bild, zum Drucken und Rahmen.';
export const paper = 'Papier';
export const hills = 'Hügel';
export const printPoster = 'Poster drucken';
export const theEveningOf = (names: string) => `Der Abend von ${names}`;
export const twoGlassesMet = 'zwei haben angestoßen';
export const mixedKinds = 'andere';
export const allDrinks = 'Alle Getränke';
export const everyDotOne = 'Jeder Punkt ist ein Getränk, das jemand eingetragen hat.';
export const everyDot = (drinks: string) => `Jeder Punkt steht für ${drinks} Getränke, die Gäste eingetragen haben.`;

export const inFigures = 'In Zahlen';
export const guestsLogged = (logged: string, guests: string) => `${logged} von ${guests} Gästen haben eingetragen`;
export const glassesOfWater = 'Gläser Wasser';
export const drinksAGuest = 'Getränke je Gast';
export const firstToast = 'das erste Anstoßen';
export const lastToast = 'das letzte Anstoßen';
export const timesGlassesMet = 'Mal stießen zwei an';

export const shape = 'Der Verlauf des Abends';
export const withAlcohol = 'mit Alkohol';
export const without = 'ohne';
export const mostAt = (from: string, to: string) => `Am meisten zwischen ${from} und ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) => `${from}: ${alcohol} mit Alkohol, ${free} ohne`;

export const withoutAlcohol = 'Ohne Alkohol';
export const ofDrinks = (some: string, all: string) => `${some} von ${all} Getränken`;

export const byKind = 'Getränke nach Art';
export const fromTheMenu = 'Von eurer Karte';
export const few = 'wenige';
export const fewMeans = '„wenige“: weniger als 5 Gäste. Eine Zahl würde verraten, wer es war.';

export const takeItAlong = 'Zum Mitnehmen';
export const forTheCaterer = 'Tabelle fürs Catering';
export const asCsv = 'CSV: nach Art und nach Stunde';
export const allFigures = 'Alle Zahlen';
export const asJson = 'JSON, für Programme';
export const printFigures = 'Zahlen drucken';
export const onA4 = 'Auf A4';

export const tooFew = 'Zu wenige Gäste für Zahlen';
export const tooFewLead =
  'Bei weniger als 5 Gästen würde eine Zahl verraten, wer was getrunken hat. Darum gibt es keine.';
export const notYet = 'Der Rückblick kommt nach dem Abend';
/** After the end, before the recap is complete. */
export const onItsWay = 'Der Rückblick ist unterwegs';
export const readyAt = (at: string) => `Die Zahlen sind bald vollständig: ${at}.`;
export const addingUp = 'Die Zahlen werden gerade zusammengezählt.';
