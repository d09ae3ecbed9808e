import { plural } from '../forms.ts';

export const countOnMyOwn = 'Für mich zählen';
export const countRightAway = 'Du kannst gleich loszählen. Es bleibt auf diesem Handy.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Dein Getränk und deine Statistik sind auf diesem Handy sicher.',
    other: `Deine ${count} Getränke und deine Statistik sind auf diesem Handy sicher.`,
  });
export const looking = 'Wird gesucht\u00a0…';

export const doorIsClosed = 'Die Tür ist gerade zu';
export const nobodyNew = (names: string) =>
  names
    ? `Die Gastgeber beim Fest von ${names} lassen gerade niemand Neues rein. Gehörst du dazu? Dann sag ihnen Bescheid: Sie tippen einmal, und du bist drin.`
    : 'Die Gastgeber lassen gerade niemand Neues rein. Gehörst du dazu? Dann sag ihnen Bescheid: Sie tippen einmal, und du bist drin.';
export const comeInLater = 'Wenn die Tür aufgeht, kommen deine Getränke mit.';
export const tryAgain = 'Noch mal anklopfen';
export const stillClosed = 'Sie ist noch zu.';

export const oneMoment = (name: string) => `Einen Moment, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `Die Gastgeber beim Fest von ${names} wurden gefragt, ob du reindarfst. Du musst hier nicht warten.`
    : 'Die Gastgeber wurden gefragt, ob du reindarfst. Du musst hier nicht warten.';
export const allComeIn = 'Zähl ruhig weiter: Alle deine Getränke kommen mit.';
export const askedAt = (time: string) => `Gefragt um ${time}\u00a0Uhr. Dieses Handy meldet sich, wenn sie antworten.`;
export const changeMyName = 'Meinen Namen ändern';

export const notRecognised = 'Sie haben dich nicht erkannt';
export const notLetIn = (name: string) =>
  `Die Gastgeber haben „${name}“ nicht reingelassen. Nimm einen Namen, den sie kennen, oder sprich sie an.`;
export const changeAndAsk = 'Namen ändern und neu fragen';

export const offTheLeaderboard = 'Du bist nicht mehr in der Rangliste';
export const takenOut = (names: string) =>
  names
    ? `Die Gastgeber haben dich aus dem Fest von ${names} genommen. Vielleicht ist es ein Versehen, frag sie einfach.`
    : 'Die Gastgeber haben dich aus diesem Fest genommen. Vielleicht ist es ein Versehen, frag sie einfach.';
export const takenOutForGood = (names: string) =>
  names
    ? `Die Gastgeber haben dich aus dem Fest von ${names} genommen. Wenn das ein Versehen ist, können nur sie es ändern.`
    : 'Die Gastgeber haben dich aus diesem Fest genommen. Wenn das ein Versehen ist, können nur sie es ändern.';
export const nobodyElseSees = 'Du kannst weiterzählen. Außer dir sieht es niemand.';
export const askToComeBack = 'Fragen, ob ich zurückdarf';

export const youAreIn = (names: string) => (names ? `Du bist drin. Ein Hoch auf ${names}!` : 'Du bist drin.');

export const youAreNowCalled = (name: string) => `Du heißt jetzt „${name}“`;
export const sameNameTonight = (first: string) =>
  `Die Gastgeber haben deinen Namen in der Rangliste geändert. Vielleicht gibt es heute noch jemanden namens ${first}. Deine Getränke sind alle da.`;
export const handedOver = 'Dein Abend ist auch auf einem anderen Handy';
export const handedOverLead = (time: string) =>
  `Die Gastgeber haben ihn um ${time}\u00a0Uhr weitergegeben, wie es für ein leeres oder verlorenes Handy gedacht ist. Beide Handys zählen für dich. Wenn du nicht darum gebeten hast, sprich mit den Gastgebern.`;
export const hostsWishIt = 'Die Gastgeber möchten, dass du heute so heißt. Deine Getränke sind alle da.';
export const notRight = 'Stimmt nicht? Sprich kurz mit den Gastgebern.';
export const allRight = 'Alles klar';

export const statuses = {
  waiting: 'An der Tür: Die Gastgeber wissen Bescheid',
  'turned-away': 'Nicht reingelassen: Du zählst für dich',
  removed: 'Nicht in der Rangliste: Du zählst für dich',
  barred: 'Nicht in der Rangliste: Du zählst für dich',
  'door-closed': 'Die Tür ist zu: Du zählst für dich',
  over: 'Es ist vorbei: Du zählst für dich',
} as const;
