import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'Het huis';
export const theHouseHint = 'Regels boven alle gastgevers, en wie verantwoordelijk is';
export const countAtOnce = 'Voor elk feest hier, en meteen.';
export const standInFile = 'Deze regels staan in een bestand van de server. Ze worden alleen daar gewijzigd.';
export const openHasNoRules = 'Gasten zonder code zijn in het open feest, dat geen regels heeft.';
export const openIsSwitchedOff = (setting: string) => `${setting} zet het uit.`;
export const forTheServer = 'Voor wie de server beheert';
export const summary = { boards: 'Klassementen', wall: 'Op schermen', position: 'Plaats', keep: 'Bewaard' };
export const positions = { asked: 'wordt gevraagd', never: 'nooit gevraagd' };
export const someOf = (some: number, all: number) => `${some} van ${all}`;

export const mayBeShownHere = 'Klassementen die getoond mogen worden';
export const mayBeShownHint = 'Gastgevers kiezen uit wat aan staat.';
export const boardsWithAlcohol = 'Elk klassement dat alcohol telt';
export const boardsWithAlcoholHint = 'Uit: alcohol brengt niemand voor.';
export const isNeverShown = (board: string) => `‘${board}’ wordt hier niet meer getoond.`;
export const mayBeShown = (board: string) => `‘${board}’ mag weer worden getoond.`;
export const alcoholNever = 'Klassementen die alcohol tellen worden hier niet meer getoond.';
export const alcoholAgain = 'Klassementen die alcohol tellen mogen weer worden getoond.';

export const namesOnWalls = 'Namen op schermen, hoogstens';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Elk feest kiest wat zijn scherm toont.',
  'first-names': 'Geen scherm toont het laatste woord van een naam.',
  totals: 'Geen scherm toont een naam.',
  off: 'Geen feest heeft een scherm.',
};
export const guestsPrivacy = 'Privacy van de gasten';
export const mayBeAsked = 'Gasten mogen gevraagd worden waar ze zijn';
export const mayBeAskedHint = 'Zo niet, dan wordt niemand iets gevraagd en geen plaats bewaard.';

export const celebrations = 'Feesten';
export const whoMakesThem = 'Wie ze maakt';
export const creators = { hosts: 'Elke gastgever', operators: 'Alleen beheerders' };
export const howGuestsCome = 'Hoe gasten binnenkomen, tot de gastgevers het wijzigen';
export const newDoors = { open: 'Iedereen', ask: 'Gastgevers laten ze binnen' };

export const keepDays = 'Hoelang ze blijven';
export const keepDaysHint = 'In dagen, van 7 tot 400. Leeg: voor altijd.';
export const keepDaysWrong = 'Dit moet een heel getal van 7 tot 400 zijn, of leeg.';
export const forEver = 'voor altijd';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 feest is ouder. Een dag na deze regel wordt het voorgoed verwijderd.',
    other: `${count} feesten zijn ouder. Een dag na deze regel worden ze voorgoed verwijderd.`,
  });

export const whoIsResponsible = 'Wie verantwoordelijk is';
export const theyReadIt = 'Gasten en gastgevers lezen het onder ‘Privacy’.';
export const houseName = 'Naam van het huis';
export const contact = 'Contact';
export const contactHint = 'E-mail, telefoonnummer of link';
export const imprint = 'Link naar het colofon';
export const privacy = 'Link naar de privacyverklaring';
export const nameWrong = 'Een naam heeft hoogstens 60 tekens, en geen onzichtbare.';
export const contactWrong = 'Dit moet een e-mailadres zijn, een telefoonnummer zoals +43 1 234567 of een link.';
export const linkWrong = 'Dit moet een hele link zijn, zoals https://hotel.example.';
export const notSet = 'Niet ingevuld';
export const add = 'Invullen';
export const theyReadItNow = 'Gasten en gastgevers lezen dit nu.';

export const countsNow = 'De regel geldt nu.';
export const countsNoLonger = 'Hier kiezen de gastgevers weer.';

export const boardIsNotShown = 'Het huis toont dit klassement niet';
export const noneIsShown =
  'Er wordt nu geen klassement getoond, want het huis verbiedt wat aan stond. Zet een ander aan.';
export const noneMayBeShown = 'Het huis toont hier geen klassement. Er kan er geen worden aangezet.';
export const wallIsLimited = 'Het huis staat schermen niet toe meer van namen te tonen.';
export const rulesOfTheHouse = 'Regels van het huis';
export const nobodyIsAsked = 'Niemand wordt gevraagd waar hij is.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Een feest wordt 1 dag na zijn dag verwijderd.',
    other: `Een feest wordt ${days} dagen na zijn dag verwijderd.`,
  });
export const boardsAreNever = (boards: string) => `Nooit getoond: ${boards}.`;
export const nothingIsRuled = 'Het huis regelt niets meer.';
export const notAllowed = 'Het huis staat dit niet toe.';
export const onlyOperatorsMake = 'Feesten worden gemaakt door wie deze server beheert.';
export const onlyOperatorsMakeLead = 'Vraag daar naar het jouwe. Het staat hier zodra je gastgever bent.';
