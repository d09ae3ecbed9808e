import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Jij', 'Je feest', 'De eerste gast'] as const;
export const stepDone = 'klaar:';

export const itIsRunning = `${PRODUCT_NAME} draait.`;
export const makeItYours = 'Maak er nu jouw feest van.';
export const threeSteps = 'Drie stappen, zo’n twee minuten.';
export const youSignInWithIt = 'Daarmee log je in.';
export const nothingIsSent = 'Daarmee log je in. Er wordt niets naartoe gestuurd.';
export const typeTheCode = 'Typ de installatiecode';
export const typeTheCodeLead =
  'Daarmee word je de eerste gastgever. Wie de server heeft geïnstalleerd, kent hem, of hij staat in de appwinkel.';
export const codeIsIn = (setting: string) => `Hij staat in ${setting}.`;
export const setUpCode = 'Installatiecode';
export const setUpCodeMissing = 'Typ de code.';
export const setUpCodeWrong = 'Dit is niet de code.';

export const goOn = 'Verder';
export const onlyLooking = 'Alleen even kijken?';
export const openAsGuest = 'Drankjesteller als gast openen';

export const whatKind = 'Wat voor avond wordt het?';
export const kinds = {
  mixed: { name: 'Van alles wat', means: 'Ook water en variatie, geen tempo' },
  classic: { name: 'Klassiek feest', means: 'Meeste drankjes en hoogste tempo' },
  dry: { name: 'Zonder alcohol', means: 'Water, andere drankjes en jullie kaart' },
};
export const makeTheCode = 'Code maken';
export const changeableEvenOnTheNight = 'Je kunt alles later nog wijzigen, zelfs op de avond zelf.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Het begint zoals het huis het heeft voorbereid: kaart, uiterlijk en scherm.';

export const yourDate = 'jullie datum';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Je tafelkaartje. Het vult zich terwijl je typt.';
export const squareComesNext = 'De QR-code komt in de volgende stap.';
export const cardsLikeThis = 'Zulke kaartjes kunnen op de tafels staan.';

export const isReady = 'Alles staat klaar.';
export const beTheFirstGuest = 'Wees de eerste gast.';
export const typeNameBeside = 'Typ een naam op de telefoon hiernaast, tik op een drankje en kijk naar de ranglijst.';
export const typeName = 'Typ een naam, tik op een drankje en kijk naar de ranglijst.';
export const tryAsGuest = 'Uitproberen als gast';
export const guestsPhone = 'Telefoon van een gast';
export const guestsPhoneLive = 'De telefoon van een gast, live.';
export const phonesCanComeIn = 'Telefoons op jouw wifi kunnen binnenkomen';
export const guestsCanComeIn = 'Gasten kunnen binnenkomen';
export const scanIt = 'Scan de code met je telefoon.';
export const scanItLead = 'Richt de camera op de QR-code.';
export const sendIt = 'Naar iemand sturen';
export const beTheFirstHere = 'Op deze telefoon de eerste gast zijn';
export const phonesToo = 'Ook telefoons op jouw wifi.';
export const onThisComputerOnly = 'Alleen op deze computer.';
export const cannotReach = (host: string) =>
  `Telefoons kunnen ${host} niet bereiken. Verbind deze computer met dezelfde wifi als de telefoons en start ${PRODUCT_NAME} zo:`;
export const copy = 'Kopiëren';
export const copied = 'Gekopieerd.';

export const isIn = (name: string) => `${name} doet mee`;
export const noGuestsYet = 'Nog geen gasten';
export const appearsHere = 'De eerste gast verschijnt hier meteen.';
export const whoIsNext = 'Wie is de volgende?';

export const beforeTheEvening = 'Voor de avond begint';
export const cardsForTheTables = 'Tafelkaartjes';
export const reachableAddress = 'Bereikbaar maken voor telefoons van gasten';
export const reachableAddressHow = (setting: string) =>
  `Gasten met mobiele data hebben een openbaar adres met https nodig, zoals https://clink.example. Wie deze server beheert, stelt het in met ${setting} en start ${PRODUCT_NAME} opnieuw.`;
export const whereGuestsOpenIt = `Waar gasten ${PRODUCT_NAME} openen`;
export const addressIsRight = 'Ja, op dit adres';
export const useThisAddress = 'Dit adres gebruiken';
export const addressWrong = 'Typ een adres zoals https://clink.example.';
export const addressIsSet = 'QR-codes, kaartjes en mails leiden nu daarheen.';
export const onlyThisComputer = 'Alleen deze computer kan het openen. Telefoons hebben een ander adres nodig.';
export const onlyThisNetwork = 'Alleen telefoons op dezelfde wifi kunnen het openen.';
export const reachableAddressWhy =
  'Gasten met mobiele data hebben een openbaar adres met https nodig, zoals https://clink.example. Jij logt daar vanaf dan ook in.';
export const theAddress = 'Het adres';
export const printedSquares =
  'Als je het wijzigt, leiden geprinte QR-codes nog naar het oude. Laat dat ook hierheen leiden tot het laatste feest voorbij is, of print nieuwe.';
export const addressIsInSetting = (setting: string) =>
  `Wie deze server beheert, heeft het ingesteld met ${setting} en wijzigt het daar.`;
export const goToMyCelebration = 'Naar mijn feest';

export const linkUsed = 'Er is al een gastgever';
export const linkUsedLead = 'Iemand heeft deze link al gebruikt. Was jij dat, log dan in.';
export const setUpLinkTooOld = 'Deze link is verlopen';
export const setUpLinkTooOldLead = `Hij was ${SETUP_LASTS_MS / MINUTE_MS} minuten geldig. Vraag wie de server beheert om een nieuwe.`;
export const newSetUpLink = (command: string) =>
  `Start ${PRODUCT_NAME} opnieuw voor een nieuwe link, of typ: ${command}`;
export const copyCommand = 'Opdracht kopiëren';
export const commandCopied = 'De opdracht is gekopieerd.';
