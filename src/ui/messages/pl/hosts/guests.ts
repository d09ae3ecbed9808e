import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

export const live = 'na żywo';
export const boardPaused = 'wstrzymany';
export const isOver = 'po weselu';
export const connecting = 'łączenie';
export const noConnection = 'brak połączenia';
export const nobodyYet = 'Jeszcze nikogo nie ma';
export const inTheRoom = (count: number, here: number) =>
  plural(count, {
    one: `1 gość, przed chwilą tutaj: ${here}`,
    few: `${count} goście, przed chwilą tutaj: ${here}`,
    many: `${count} gości, przed chwilą tutaj: ${here}`,
    other: `${count} gościa, przed chwilą tutaj: ${here}`,
  });
export const history = 'Historia';
export const noNetwork = 'Brak sieci.';
export const asOf = (time: string) => `Ostatnia aktualizacja: ${time}.`;
export const noNetworkNow = 'Nie ma teraz sieci';
export const guestsWithNetwork = 'Goście pojawią się, gdy wróci.';

export const pausedSince = (time: string) => `Wstrzymany od ${time}`;
export const pausedHint = 'Ranking stoi w miejscu, goście liczą dalej.';
export const resume = 'Wznów';
export const isPaused = 'Ranking jest wstrzymany.';
export const runsAgain = 'Ranking znowu działa.';
export const doorQuestion = 'Kto może wejść?';
export const doorLead = 'Kto już jest, ten zostaje. Ranking może czytać każdy, kto ma kod.';

export const atTheDoor = (count: number) => `${count} przed drzwiami`;
export const atTheClosedDoor = (count: number) =>
  plural(count, {
    one: '1 osoba puka do zamkniętych drzwi',
    few: `${count} osoby pukają do zamkniętych drzwi`,
    many: `${count} osób puka do zamkniętych drzwi`,
    other: `${count} osoby puka do zamkniętych drzwi`,
  });
export const since = (time: string) => `od ${time}`;
export const decline = 'Odmów';
export const letIn = 'Wpuść';
export const declineName = (name: string) => `Odmów: „${name}”`;
export const letInName = (name: string) => `Wpuść: „${name}”`;
export const letAllIn = (count: number) =>
  plural(count, {
    one: 'Wpuść 1 gościa',
    few: `Wpuść wszystkich (${count})`,
    many: `Wpuść wszystkich (${count})`,
    other: `Wpuść wszystkich (${count})`,
  });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Wszyscy';
export const newcomers = 'Nowi';
export const setAside = 'Odsunięci';
export const whichGuests = 'Którzy goście';
export const setAsideHint = 'Tych gości widzą tylko gospodarze. Wybierz imię, żeby zobaczyć więcej.';
export const findAmong = (count: number) =>
  plural(count, {
    one: 'Szukaj wśród 1 gościa',
    few: `Szukaj wśród ${count} gości`,
    many: `Szukaj wśród ${count} gości`,
    other: `Szukaj wśród ${count} gościa`,
  });
export const closeSearch = 'Zamknij wyszukiwanie';
export const found = (count: number) =>
  plural(count, { one: '1 gość', few: `${count} goście`, many: `${count} gości`, other: `${count} gościa` });
export const nobodyFound = 'Nikogo o tym imieniu';
export const nobodyFoundLead = 'Goście sami wybierają imiona: spróbuj samego imienia albo ksywki.';
export const nobodyHere = 'Nikogo tu teraz nie ma.';
export const nobodyAnyMore = 'Nikogo już nie ma';
export const eveningIsGone = 'Wieczór się skończył';
export const eveningIsGoneLead =
  'Wszystko, co zapisują goście, znika 24 godziny po ich starcie: imiona, napoje i ranking. Twoje ustawienia zostają, dopóki nie usuniesz wesela.';
export const roomIsReady = 'Sala jest gotowa';
export const roomIsReadyLead = 'Pierwszy gość pojawi się tu, gdy tylko zeskanuje kod i wpisze imię.';
export const logsAreDeleted = 'To, co gość zapisze, zniknie po 24 godzinach.';
export const lastSeenFirst = 'Ostatnio aktywni na górze';
export const drinksColumn = 'Napoje z alkoholem';
export const noPositions =
  'Ta strona nigdy nie pokazuje, gdzie kto jest. Zapisy gościa znikają 24 godziny po jego starcie, tutaj i na każdym telefonie.';
export const hereNow = 'teraz tutaj';
export const seen = (ago: string) => `ostatnio ${ago}`;
export const drinks = (count: number) =>
  plural(count, {
    one: '1 napój z alkoholem',
    few: `${count} napoje z alkoholem`,
    many: `${count} napojów z alkoholem`,
    other: `${count} napoju z alkoholem`,
  });
export const hidesThemselves = 'ukrywa się z wyboru';
export const isQuiet = 'bez liczb';
export const justArrived = 'nowa twarz';
export const was = (name: string) => `wcześniej „${name}”`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'poza rankingiem',
  'turned-away': 'bez wejścia',
  removed: 'może prosić o powrót',
  barred: 'bez powrotu',
};
export const hereSince = 'Tutaj od';
export const lastSeen = 'Ostatnio tutaj';

export const rename = 'Zmień imię';
export const renameName = (name: string) => `Zmień imię: „${name}”`;
export const renameHint = 'Gość zobaczy to w telefonie';
export const newName = 'Nowe imię';
export const newNameFor = (name: string) => `Zamiast „${name}”. Gość zobaczy to w telefonie.`;
export const nameOnLeaderboard = 'Imię w rankingu';
export const nameMissing = 'Wpisz imię.';
export const nameWrong = 'Tego imienia nie da się pokazać. Wybierz inne.';
export const save = 'Zapisz';
export const cancel = 'Anuluj';
export const close = 'Zamknij';
export const hide = 'Ukryj w rankingu';
export const hideName = (name: string) => `Ukryj: „${name}”`;
export const hideHint = 'Gość liczy dalej, ale nikt tego nie widzi';
export const show = 'Pokaż znowu w rankingu';
export const showAgain = 'Pokaż znowu';
export const showName = (name: string) => `Pokaż znowu: „${name}”`;
export const showHint = 'Ze wszystkimi napojami';
export const remove = 'Usuń z wesela';
export const removeShort = 'Usuń';
export const removeName = (name: string) => `Usuń: „${name}”`;
export const removeHint = 'Ty decydujesz, czy może wrócić';
export const removeQuestion = (name: string) => `Usunąć gościa „${name}”?`;
export const removeLead = 'Imię znika z rankingu. Gość się o tym dowie i zachowa swoje napoje.';
export const comingBack = 'Powrót';
export const mayReturn = 'Może prosić o powrót';
export const mayNotReturn = 'Bez powrotu';
export const underNewName = 'Powrót pod nowym imieniem jest możliwy, dopóki nie zamkniesz drzwi.';
export const keep = 'Zostaw';
export const letBackIn = 'Wpuść z powrotem';
export const letBackInHint = 'Gość wraca z imieniem i napojami. Jego telefon o tym powie.';
export const allowReturn = 'Pozwól prosić o powrót';
export const allowReturnHint = 'Potem decydują gospodarze';
export const letInHint = 'Ze wszystkimi dotychczasowymi napojami';

export const done = {
  rename: (name: string, to: string) => `„${name}” to teraz „${to}”.`,
  hide: (name: string) => `„${name}” jest poza rankingiem.`,
  show: (name: string) => `„${name}” jest znowu w rankingu.`,
  'let-in': (name: string) => `„${name}” jest na weselu.`,
  'turn-away': (name: string) => `„${name}” nie wchodzi.`,
  remove: (name: string) => `„${name}” jest poza weselem.`,
  restore: (name: string) => `„${name}” jest znowu na weselu.`,
};

export const handOver = 'Przenieś na inny telefon';
export const handOverHint = 'Gdy telefon się rozładował albo zginął';
export const handOverTitle = (name: string) => `Wieczór gościa „${name}” na innym telefonie`;
export const handOverLead =
  'Drugi telefon dostaje imię i wszystkie napoje. Historia i telefony tego gościa o tym powiedzą.';
export const showSquare = 'Pokaż kod QR';
export const pointOther = 'Skieruj aparat drugiego telefonu na ten kod QR. Działa tylko raz.';
export const handOverSquare = 'Kod QR, który przekazuje wieczór';
export const goodUntil = (time: string) => `Ważny do ${time}`;
export const otherReads = 'Drugi telefon właśnie go czyta…';
export const hasArrived = 'Wieczór jest na drugim telefonie.';
export const squareIsLate = 'Ten kod QR już nie działa.';
export const handedOverOften = 'Tego wieczoru nie da się już przekazać kolejny raz.';
export const allAreIn = 'Wszyscy sprzed drzwi są na weselu.';
export const notDone = (name: string) => `U gościa „${name}” nic się jeszcze nie zmieniło: nie było odpowiedzi.`;
export const hasLeft = (name: string) => `„${name}” nie bierze już udziału w tym weselu.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” jest na weselu.`,
  knocked: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” jest przed zamkniętymi drzwiami.`,
  waiting: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” jest przed drzwiami.`,
  'turned-away': (by, name) => `${by} wyprzedza cię o chwilę: „${name}” nie wchodzi.`,
  removed: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” jest już poza weselem.`,
  barred: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” jest już poza weselem.`,
  hidden: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” jest poza rankingiem.`,
  renamed: (by, name) => `${by} wyprzedza cię o chwilę: „${name}” ma teraz inne imię.`,
  other: (by, name) => `${by} wyprzedza cię o chwilę: u gościa „${name}” coś się zmieniło.`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Za późno: „${name}” jest na weselu.`,
  knocked: (name) => `Za późno: „${name}” jest przed zamkniętymi drzwiami.`,
  waiting: (name) => `Za późno: „${name}” jest przed drzwiami.`,
  'turned-away': (name) => `Za późno: „${name}” nie wchodzi.`,
  removed: (name) => `Za późno: „${name}” jest już poza weselem.`,
  barred: (name) => `Za późno: „${name}” jest już poza weselem.`,
  hidden: (name) => `Za późno: „${name}” jest poza rankingiem.`,
  renamed: (name) => `Za późno: „${name}” ma teraz inne imię.`,
  other: (name) => `Za późno: u gościa „${name}” coś się zmieniło.`,
};

export const hostsDid = 'Co zrobili gospodarze';
export const hostsDidLead = 'Widzą to tylko gospodarze. Zniknie razem z weselem.';
export const seeAll = 'Zobacz wszystko';
export const undo = 'Cofnij';
export const undoThis = (sentence: string) => `Cofnij: ${sentence}`;
export const undoneByYou = (time: string) => `cofnięte przez ciebie o ${time}`;
export const undoneBy = (time: string, by: string) =>
  by ? `cofnięto o ${time} (${by})` : `cofnięto o ${time} (ktoś z dawnych gospodarzy)`;
export const earlier = 'Pokaż wcześniejsze';
export const nothingYet = 'Na razie nic.';
export const undone = 'Cofnięto.';
export const cameAt = (time: string) => `tutaj od ${time}`;
