import { plural } from './forms.ts';

export const carryOnElsewhere = 'Verder op een andere telefoon';
export const pointTheCamera = 'Richt de camera van de andere telefoon hierop. Het werkt één keer.';
export const square = 'QR-code waarmee één andere telefoon je avond voortzet';
export const left = (time: string) => `nog ${time}`;
export const copyTheLink = 'Of kopieer de link, voor deze telefoon';
export const linkIsCopied = 'Gekopieerd. Open de link of plak hem waar Clink om een code vraagt.';
export const linkNotCopied = 'In deze browser mag Clink de link niet kopiëren.';
export const afterwards = 'Daarna';
export const countOnBoth = 'Op allebei tellen';
export const signThisOff = 'Deze afmelden';
export const cancel = 'Annuleren';
export const aMoment = 'Een momentje…';
export const otherPhoneReads = 'De andere telefoon heeft de QR-code gescand. Een momentje…';
export const newSquare = 'Nieuwe QR-code';
export const tryAgain = 'Opnieuw proberen';

export const squareIsLate = 'Deze QR-code is verlopen';
export const squareIsLateHere =
  'Deze QR-code is verlopen. Er is niets verloren gegaan. Je kunt meteen een nieuwe maken.';
export const noAnswerHere = 'Er komt nu geen antwoord. Zodra beide telefoons online zijn, lukt het.';
export const notPossible = 'Deze avond kan nu niet naar een andere telefoon. Op deze staat hij veilig.';
export const afterManyTries = 'Dat waren veel pogingen.';
export const againIn = (time: string) => `Over ${time} kun je het opnieuw proberen.`;

export const bothCount = 'Nu tellen beide telefoons.';
export const almostSignedOff = 'Deze telefoon meldt zich zo af';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Hij wacht tot de server alles heeft.'
    : plural(count, {
        one: '1 drankje is nog niet verzonden. Deze telefoon verzendt het eerst.',
        other: `${count} drankjes zijn nog niet verzonden. Deze telefoon verzendt ze eerst.`,
      });

export const looking = 'Zoeken…';
export const lookingForIt = 'Je avond is onderweg';
export const carryOnAs = (name: string) => `Verder als ${name}?`;
export const whatComes = (count: number, since: string, names: string) =>
  count === 0
    ? `Je avond begon om ${since}, bij ${names}. De eerste telefoon telt ook verder, tenzij je hem afmeldt.`
    : plural(count, {
        one: `1 drankje sinds ${since}, bij ${names}. Deze telefoon krijgt het. De eerste telefoon telt ook verder, tenzij je hem afmeldt.`,
        other: `${count} drankjes sinds ${since}, bij ${names}. Deze telefoon krijgt ze. De eerste telefoon telt ook verder, tenzij je hem afmeldt.`,
      });
export const whatComesFromOpen = (count: number, since: string) =>
  count === 0
    ? `Je avond begon om ${since}, op de open ranglijst. De eerste telefoon telt ook verder, tenzij je hem afmeldt.`
    : plural(count, {
        one: `1 drankje sinds ${since}, op de open ranglijst. Deze telefoon krijgt het. De eerste telefoon telt ook verder, tenzij je hem afmeldt.`,
        other: `${count} drankjes sinds ${since}, op de open ranglijst. Deze telefoon krijgt ze. De eerste telefoon telt ook verder, tenzij je hem afmeldt.`,
      });
export const carryOnHere = 'Hier verder';
export const notMe = 'Dat ben ik niet';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `Op deze telefoon loopt al een avond als ${name}. Die blijft bij ${names}, en je kunt ernaar terug.`
    : plural(count, {
        one: `Op deze telefoon staat 1 drankje als ${name}. Het blijft bij ${names}, en je kunt ernaar terug.`,
        other: `Op deze telefoon staan ${count} drankjes als ${name}. Ze blijven bij ${names}, en je kunt ernaar terug.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `Op deze telefoon loopt al een avond als ${name}. Die blijft op de open ranglijst, en je kunt ernaar terug.`
    : plural(count, {
        one: `Op deze telefoon staat 1 drankje als ${name}. Het blijft op de open ranglijst, en je kunt ernaar terug.`,
        other: `Op deze telefoon staan ${count} drankjes als ${name}. Ze blijven op de open ranglijst, en je kunt ernaar terug.`,
      });
export const carriesOnAs = (name: string) => `Je gaat verder als ${name}.`;
export const goBack = 'Terug';
export const backTo = (name: string) => `Terug naar de avond van ${name}`;

export const tapNewSquare =
  'Tik op de eerste telefoon op ‘Nieuwe QR-code’ en richt de camera er nog eens op. Er is niets verloren gegaan.';
export const linkIsDamaged = 'Deze link is niet compleet';
export const copyLinkAgain =
  'Er ontbreekt een stuk. Kopieer hem nog eens, of richt de camera nog eens op de QR-code. Er is niets verloren gegaan.';
export const squareIsUsed = 'Deze QR-code is al gebruikt';
export const usedElsewhere =
  'Hij werkt maar voor één telefoon. Tik op de eerste telefoon op ‘Nieuwe QR-code’ en richt de camera daarop.';
export const eveningIsOver = 'Deze avond is voorbij';
export const goneForAll =
  'Hij is verwijderd of afgelopen, of de gastgevers hebben hem gesloten. Er komt niets van op deze telefoon.';
export const noAnswer = 'Er komt nu geen antwoord';
export const squareStaysGood = 'De QR-code blijft zijn vijf minuten geldig. Probeer het zo nog eens.';
export const manyTries = 'Dat waren veel pogingen';
export const cannotStore = 'Deze telefoon kan niets opslaan';
export const staysOnTheFirst = 'Je avond blijft dus op de eerste telefoon. Er is niets verloren gegaan.';
export const isHereAlready = 'Je avond staat al op deze telefoon';
export const pointOtherCamera = 'Richt de camera van een andere telefoon op de QR-code.';
export const allRight = 'Helemaal goed';
export const freshEvening = 'Een nieuwe avond beginnen';
export const ownEvening = 'Verder met mijn avond';
export const typeCode = 'Code typen';
export const notNow = 'Niet nu';

export const signedOff = 'Deze telefoon is afgemeld';
export const movedAway = 'Je avond is verhuisd naar de andere telefoon.';
export const deletedElsewhere = 'Je gegevens zijn verwijderd';
export const forgottenHere = 'Dat gebeurde op je andere telefoon. Ook deze telefoon is ze vergeten.';
