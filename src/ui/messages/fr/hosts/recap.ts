export const loggedByGuests = 'Noté par les invités, pas compté au bar.';
export const realGlasses = 'Il a pu y avoir plus ou moins de verres.';

export const posterAndFigures = 'L’affiche et les chiffres de la soirée';
export const thePoster = 'L’affiche';
export const posterLead = 'La soirée en image, à imprimer et à encadrer.';
export const paper = 'Papier';
export const hills = 'Collines';
export const printPoster = 'Imprimer l’affiche';
export const theEveningOf = (names: string) => `La soirée de ${names}`;
export const twoGlassesMet = 'deux verres ont trinqué';
export const mixedKinds = 'autres';
export const allDrinks = 'Toutes les boissons';
export const everyDotOne = 'Chaque point est une boisson notée par quelqu’un.';
export const everyDot = (drinks: string) => `Chaque point représente ${drinks} boissons notées par les invités.`;

export const inFigures = 'En chiffres';
export const guestsLogged = (logged: string, guests: string) => `${logged} invités sur ${guests} ont noté`;
export const glassesOfWater = 'verres d’eau';
export const drinksAGuest = 'boissons par invité';
export const firstToast = 'premier toast';
export const lastToast = 'dernier toast';
export const timesGlassesMet = 'fois deux verres ont trinqué';

export const shape = 'La forme de la soirée';
export const withAlcohol = 'avec alcool';
export const without = 'sans';
export const mostAt = (from: string, to: string) => `Le plus entre ${from} et ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) =>
  `${from}\u202f: ${alcohol} avec alcool, ${free} sans`;

export const withoutAlcohol = 'Sans alcool';
export const ofDrinks = (some: string, all: string) => `${some} boissons sur ${all}`;

export const byKind = 'Boissons par type';
export const fromTheMenu = 'De votre carte';
export const few = 'peu';
export const fewMeans = '«\u202fpeu\u202f»\u202f: moins de 5 invités. Un nombre dirait qui c’était.';

export const takeItAlong = 'À emporter';
export const forTheCaterer = 'Tableau pour le traiteur';
export const asCsv = 'CSV\u202f: par type et par heure';
export const allFigures = 'Tous les chiffres';
export const asJson = 'JSON, pour des programmes';
export const printFigures = 'Imprimer les chiffres';
export const onA4 = 'Sur A4';

export const tooFew = 'Trop peu d’invités pour des chiffres';
export const tooFewLead = 'Avec moins de 5 invités, un nombre dirait qui a bu quoi. Il n’y en a donc pas.';
export const notYet = 'Le bilan vient après la soirée';
/** After the end, before the recap is complete. */
export const onItsWay = 'Le bilan arrive';
export const readyAt = (at: string) => `Ses chiffres seront complets\u202f: ${at}.`;
export const addingUp = 'Les chiffres sont en cours de calcul.';
