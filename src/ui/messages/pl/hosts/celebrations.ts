import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, monthIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

export const accountOf = (name: string) => `${name}: twoje konto`;
export const loading = 'Wczytuję';
export const createCelebration = 'Utwórz wesele';
export const whoIsGettingMarried = 'Kto bierze ślub?';
export const whoIsGettingMarriedLead = 'Wystarczą dwa imiona i data. Kod i kartki na stoły są od razu gotowe.';
export const didNotCome = 'Nie udało się wczytać twoich wesel';
export const didNotComeLead =
  'Wszystko jest bezpieczne, a goście bawią się jak zwykle. Tylko ta strona nie może połączyć się z serwerem.';

export const dayOf = dayOfMonthIn(locale);
export const monthOf = monthIn(locale);

export const guestsGone = 'dane gości są usunięte';
export const guestsIn = (count: number) =>
  plural(count, {
    one: '1 gość',
    few: `${count} goście`,
    many: count === 0 ? 'Jeszcze bez gości' : `${count} gości`,
    other: `${count} gościa`,
  });
export const over = 'Już po weselu';
export const youHelp = 'pomagasz gospodarzom';
export const tonight = 'dzisiaj';
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'Przed nami', over: 'Za nami' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) =>
  plural(count, {
    one: '1 osoba odsunięta',
    few: `${count} osoby odsunięte`,
    many: `${count} osób odsuniętych`,
    other: `${count} osoby odsuniętej`,
  });

export const whoIsCelebrating = 'Czyje to wesele?';
export const firstName = 'Pierwsza osoba';
export const secondName = 'Druga osoba';
export const exampleName = 'np. Ola';
export const otherExampleName = 'np. Kuba';
export const nameMissing = 'Wpisz przynajmniej jedno imię.';
export const namesTooLong = (length: number) => `Oba imiona razem mogą mieć najwyżej ${length} znaków.`;
export const namesWrong = 'Czegoś w tych imionach nie da się pokazać. Wpisz je jeszcze raz.';
export const when = 'Kiedy?';
export const chooseDay = 'Wybierz dzień';
export const dateMissing = 'Wybierz dzień.';
export const yearWrong = 'Wpisz rok czterema cyframi.';
export const dateIsPast = 'Ten dzień już minął. Wybierz taki, który dopiero będzie.';
export const dateIsFar = (years: number) => `Ten dzień jest za ponad ${years} lat. Sprawdź rok.`;
export const pastMidnight = 'Godziny po północy należą jeszcze do tego wieczoru.';
export const timeZone = 'Strefa czasowa';
export const zoneUnknown =
  'Clink nie zna jeszcze tej strefy czasowej. Oto inna z tą samą godziną: naciśnij przycisk jeszcze raz.';
export const cardLanguage = 'Język';
export const cardLanguageHint = 'Na kartkach i dużym ekranie.';
export const create = 'Utwórz wesele';
export const created = (names: string) => `${names}: wesele jest gotowe.`;
export const createdAsTemplate = (names: string) =>
  `${names}: wesele jest gotowe. Zaczyna się tak, jak przygotował je obiekt.`;
export const tooManyCelebrations = 'Masz już tyle wesel, ile może mieć jeden gospodarz. Najpierw usuń któreś.';

export const placeDidNotCome = 'Nie udało się wczytać tego wesela';
export const namesAndDate = 'Imiona i data';
export const save = 'Zapisz';
export const saved = 'Zapisano.';
export const savedAsLeft = 'Każde pole zapisuje się, gdy z niego wyjdziesz.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Nie wszystko jest jeszcze zapisane.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `Zmieniono to przed chwilą (${who}).`
    : plural(minutes, {
        one: `Zmieniono to minutę temu (${who}).`,
        few: `Zmieniono to ${minutes} minuty temu (${who}).`,
        many: `Zmieniono to ${minutes} minut temu (${who}).`,
        other: `Zmieniono to ${minutes} minuty temu (${who}).`,
      });
export const anotherHost = 'Ktoś z gospodarzy';
export const takeTheirs = 'Weź tę wersję';
export const wasChanged = 'Ktoś z gospodarzy cię wyprzedził. Zobacz, co się zmieniło, i zapisz jeszcze raz.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Jeszcze nie zapisano: serwer nie odpowiada. Zapisze się, gdy tylko odpowie.';
export const gettingHome = 'Powrót do domu';
export const whereTheyFindIt = 'Goście widzą to późno i pod statystykami.';
export const whatShouldTheyKnow = 'Co powinni wiedzieć?';
export const exampleOfGettingHome = 'np. taxi 01 31300, ostatni autobus o 0:30';
export const numbersCanBeCalled = 'Stuknięcie w numer taki jak +43\u00a01\u00a031300 od razu dzwoni.';
export const gettingHomeWrong = `Czegoś w tym tekście nie da się pokazać. Wpisz go jeszcze raz, najwyżej ${GETTING_HOME_MAX_LENGTH} znaków.`;
export const whatTheLeaderboardShows = 'Co pokazuje ranking';
export const oneBoardStays = 'Działa od razu. Co najmniej jeden zostaje.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Najwięcej napojów',
  fastestPace: 'Najszybsze tempo',
  hydration: 'Najlepsze nawodnienie',
  balanced: 'Wieczór z umiarem',
  variety: 'Najwięcej smaków',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Kto ma ich na koncie najwięcej',
  fastestPace: 'Napoje na godzinę',
  hydration: 'Kto pije dość wody',
  balanced: 'Równe tempo, a pomiędzy woda',
  variety: 'Wiele różnych napojów',
};
export const boardIsOn = (title: string) => `Ranking „${title}” jest włączony.`;
export const boardIsOff = (title: string) => `Ranking „${title}” jest wyłączony.`;
export const theDoor = 'Drzwi';
export const codeIsEnough = 'Do czytania rankingu wystarczy kod.';
export const doors = { open: 'Wszyscy', ask: 'Ja wpuszczam', closed: 'Nikt nowy' };
export const doorHints = {
  open: 'Skanują, wpisują imię i wchodzą',
  ask: 'Gospodarze decydują za każdym razem',
  closed: 'Telefon uprzejmie odsyła do was',
};
export const doorIs = {
  open: 'Drzwi są otwarte dla wszystkich.',
  ask: 'Nowych gości wpuszczają gospodarze.',
  closed: 'Drzwi są zamknięte dla nowych gości.',
};
export const templateLead = 'Karta, wygląd i drzwi, dla wszystkich.';
export const beginAsThis = 'Wzór dla nowych wesel';
export const isTemplateNow = 'Nowe wesela zaczynają się jak to.';
export const isNoTemplateNow = 'Nowe wesela zaczynają się jak zwykle.';
export const templateOfHouse = 'szablon obiektu';
export const endsByItself = 'Kończy się samo';
export const endsAt = (when: string) => `Wesele skończy się samo: ${when}.`;
export const changeEnd = 'Zmień, kiedy się kończy';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Koniec';
export const whenDoesItEnd = 'Kiedy się kończy?';
export const endIsLocal = (when: string) => `Według zegara wesela. Najpóźniej: ${when}.`;
export const endWrong = (when: string) => `Wybierz czas, który dopiero nadejdzie, najpóźniej: ${when}.`;
export const endIt = 'Zakończ wesele';
export const endQuestion = 'Zakończyć wesele?';
export const endLead =
  'Ranking staje w miejscu. To, co jest na telefonach gości, zostaje. Wesele możesz otworzyć ponownie.';
export const notYet = 'Jeszcze nie';
export const endNow = 'Zakończ';
export const ended = 'Wesele jest zakończone.';
export const reopenIt = 'Otwórz ponownie';
export const reopened = 'Wesele znów jest otwarte.';
export const deleteIt = 'Usuń wesele';
export const deleteNow = 'Usuń';
export const deleteQuestion = (names: string) => `Usunąć „${names}”?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `Kod na wydrukowanych kartkach przestanie działać. Na zmianę zdania masz ${DELETION_GRACE_MS / MINUTE_MS} minut.`
    : plural(guests, {
        one: `1 gość straci ranking. To, co jest na telefonach gości, zostaje. Na zmianę zdania masz ${DELETION_GRACE_MS / MINUTE_MS} minut.`,
        few: `${guests} goście stracą ranking. To, co jest na telefonach gości, zostaje. Na zmianę zdania masz ${DELETION_GRACE_MS / MINUTE_MS} minut.`,
        many: `${guests} gości straci ranking. To, co jest na telefonach gości, zostaje. Na zmianę zdania masz ${DELETION_GRACE_MS / MINUTE_MS} minut.`,
        other: `${guests} gościa straci ranking. To, co jest na telefonach gości, zostaje. Na zmianę zdania masz ${DELETION_GRACE_MS / MINUTE_MS} minut.`,
      });
export const typeTheNames = (names: string) => `Dla pewności wpisz „${names}”`;
export const notTheNames = (names: string) => `Wpisz imiona dokładnie tak: ${names}.`;
export const keepIt = 'Zostaw';
export const deleted = (names: string) => `${names}: wesele zniknie za ${DELETION_GRACE_MS / MINUTE_MS} minut.`;
export const isDeletedAt = (time: string) => `Wesele zniknie o ${time}`;
export const isDeletedAtLead = 'Dla gości już się skończyło. Do tego czasu każdy z gospodarzy może je zachować.';
export const kept = 'Wesele zostaje.';
export const findCelebration = 'Znajdź wesele lub kod';
export const noneFound = 'Nie ma wesela o takiej nazwie ani z takim kodem.';
