import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Ty', 'Twoje wesele', 'Pierwszy gość'] as const;
export const stepDone = 'gotowe:';

export const itIsRunning = `${PRODUCT_NAME} działa.`;
export const makeItYours = 'A teraz po twojemu.';
export const threeSteps = 'Trzy kroki, jakieś dwie minuty.';
export const youSignInWithIt = 'Służy do logowania.';
export const nothingIsSent = 'Służy do logowania. Nic tam nie wysyłamy.';
export const typeTheCode = 'Wpisz kod konfiguracji';
export const typeTheCodeLead =
  'Dzięki niemu zostaniesz pierwszym gospodarzem. Zna go osoba, która zainstalowała serwer, albo pokazuje go sklep z aplikacjami.';
export const codeIsIn = (setting: string) => `Jest w ${setting}.`;
export const setUpCode = 'Kod konfiguracji';
export const setUpCodeMissing = 'Wpisz kod.';
export const setUpCodeWrong = 'To nie jest ten kod.';

export const goOn = 'Dalej';
export const onlyLooking = 'Tylko się rozglądasz?';
export const openAsGuest = 'Otwórz licznik jako gość';

export const whatKind = 'Jaki to ma być wieczór?';
export const kinds = {
  mixed: { name: 'Wszystkiego po trochu', means: 'Także nawodnienie i smaki, bez tempa' },
  classic: { name: 'Klasyczna impreza', means: 'Najwięcej napojów i najszybsze tempo' },
  dry: { name: 'Bez alkoholu', means: 'Woda, inne napoje i wasza karta' },
};
export const makeTheCode = 'Utwórz kod';
export const changeableEvenOnTheNight = 'Wszystko możesz zmienić później, nawet w trakcie wesela.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Zaczyna się tak, jak przygotował je obiekt: karta, wygląd i ekran.';

export const yourDate = 'wasza data';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Twoja kartka na stół. Wypełnia się, gdy piszesz.';
export const squareComesNext = 'Kod QR pojawi się w następnym kroku.';
export const cardsLikeThis = 'Takie kartki mogą stać na stołach.';

export const isReady = 'Gotowe.';
export const beTheFirstGuest = 'Wejdź jako pierwszy gość.';
export const typeNameBeside = 'Wpisz imię na telefonie obok, stuknij napój i patrz na ranking.';
export const typeName = 'Wpisz imię, stuknij napój i patrz na ranking.';
export const tryAsGuest = 'Wypróbuj jako gość';
export const guestsPhone = 'Telefon gościa';
export const guestsPhoneLive = 'Telefon gościa, na żywo.';
export const phonesCanComeIn = 'Telefony w twojej sieci Wi-Fi mogą wejść';
export const guestsCanComeIn = 'Goście mogą wejść';
export const scanIt = 'Zeskanuj kod telefonem.';
export const scanItLead = 'Skieruj aparat na kod QR.';
export const sendIt = 'Wyślij komuś';
export const beTheFirstHere = 'Wejdź jako pierwszy gość na tym telefonie';
export const phonesToo = 'Telefony w twojej sieci Wi-Fi też.';
export const onThisComputerOnly = 'Tylko na tym komputerze.';
export const cannotReach = (host: string) =>
  `Telefony nie widzą adresu ${host}. Żeby mogły wejść telefony z twojej sieci Wi-Fi, połącz z nią ten komputer i uruchom ${PRODUCT_NAME} tak:`;
export const copy = 'Skopiuj';
export const copied = 'Skopiowano.';

export const isIn = (name: string) => `${name} jest z nami`;
export const noGuestsYet = 'Nie ma jeszcze gości';
export const appearsHere = 'Pierwszy gość od razu pojawi się tutaj.';
export const whoIsNext = 'Kto następny?';

export const beforeTheEvening = 'Przed weselem';
export const cardsForTheTables = 'Kartki na stoły';
export const reachableAddress = 'Otwórz drogę telefonom gości';
export const reachableAddressHow = (setting: string) =>
  `Goście z internetem w komórce potrzebują publicznego adresu z https, na przykład https://clink.example. Administrator serwera ustawia go w ${setting} i uruchamia ${PRODUCT_NAME} ponownie.`;
export const whereGuestsOpenIt = `Gdzie goście otwierają ${PRODUCT_NAME}`;
export const addressIsRight = 'Tak, pod tym adresem';
export const useThisAddress = 'Użyj tego adresu';
export const addressWrong = 'Wpisz adres, na przykład https://clink.example.';
export const addressIsSet = 'Kody QR, kartki i maile prowadzą teraz tam.';
export const onlyThisComputer = 'Otworzy go tylko ten komputer. Telefony potrzebują innego.';
export const onlyThisNetwork = 'Otworzą go tylko telefony w tej samej sieci Wi-Fi.';
export const reachableAddressWhy =
  'Goście z internetem w komórce potrzebują publicznego adresu z https, na przykład https://clink.example. Ty też będziesz się tam logować.';
export const theAddress = 'Adres';
export const printedSquares =
  'Jeśli go zmienisz, wydrukowane kody QR nadal prowadzą pod stary. Niech on też prowadzi tutaj, dopóki nie minie ostatnie wesele, albo wydrukuj nowe.';
export const addressIsInSetting = (setting: string) =>
  `Administrator serwera ustawił go w ${setting} i tam go zmienia.`;
export const goToMyCelebration = 'Przejdź do mojego wesela';

export const linkUsed = 'Gospodarz już tu jest';
export const linkUsedLead = 'Ktoś już skorzystał z tego linku. Jeśli to ty, zaloguj się.';
export const setUpLinkTooOld = 'Ten link stracił ważność';
export const setUpLinkTooOldLead = `Był ważny przez ${SETUP_LASTS_MS / MINUTE_MS} minut. O nowy poproś administratora serwera.`;
export const newSetUpLink = (command: string) => `Po nowy link uruchom ${PRODUCT_NAME} ponownie albo wpisz: ${command}`;
export const copyCommand = 'Skopiuj polecenie';
export const commandCopied = 'Polecenie jest skopiowane.';
