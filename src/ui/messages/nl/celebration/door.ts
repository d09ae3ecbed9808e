import { plural } from '../forms.ts';

export const countOnMyOwn = 'Voor mezelf tellen';
export const countRightAway = 'Je kunt meteen beginnen met tellen. Het blijft op deze telefoon.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Je drankje en je cijfers staan veilig op deze telefoon.',
    other: `Je ${count} drankjes en je cijfers staan veilig op deze telefoon.`,
  });
export const looking = 'Zoeken…';

export const doorIsClosed = 'De deur is nu even dicht';
export const nobodyNew = (names: string) =>
  names
    ? `De gastgevers van het feest van ${names} laten nu niemand meer binnen. Hoor je erbij? Zeg het even tegen een van hen: één tik en je bent binnen.`
    : 'De gastgevers laten nu niemand meer binnen. Hoor je erbij? Zeg het even tegen een van hen: één tik en je bent binnen.';
export const comeInLater = 'Gaat de deur open, dan komen je drankjes mee.';
export const tryAgain = 'Nog eens aankloppen';
export const stillClosed = 'De deur is nog dicht.';

export const oneMoment = (name: string) => `Een momentje, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `Aan de gastgevers van het feest van ${names} is gevraagd of je naar binnen mag. Je hoeft hier niet te wachten.`
    : 'Aan de gastgevers is gevraagd of je naar binnen mag. Je hoeft hier niet te wachten.';
export const allComeIn = 'Tel gerust door: al je drankjes komen mee naar binnen.';
export const askedAt = (time: string) => `Gevraagd om ${time}. Deze telefoon laat het weten zodra ze antwoorden.`;
export const changeMyName = 'Mijn naam wijzigen';

export const notRecognised = 'Ze herkenden je niet';
export const notLetIn = (name: string) =>
  `De gastgevers hebben ‘${name}’ niet binnengelaten. Neem een naam die ze kennen of spreek een van hen aan.`;
export const changeAndAsk = 'Naam wijzigen en opnieuw vragen';

export const offTheLeaderboard = 'Je staat niet meer op de ranglijst';
export const takenOut = (names: string) =>
  names
    ? `De gastgevers hebben je van de gastenlijst van ${names} gehaald. Misschien is het een vergissing, vraag het ze gerust.`
    : 'De gastgevers hebben je van de gastenlijst van dit feest gehaald. Misschien is het een vergissing, vraag het ze gerust.';
export const takenOutForGood = (names: string) =>
  names
    ? `De gastgevers hebben je van de gastenlijst van ${names} gehaald. Is dat een vergissing, dan kunnen alleen zij dat rechtzetten.`
    : 'De gastgevers hebben je van de gastenlijst van dit feest gehaald. Is dat een vergissing, dan kunnen alleen zij dat rechtzetten.';
export const nobodyElseSees = 'Je kunt doortellen. Niemand anders ziet het.';
export const askToComeBack = 'Vragen of ik terug mag';

export const youAreIn = (names: string) => (names ? `Je bent binnen. Proost op ${names}!` : 'Je bent binnen.');

export const youAreNowCalled = (name: string) => `Je heet nu ‘${name}’`;
export const sameNameTonight = (first: string) =>
  `De gastgevers hebben je naam op de ranglijst veranderd. Misschien is er vanavond nog iemand die ${first} heet. Je drankjes zijn er allemaal nog.`;
export const handedOver = 'Je avond staat ook op een andere telefoon';
export const handedOverLead = (time: string) =>
  `De gastgevers hebben hem om ${time} doorgegeven, zoals dat gaat bij een lege of verloren telefoon. Beide telefoons tellen voor jou. Heb je daar niet om gevraagd? Spreek de gastgevers dan even aan.`;
export const hostsWishIt = 'De gastgevers willen graag dat je vanavond zo heet. Je drankjes zijn er allemaal nog.';
export const notRight = 'Klopt het niet? Zeg het even tegen de gastgevers.';
export const allRight = 'Helemaal goed';

export const statuses = {
  waiting: 'Voor de deur: de gastgevers weten ervan',
  'turned-away': 'Niet binnengelaten: je telt voor jezelf',
  removed: 'Niet op de ranglijst: je telt voor jezelf',
  barred: 'Niet op de ranglijst: je telt voor jezelf',
  'door-closed': 'De deur is dicht: je telt voor jezelf',
  over: 'Het is voorbij: je telt voor jezelf',
} as const;
