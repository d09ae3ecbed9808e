import { plural } from '../forms.ts';

export const countOnMyOwn = 'Liczę dla siebie';
export const countRightAway = 'Możesz liczyć od razu. Wszystko zostaje na tym telefonie.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Twój napój i twoje statystyki są bezpieczne na tym telefonie.',
    few: `Twoje ${count} napoje i twoje statystyki są bezpieczne na tym telefonie.`,
    many: `Twoje ${count} napojów i twoje statystyki są bezpieczne na tym telefonie.`,
    other: `Twoje ${count} napoju i twoje statystyki są bezpieczne na tym telefonie.`,
  });
export const looking = 'Szukam…';

export const doorIsClosed = 'Drzwi są teraz zamknięte';
export const nobodyNew = (names: string) =>
  names
    ? `Gospodarze wesela „${names}” nie wpuszczają teraz nikogo nowego. Jeśli masz tu być, powiedz komuś z nich: wpuści cię jednym stuknięciem.`
    : 'Gospodarze nie wpuszczają teraz nikogo nowego. Jeśli masz tu być, powiedz komuś z nich: wpuści cię jednym stuknięciem.';
export const comeInLater = 'Gdy drzwi się otworzą, twoje napoje wejdą razem z tobą.';
export const tryAgain = 'Zapukaj jeszcze raz';
export const stillClosed = 'Nadal zamknięte.';

export const oneMoment = (name: string) => `Chwileczkę, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `Gospodarze wesela „${names}” wiedzą, że chcesz wejść. Nie musisz tu czekać.`
    : 'Gospodarze wiedzą, że chcesz wejść. Nie musisz tu czekać.';
export const allComeIn = 'Zapisuj swoje napoje: wszystkie wejdą razem z tobą.';
export const askedAt = (time: string) => `Prośba wysłana o ${time}. Ten telefon da ci znać, gdy odpowiedzą.`;
export const changeMyName = 'Zmień moje imię';

export const notRecognised = 'Gospodarze cię nie rozpoznali';
export const notLetIn = (name: string) =>
  `Gospodarze nie wpuścili gościa „${name}”. Wpisz imię, które znają, albo porozmawiaj z kimś z nich.`;
export const changeAndAsk = 'Zmień imię i zapytaj jeszcze raz';

export const offTheLeaderboard = 'Nie ma cię już w rankingu';
export const takenOut = (names: string) =>
  names
    ? `Gospodarze usunęli cię z wesela „${names}”. Może to pomyłka, zapytaj ich.`
    : 'Gospodarze usunęli cię z tego wesela. Może to pomyłka, zapytaj ich.';
export const takenOutForGood = (names: string) =>
  names
    ? `Gospodarze usunęli cię z wesela „${names}”. Jeśli to pomyłka, tylko oni mogą to zmienić.`
    : 'Gospodarze usunęli cię z tego wesela. Jeśli to pomyłka, tylko oni mogą to zmienić.';
export const nobodyElseSees = 'Możesz liczyć dalej. Nikt inny tego nie widzi.';
export const askToComeBack = 'Poproś o powrót';

export const youAreIn = (names: string) => (names ? `Jesteś z nami. Na zdrowie, ${names}!` : 'Jesteś z nami.');

export const youAreNowCalled = (name: string) => `Masz teraz na imię „${name}”`;
export const sameNameTonight = (first: string) =>
  `Gospodarze zmienili twoje imię w rankingu, bo może jest tu dziś więcej osób o imieniu ${first}. Wszystkie twoje napoje są na miejscu.`;
export const handedOver = 'Twój wieczór jest też na innym telefonie';
export const handedOverLead = (time: string) =>
  `Gospodarze przekazali go o ${time}, tak jak się robi, gdy telefon się rozładuje albo zginie. Oba telefony liczą dla ciebie. Jeśli to nie twoja prośba, porozmawiaj z gospodarzami.`;
export const hostsWishIt =
  'Gospodarze proszą, żeby dziś tak się do ciebie zwracać. Wszystkie twoje napoje są na miejscu.';
export const notRight = 'Coś się nie zgadza? Porozmawiaj z gospodarzami.';
export const allRight = 'W porządku';

export const statuses = {
  waiting: 'Przed drzwiami: gospodarze już wiedzą',
  'turned-away': 'Bez wejścia: liczysz dla siebie',
  removed: 'Poza rankingiem: liczysz dla siebie',
  barred: 'Poza rankingiem: liczysz dla siebie',
  'door-closed': 'Drzwi są zamknięte: liczysz dla siebie',
  over: 'Już po wszystkim: liczysz dla siebie',
} as const;
