import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'zaterdag 20 juni 2026'. `date` is YYYY-MM-DD. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

export const greeting = (names: string) => `Proost op ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} is er al`
    : plural(others, { one: `${name} en nog 1 gast zijn er al`, other: `${name} en nog ${others} gasten zijn er al` });
export const notYours = 'Niet jouw feest? Typ een code';
export const doYouRunIt = `Beheer jij deze ${PRODUCT_NAME}?`;
export const makeItYours = 'Maak er jouw feest van, met een eigen code en eigen kaartjes.';
export const haveCode = 'Heb je een code? Typ hem hier';

export const whichCelebration = 'Welk feest?';
export const whereTheCodeIs = 'De code staat op het kaartje op je tafel.';
export const code = 'Code';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Kleine letters mogen ook, net als O voor 0.';
export const join = 'Meedoen';
export const joinIn = (time: string) => `Meedoen over ${time}`;
export const looking = 'Zoeken…';
export const withoutCode = 'Verder zonder code';
export const wrongLength = 'De code heeft acht letters en cijfers.';
export const unknownCode =
  'Geen enkel feest heeft deze code. Misschien klopt één letter niet: kijk nog eens goed op het kaartje.';
export const isGone = (names: string) =>
  `Het feest van ${names} is hier niet meer. Wat je hebt geteld, blijft voorlopig op deze telefoon. Heb je een andere code?`;
export const tooManyTries = 'Dat waren veel pogingen. Je kunt het zo weer proberen.';
export const cannotLookUp = 'Er komt nu geen antwoord. Probeer het nog eens als je online bent.';
export const cannotLookUpYet = 'Er komt nu geen antwoord. Probeer het zo nog eens.';

export const lovelyEvening = 'Het was een mooie avond';
export const thatWas = (date: string) => `Dat was op ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `Dit was het feest van ${names} op ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Je drankje en je cijfers staan nog op deze telefoon.',
    other: `Je ${count} drankjes en je cijfers staan nog op deze telefoon.`,
  });
export const seeMyEvening = 'Mijn avond bekijken';
export const otherCode = 'Andere code typen';

export const switchTo = (to: string | null) => (to ? `Naar het feest van ${to}?` : 'Naar de open ranglijst?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Bij ${from} heb je nog geen drankjes, en bij ${to} begin je opnieuw.`
      : plural(count, {
          one: `1 drankje van vanavond blijft bij ${from}, en bij ${to} begin je opnieuw.`,
          other: `${count} drankjes van vanavond blijven bij ${from}, en bij ${to} begin je opnieuw.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Op de open ranglijst heb je nog geen drankjes, en bij ${to} begin je opnieuw.`
      : plural(count, {
          one: `1 drankje van vanavond blijft op de open ranglijst, en bij ${to} begin je opnieuw.`,
          other: `${count} drankjes van vanavond blijven op de open ranglijst, en bij ${to} begin je opnieuw.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Bij ${from} heb je nog geen drankjes, en op de open ranglijst begin je opnieuw.`
      : plural(count, {
          one: `1 drankje van vanavond blijft bij ${from}, en op de open ranglijst begin je opnieuw.`,
          other: `${count} drankjes van vanavond blijven bij ${from}, en op de open ranglijst begin je opnieuw.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Bij ${from} heb je nog geen drankjes, en bij ${to} gaat je avond verder.`
      : plural(count, {
          one: `1 drankje van vanavond blijft bij ${from}, en bij ${to} gaat je avond verder.`,
          other: `${count} drankjes van vanavond blijven bij ${from}, en bij ${to} gaat je avond verder.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Op de open ranglijst heb je nog geen drankjes, en bij ${to} gaat je avond verder.`
      : plural(count, {
          one: `1 drankje van vanavond blijft op de open ranglijst, en bij ${to} gaat je avond verder.`,
          other: `${count} drankjes van vanavond blijven op de open ranglijst, en bij ${to} gaat je avond verder.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Bij ${from} heb je nog geen drankjes, en op de open ranglijst gaat je avond verder.`
      : plural(count, {
          one: `1 drankje van vanavond blijft bij ${from}, en op de open ranglijst gaat je avond verder.`,
          other: `${count} drankjes van vanavond blijven bij ${from}, en op de open ranglijst gaat je avond verder.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `Met de link van ${from} kom je terug.` : 'Je kunt altijd terug.';
  return from
    ? `Met de link van ${from} kom je terug, met drankjes en al.`
    : 'Je kunt altijd terug, met drankjes en al.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `1 drankje is nog niet verzonden. Zodra er verbinding is, stuurt deze telefoon het naar ${from}.`,
        other: `${count} drankjes zijn nog niet verzonden. Zodra er verbinding is, stuurt deze telefoon ze naar ${from}.`,
      })
    : plural(count, {
        one: '1 drankje is nog niet verzonden. Zodra er verbinding is, stuurt deze telefoon het naar de open ranglijst.',
        other: `${count} drankjes zijn nog niet verzonden. Zodra er verbinding is, stuurt deze telefoon ze naar de open ranglijst.`,
      });
export const stayHere = 'Hier blijven';
export const confirmSwitch = 'Overstappen';
export const youAreWith = (names: string | null) =>
  names ? `Je bent nu bij ${names}.` : 'Je bent nu op de open ranglijst.';
export const goBack = 'Terug';
export const cannotSwitch = 'Deze telefoon kan niets opslaan, dus je kunt niet overstappen.';

export const gettingHome = 'Veilig naar huis';

export const youAreCelebrating = (names: string) => `Je viert feest met ${names}`;
export const invite = 'Uitnodigen';
export const goToAnother = 'Naar een ander feest';
export const haveACode = 'Meedoen aan een feest';

export const bringSomebodyIn = 'Haal er iemand bij';
export const holdThisUp = 'Hou dit omhoog. De ander richt de camera erop.';
export const qrCode = (names: string | null) =>
  names ? `QR-code die het feest van ${names} opent` : `QR-code die ${PRODUCT_NAME} opent`;
export const orTypeAt = (host: string) => `of typ de code op ${host}`;
export const orOpen = 'of open in de browser';
export const worksOffline = 'Je bent nu offline. Is de ander wel online, dan werkt de code gewoon.';
export const sameNetwork = 'Dit werkt voor telefoons op dezelfde wifi als jij.';
export const onlyThisDevice = 'Dit adres werkt alleen op dit apparaat.';
export const shareLink = 'Link delen';
export const copyLink = 'Link kopiëren';
export const copied = 'Gekopieerd';
export const copyFailed = 'Kopiëren lukte niet. Laat de QR-code zien.';
export const copiedInstead = 'Delen lukte hier niet. De link is in plaats daarvan gekopieerd.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
