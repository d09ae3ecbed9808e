import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'voor gastgevers';
export const hostPages = 'Pagina’s voor gastgevers';
export const thisCelebration = 'Dit feest';
export const myCelebrations = 'Mijn feesten';
export const allCelebrations = 'Alle feesten';
export const newCelebration = 'Nieuw feest';
export const myAccount = 'Mijn account';
export const allHosts = 'Alle gastgevers';
export const places = {
  tonight: 'Vanavond',
  guests: 'Gasten',
  recap: 'Terugblik',
  invite: 'Delen',
  evening: 'Avond',
  menu: 'Drankkaart',
  look: 'Jullie stijl',
  wall: 'Het feestscherm',
  details: 'Details',
  hosts: 'Team',
};
export const afterwards = 'Na afloop';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Alle tijden: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, { one: '1 gast wacht voor de deur', other: `${count} gasten wachten voor de deur` });

export const signIn = 'Inloggen';
export const signOut = 'Uitloggen';
export const signedOut = 'Je bent uitgelogd.';
export const tryAgain = 'Opnieuw proberen';
export const backToSignIn = 'Terug naar inloggen';
export const cancel = 'Annuleren';
export const close = 'Sluiten';
export const undo = 'Ongedaan maken';
export const copyLink = 'Link kopiëren';
export const linkCopied = 'De link is gekopieerd.';

export const didNotLoad = 'Dit kon niet worden geladen.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Stand van ${time}.`;
export const loading = 'Laden';
export const noAnswer = 'Er komt nu geen antwoord. Probeer het nog eens als je online bent.';
export const notJustNow = 'Dat lukt nu even niet. Probeer het zo nog eens.';
export const mailDoesNotWork =
  'De mail kon niet worden verstuurd, want de mailserver antwoordt niet. Probeer het zo nog eens of vraag het aan wie deze server beheert.';
export const somethingFailed = 'Sorry, dat lukte niet. Probeer het nog eens.';
export const onlyADemo = 'Dit is een demo. Je kunt hier alles bekijken en er verandert niets.';
export const wasQuicker = (by: string) => `${by} was sneller.`;
export const tooLate = 'Dat was te laat: iemand heeft het intussen veranderd.';
export const lastBoardStays = 'Eén klassement blijft aan, en dit is het laatste.';
export const countsAlcohol = 'Het feest is zonder alcohol, en dit klassement telt alcohol.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Dat waren veel pogingen. Over 1 seconde kun je het opnieuw proberen.',
      other: `Dat waren veel pogingen. Over ${count} seconden kun je het opnieuw proberen.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Dat waren veel pogingen. Over 1 minuut kun je het opnieuw proberen.',
      other: `Dat waren veel pogingen. Over ${count} minuten kun je het opnieuw proberen.`,
    }),
};

export const unreachable = 'De server antwoordt niet';
export const unreachableLead = 'De feesten zijn veilig. Controleer je verbinding en probeer het nog eens.';
export const networkAsks =
  'Het netwerk vraagt je eerst in te loggen. Tot dan komt niets van wat je hier doet bij de server aan.';
export const signInToNetwork = 'Inloggen op het netwerk';
export const tooBusy = 'Even te veel verzoeken';
export const tooBusyLead =
  'Er kwamen te veel verzoeken van jouw netwerk of account. Deze pagina probeert het vanzelf opnieuw.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Er kwamen te veel verzoeken van jouw netwerk of account. Over 1 seconde probeert deze pagina het vanzelf opnieuw.',
      other: `Er kwamen te veel verzoeken van jouw netwerk of account. Over ${count} seconden probeert deze pagina het vanzelf opnieuw.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Er kwamen te veel verzoeken van jouw netwerk of account. Over 1 minuut probeert deze pagina het vanzelf opnieuw.',
      other: `Er kwamen te veel verzoeken van jouw netwerk of account. Over ${count} minuten probeert deze pagina het vanzelf opnieuw.`,
    }),
};
export const serverTrouble = 'De server heeft een probleem';
export const serverTroubleLead = 'De feesten zijn veilig. Probeer het zo nog eens.';
export const notOffered = 'Inloggen kan hier niet';
export const notOfferedLead = 'Wie de server beheert, kan dat veranderen.';
export const hostsElsewhere = 'Gastgevers hebben een ander adres';
export const hostsAreAt = (address: string) => `Log in op ${address}.`;
export const notAtThisAddress = (setting: string) =>
  `Gastgevers kunnen terecht op de adressen die deze ${PRODUCT_NAME} bij het starten toont. Voor elk ander adres stelt de beheerder ${setting} in.`;
export const notBehindThisProxy = (setting: string) =>
  `Voor deze ${PRODUCT_NAME} staat een proxy, en het openbare adres is niet bekend. De beheerder stelt het in met ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Meerdere servers delen deze ${PRODUCT_NAME} en hebben voor gastgevers een gezamenlijk geheim nodig. De beheerder stelt HOST_SECRET en ${setting} in.`;
export const toTheTracker = 'Verder als gast';

export const yourName = 'Je naam';
export const email = 'E-mail';
export const exampleEmail = 'naam@example.org';
export const noMailHint = 'Deze server verstuurt geen mail: kopieer de link en stuur hem zelf.';
export const makeLink = 'Link maken';
export const makeAnotherLink = 'Nog een link maken';
export const password = 'Wachtwoord';
export const newPassword = 'Nieuw wachtwoord';
export const yourPassword = 'Je wachtwoord';
export const showPassword = 'Wachtwoord tonen';
export const passwordHint = (length: number) =>
  `Minstens ${length} tekens. Drie woorden die je leuk vindt zijn beter dan W8woord!`;
export const nameMissing = 'Vul een naam in.';
export const emailWrong = 'Dit lijkt geen e-mailadres te zijn.';
export const emailMissing = 'Vul je e-mailadres in.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Vul een e-mailadres in.';
export const passwordMissing = 'Vul je wachtwoord in.';
export const passwordTooShort = (length: number) => `Neem minstens ${length} tekens.`;
export const passwordTooLong = (length: number) => `Neem hooguit ${length} tekens.`;
export const passwordWrong = 'Dit is niet je wachtwoord.';
export const nameRefused = 'Deze naam kan hier niet. Kies een andere.';
export const nameTooLong = (length: number) => `Neem hooguit ${length} tekens.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
