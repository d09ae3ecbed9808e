import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Du', 'Dein Fest', 'Der erste Gast'] as const;
export const stepDone = 'erledigt:';

export const itIsRunning = `${PRODUCT_NAME} läuft.`;
export const makeItYours = 'Jetzt mach es zu deinem.';
export const threeSteps = 'Drei Schritte, etwa zwei Minuten.';
export const youSignInWithIt = 'Damit meldest du dich an.';
export const nothingIsSent = 'Damit meldest du dich an. Es wird nichts dorthin gesendet.';
export const typeTheCode = 'Gib den Einrichtungscode ein';
export const typeTheCodeLead = `Damit richtest du ${PRODUCT_NAME} ein. Wer den Server aufgesetzt hat, kennt ihn, oder der App-Store zeigt ihn an.`;
export const codeIsIn = (setting: string) => `Er steht in ${setting}.`;
export const setUpCode = 'Einrichtungscode';
export const setUpCodeMissing = 'Bitte gib den Code ein.';
export const setUpCodeWrong = 'Das ist nicht der Code.';

export const goOn = 'Weiter';
export const onlyLooking = 'Nur mal schauen?';
export const openAsGuest = 'Getränkezähler als Gast öffnen';

export const whatKind = 'Was für ein Abend?';
export const kinds = {
  mixed: { name: 'Von allem etwas', means: 'Auch Wasser und Vielfalt, kein Tempo' },
  classic: { name: 'Klassische Party', means: 'Meiste Getränke und höchstes Tempo' },
  dry: { name: 'Ohne Alkohol', means: 'Wasser, anderes Alkoholfreies und deine Karte' },
};
export const makeTheCode = 'Code erstellen';
export const changeableEvenOnTheNight = 'Du kannst alles später ändern, auch noch am Abend selbst.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Es beginnt so, wie das Haus es vorbereitet hat: Karte, Aussehen und Leinwand.';

export const yourDate = 'euer Datum';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Dein Kärtchen. Es füllt sich beim Tippen.';
export const squareComesNext = 'Der QR-Code kommt im nächsten Schritt.';
export const cardsLikeThis = 'Solche Kärtchen können auf den Tischen stehen.';

export const isReady = 'Alles bereit.';
export const beTheFirstGuest = 'Sei der erste Gast.';
export const typeNameBeside =
  'Gib auf dem Handy daneben einen Namen ein, tipp auf ein Getränk und schau auf die Rangliste.';
export const typeName = 'Gib einen Namen ein, tipp auf ein Getränk und schau auf die Rangliste.';
export const tryAsGuest = 'Als Gast ausprobieren';
export const guestsPhone = 'Handy eines Gastes';
export const guestsPhoneLive = 'Das Handy eines Gastes, live.';
export const phonesCanComeIn = 'Handys in deinem WLAN können rein';
export const guestsCanComeIn = 'Gäste können rein';
export const scanIt = 'Scanne den Code mit deinem Handy.';
export const scanItLead = 'Halt die Kamera auf den QR-Code.';
export const sendIt = 'An jemanden senden';
export const beTheFirstHere = 'Auf diesem Handy der erste Gast sein';
export const phonesToo = 'Auch Handys in deinem WLAN.';
export const onThisComputerOnly = 'Nur auf diesem Computer.';
export const cannotReach = (host: string) =>
  `Handys erreichen ${host} nicht. Verbinde diesen Computer mit demselben WLAN wie die Handys und starte ${PRODUCT_NAME} so:`;
export const copy = 'Kopieren';
export const copied = 'Kopiert.';

export const isIn = (name: string) => `${name} ist dabei`;
export const noGuestsYet = 'Noch keine Gäste';
export const appearsHere = 'Der erste Gast erscheint hier sofort.';
export const whoIsNext = 'Wer kommt als Nächstes?';

export const beforeTheEvening = 'Vor dem Abend';
export const cardsForTheTables = 'Kärtchen für die Tische';
export const reachableAddress = 'Für Handys der Gäste erreichbar machen';
export const reachableAddressHow = (setting: string) =>
  `Gäste mit mobilen Daten brauchen eine öffentliche Adresse mit https, zum Beispiel https://clink.example. Wer den Server betreibt, setzt sie mit ${setting} und startet ${PRODUCT_NAME} neu.`;
export const whereGuestsOpenIt = `Wo Gäste ${PRODUCT_NAME} öffnen`;
export const addressIsRight = 'Ja, unter dieser Adresse';
export const useThisAddress = 'Diese Adresse nehmen';
export const addressWrong = 'Bitte gib eine Adresse wie https://clink.example ein.';
export const addressIsSet = 'QR-Codes, Karten und Mails führen jetzt dorthin.';
export const onlyThisComputer = 'Nur dieser Computer kann sie öffnen. Handys brauchen eine andere.';
export const onlyThisNetwork = 'Nur Handys im selben WLAN können sie öffnen.';
export const reachableAddressWhy =
  'Gäste mit mobilen Daten brauchen eine öffentliche Adresse mit https, zum Beispiel https://clink.example. Auch du meldest dich von da an dort an.';
export const theAddress = 'Die Adresse';
export const printedSquares =
  'Wenn du sie änderst, führen gedruckte QR-Codes weiter zur alten. Lass auch die hierher führen, bis das letzte Fest vorbei ist, oder druck neue.';
export const addressIsInSetting = (setting: string) =>
  `Wer den Server betreibt, hat sie mit ${setting} gesetzt und ändert sie dort.`;
export const goToMyCelebration = 'Zu meinem Fest';

export const linkUsed = 'Das erste Konto gibt es schon';
export const linkUsedLead = 'Jemand hat diesen Link schon benutzt. Wenn du das warst, melde dich an.';
export const setUpLinkTooOld = 'Dieser Link ist abgelaufen';
export const setUpLinkTooOldLead = `Er galt ${SETUP_LASTS_MS / MINUTE_MS} Minuten. Frag die Person, die den Server betreibt, nach einem neuen.`;
export const newSetUpLink = (command: string) =>
  `Für einen neuen Link starte ${PRODUCT_NAME} neu, oder gib ein: ${command}`;
export const copyCommand = 'Befehl kopieren';
export const commandCopied = 'Der Befehl ist kopiert.';
