import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

export const live = 'live';
export const boardPaused = 'gepauzeerd';
export const isOver = 'voorbij';
export const connecting = 'verbinden';
export const noConnection = 'geen verbinding';
export const nobodyYet = 'Er doet nog niemand mee';
export const inTheRoom = (count: number, here: number) =>
  plural(count, { one: `1 gast, ${here} net gezien`, other: `${count} gasten, ${here} net gezien` });
export const history = 'Geschiedenis';
export const noNetwork = 'Geen verbinding.';
export const asOf = (time: string) => `Stand van ${time}.`;
export const noNetworkNow = 'Er is nu even geen verbinding';
export const guestsWithNetwork = 'De gasten verschijnen zodra die er weer is.';

export const pausedSince = (time: string) => `Gepauzeerd sinds ${time}`;
export const pausedHint = 'De ranglijst staat stil, gasten tellen gewoon door.';
export const resume = 'Hervatten';
export const isPaused = 'De ranglijst is gepauzeerd.';
export const runsAgain = 'De ranglijst loopt weer.';
export const doorQuestion = 'Wie mag er naar binnen?';
export const doorLead = 'Wie binnen is, blijft binnen. Wie de code heeft, kan de ranglijst lezen.';

export const atTheDoor = (count: number) => `${count} voor de deur`;
export const atTheClosedDoor = (count: number) =>
  plural(count, { one: '1 klopte op de dichte deur', other: `${count} klopten op de dichte deur` });
export const since = (time: string) => `sinds ${time}`;
export const decline = 'Weigeren';
export const letIn = 'Binnenlaten';
export const declineName = (name: string) => `‘${name}’ weigeren`;
export const letInName = (name: string) => `‘${name}’ binnenlaten`;
export const letAllIn = (count: number) =>
  plural(count, { one: '1 gast binnenlaten', other: `Alle ${count} binnenlaten` });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Alle';
export const newcomers = 'Nieuw';
export const setAside = 'Apart';
export const whichGuests = 'Welke gasten';
export const setAsideHint = 'Alleen gastgevers zien deze gasten. Tik op een naam voor meer.';
export const findAmong = (count: number) =>
  plural(count, { one: 'Zoeken (1 gast)', other: `Zoeken onder ${count} gasten` });
export const closeSearch = 'Zoeken sluiten';
export const found = (count: number) => plural(count, { one: '1 gast', other: `${count} gasten` });
export const nobodyFound = 'Niemand met die naam';
export const nobodyFoundLead = 'Gasten kiezen zelf hun naam: probeer een voornaam of een bijnaam.';
export const nobodyHere = 'Er is hier nu niemand.';
export const nobodyAnyMore = 'Er is niemand meer';
export const eveningIsGone = 'De avond is voorbij';
export const eveningIsGoneLead =
  'Wat gasten noteerden, wordt verwijderd 24 uur nadat ze begonnen: namen, drankjes en de ranglijst. Wat jij hebt ingesteld, blijft tot je het feest verwijdert.';
export const roomIsReady = 'Alles staat klaar';
export const roomIsReadyLead = 'De eerste gast verschijnt hier zodra de code is gescand en er een naam is getypt.';
export const logsAreDeleted = 'Wat een gast noteert, wordt na 24 uur verwijderd.';
export const lastSeenFirst = 'Laatst gezien eerst';
export const drinksColumn = 'Drankjes met alcohol';
export const noPositions =
  'Deze pagina toont nooit waar iemand is. Wat een gast heeft genoteerd, wordt verwijderd 24 uur nadat die gast begon, hier en op elke telefoon.';
export const hereNow = 'nu hier';
export const seen = (ago: string) => `gezien: ${ago}`;
export const drinks = (count: number) =>
  plural(count, { one: '1 drankje met alcohol', other: `${count} drankjes met alcohol` });
export const hidesThemselves = 'zelf verborgen';
export const isQuiet = 'zonder cijfers';
export const justArrived = 'net binnen';
export const was = (name: string) => `was ‘${name}’`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'verborgen',
  'turned-away': 'niet binnengelaten',
  removed: 'mag opnieuw vragen',
  barred: 'mag niet terug',
};
export const hereSince = 'Hier sinds';
export const lastSeen = 'Laatst gezien';

export const rename = 'Andere naam';
export const renameName = (name: string) => `‘${name}’ een andere naam geven`;
export const renameHint = 'De gast ziet het op de telefoon';
export const newName = 'Een nieuwe naam';
export const newNameFor = (name: string) => `Voor ‘${name}’. De gast ziet het op de telefoon.`;
export const nameOnLeaderboard = 'Naam op de ranglijst';
export const nameMissing = 'Vul een naam in.';
export const nameWrong = 'Deze naam kan niet worden getoond. Kies een andere.';
export const save = 'Opslaan';
export const cancel = 'Annuleren';
export const close = 'Sluiten';
export const hide = 'Verbergen op de ranglijst';
export const hideName = (name: string) => `‘${name}’ verbergen`;
export const hideHint = 'De gast telt ongezien door';
export const show = 'Weer tonen op de ranglijst';
export const showAgain = 'Weer tonen';
export const showName = (name: string) => `‘${name}’ weer tonen`;
export const showHint = 'Met alle drankjes';
export const remove = 'Verwijderen van het feest';
export const removeShort = 'Verwijderen';
export const removeName = (name: string) => `‘${name}’ verwijderen`;
export const removeHint = 'Jij kiest of de gast terug mag komen';
export const removeQuestion = (name: string) => `‘${name}’ verwijderen?`;
export const removeLead = 'De naam verdwijnt van de ranglijst. De gast hoort het en houdt de drankjes.';
export const comingBack = 'Terugkomen';
export const mayReturn = 'Mag opnieuw vragen';
export const mayNotReturn = 'Mag niet terug';
export const underNewName = 'Met een nieuwe naam kan het nog wel, tot je de deur dichtdoet.';
export const keep = 'Toch niet';
export const letBackIn = 'Weer binnenlaten';
export const letBackInHint = 'De gast komt terug met naam en drankjes. De telefoon vertelt het.';
export const allowReturn = 'Telefoon mag opnieuw vragen';
export const allowReturnHint = 'De gastgevers beslissen dan';
export const letInHint = 'Met alle drankjes tot nu toe';

export const done = {
  rename: (name: string, to: string) => `‘${name}’ heet nu ‘${to}’.`,
  hide: (name: string) => `‘${name}’ is verborgen.`,
  show: (name: string) => `‘${name}’ is weer te zien.`,
  'let-in': (name: string) => `‘${name}’ is binnen.`,
  'turn-away': (name: string) => `‘${name}’ is niet binnengelaten.`,
  remove: (name: string) => `‘${name}’ is verwijderd.`,
  restore: (name: string) => `‘${name}’ is weer binnen.`,
};

export const handOver = 'Overzetten op een andere telefoon';
export const handOverHint = 'Als de telefoon leeg of kwijt is';
export const handOverTitle = (name: string) => `De avond van ‘${name}’ op een andere telefoon`;
export const handOverLead =
  'De andere telefoon krijgt de naam en alle drankjes. De geschiedenis en de telefoons van deze gast vertellen het.';
export const showSquare = 'QR-code tonen';
export const pointOther = 'Richt de camera van de andere telefoon op deze QR-code. Die werkt één keer.';
export const handOverSquare = 'QR-code die de avond doorgeeft';
export const goodUntil = (time: string) => `Geldig tot ${time}`;
export const otherReads = 'De andere telefoon leest hem…';
export const hasArrived = 'De avond staat op de andere telefoon.';
export const squareIsLate = 'Deze QR-code is niet meer geldig.';
export const handedOverOften = 'Vaker kan deze avond niet worden doorgegeven.';
export const allAreIn = 'Iedereen voor de deur is binnen.';
export const notDone = (name: string) => `Voor ‘${name}’ is nog niets veranderd: er kwam geen antwoord.`;
export const hasLeft = (name: string) => `‘${name}’ hoort niet meer bij dit feest.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} was sneller: ‘${name}’ is binnen.`,
  knocked: (by, name) => `${by} was sneller: ‘${name}’ staat voor de dichte deur.`,
  waiting: (by, name) => `${by} was sneller: ‘${name}’ staat voor de deur.`,
  'turned-away': (by, name) => `${by} was sneller: ‘${name}’ is niet binnengelaten.`,
  removed: (by, name) => `${by} was sneller: ‘${name}’ is er al uit.`,
  barred: (by, name) => `${by} was sneller: ‘${name}’ is er al uit.`,
  hidden: (by, name) => `${by} was sneller: ‘${name}’ is verborgen.`,
  renamed: (by, name) => `${by} was sneller: ‘${name}’ heet nu anders.`,
  other: (by, name) => `${by} was sneller: bij ‘${name}’ is iets veranderd.`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Dat was te laat: ‘${name}’ is binnen.`,
  knocked: (name) => `Dat was te laat: ‘${name}’ staat voor de dichte deur.`,
  waiting: (name) => `Dat was te laat: ‘${name}’ staat voor de deur.`,
  'turned-away': (name) => `Dat was te laat: ‘${name}’ is niet binnengelaten.`,
  removed: (name) => `Dat was te laat: ‘${name}’ is er al uit.`,
  barred: (name) => `Dat was te laat: ‘${name}’ is er al uit.`,
  hidden: (name) => `Dat was te laat: ‘${name}’ is verborgen.`,
  renamed: (name) => `Dat was te laat: ‘${name}’ heet nu anders.`,
  other: (name) => `Dat was te laat: bij ‘${name}’ is iets veranderd.`,
};

export const hostsDid = 'Wat de gastgevers deden';
export const hostsDidLead = 'Alleen gastgevers zien dit. Het wordt met het feest verwijderd.';
export const seeAll = 'Alles bekijken';
export const undo = 'Ongedaan maken';
export const undoThis = (sentence: string) => `Ongedaan maken: ${sentence}`;
export const undoneByYou = (time: string) => `om ${time} ongedaan gemaakt door jou`;
export const undoneBy = (time: string, by: string) =>
  by ? `om ${time} ongedaan gemaakt door ${by}` : `om ${time} ongedaan gemaakt door een voormalige gastgever`;
export const earlier = 'Eerdere tonen';
export const nothingYet = 'Nog niets.';
export const undone = 'Ongedaan gemaakt.';
export const cameAt = (time: string) => `gekomen om ${time}`;
