import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';
import { locale } from './page.ts';

/** Readers of this language use metres instead of feet. */
const METRES = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumSignificantDigits: 1 });

export const enableLocation = 'Włącz udostępnianie lokalizacji';
export const shareToSeeOthers = (feet: number) =>
  `Udostępnij swoją lokalizację, żeby zobaczyć w rankingu innych gości w promieniu ${METRES.format(feet * 0.3048)}!`;
export const onlyNearby = 'W twoim rankingu będą tylko osoby z okolicy';
export const shareMyLocation = 'Udostępnij lokalizację';
export const requestingLocation = 'Ustalanie lokalizacji…';
export const skipLocation = 'Pomiń (pokaż wszystkich)';
export const locationIsNotStored =
  'Twoja lokalizacja służy tylko do znalezienia osób w pobliżu i nie jest zapisywana na stałe.';
export const locationEnabled = 'Lokalizacja włączona!';

export const resetAllDrinks = 'Wyzerować wszystko?';
export const resetComplete = 'Wyzerowano!';
export const resetCannotBeUndone =
  'Wszystkie twoje napoje i statystyki znikną i zaczniesz od zera. Tego nie da się cofnąć.';
export const reset = 'Wyzeruj';

export const languageTitle = 'Język';
export const languageIs = (name: string) => `Język: ${name}`;
export const languageNeedsNetwork = 'Tego języka nie da się teraz wczytać. Spróbuj jeszcze raz, gdy będziesz online.';
export const languageNotNow = 'Tego języka nie da się teraz wczytać. Spróbuj jeszcze raz za chwilę.';
export const colours = 'Kolory';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Dzień', night: 'Noc' };
export const shareLocation = 'Udostępniaj moją lokalizację';
export const theCelebration = 'Wesele';
export const youAndTheOthers = 'Ty i inni';
export const thisPhone = 'Ten telefon';
export const hideMe = 'Ukryj mnie w rankingu';
export const beQuiet = 'Na liście, bez liczb';
export const momentsOfTheRoom = 'Chwile na sali';
export const privacy = 'Prywatność';
export const deleteMyData = 'Usuń moje dane';

export const deleteMyDataTitle = 'Usunąć twoje dane?';
export const deletionCannotBeUndone =
  'Twoje imię, napoje i lokalizacja znikną z tego urządzenia, z serwera i z każdego rankingu. Tego nie da się cofnąć.';
export const deletionWithoutNetwork = `Nie ma sieci. Twoje dane znikną z tego telefonu od razu, a z serwera, gdy ${PRODUCT_NAME} znów otworzy się tutaj z dostępem do sieci.`;
export const deleteData = 'Usuń';

export const dataIsDeleted = 'Twoje dane są usunięte, tutaj i na serwerze.';
export const deletionIsWaiting = `Twoje dane są usunięte z tego telefonu, ale serwer nie odpowiada. Usunie je, gdy ${PRODUCT_NAME} znów otworzy się tutaj z dostępem do sieci.`;
export const deletionNeedsThisPage = `Twoje dane są usunięte z tego telefonu, ale serwer nie odpowiada. Usunie je, gdy ${PRODUCT_NAME} znów otworzy się tutaj z dostępem do sieci. Do tego czasu nie zamykaj tej strony.`;

export const cannotSave = 'Ten telefon nic nie zapisuje. Nie zamykaj tej strony, bo stracisz swoje napoje.';
export const nameIsShared = 'Ktoś w rankingu ma już takie imię. Zmień jedną literę, żeby was odróżnić.';
export const nameIsOfCouple = 'To wesele kogoś o tym imieniu. Jeśli to nie ty, zmień jedną literę, żeby was odróżnić.';
export const signInFirst = 'Sieć wymaga najpierw zalogowania. Do tego czasu twoje napoje czekają w tym telefonie.';
export const signIn = 'Zaloguj się';
export const notAllCount = `Ranking liczy najwyżej ${MAX_COUNTED_DRINKS} napojów w ciągu ${COUNTED_WINDOW_MS / MINUTE_MS} minut. Tutaj masz wszystkie.`;
export const notAllRemovable = 'Nie wszystkie napoje można teraz usunąć.';
export const lookedUpLater = (code: string) =>
  `Sieć nie odpowiada. Gdy tylko wróci, kod ${code} zostanie sprawdzony. Liczyć możesz już teraz.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `Lista jest pełna: ma ${MAX_DRINKS} napojów. „Wyzeruj” zaczyna nową.`
    : `Lista jest pełna: ma ${MAX_DRINKS} napojów. „Usuń moje dane” zaczyna nową.`;
export const notOffered = (drink: DrinkChoice) => `Dzisiaj bawimy się bez alkoholu. Nie dodano: ${drinkLabel(drink)}.`;
export const noneRemovable = 'Nie można już usunąć żadnego napoju.';
