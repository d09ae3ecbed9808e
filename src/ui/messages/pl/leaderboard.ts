import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';
import { locale } from './page.ts';

/** Readers of this language use metres instead of feet. */
const METRES = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumSignificantDigits: 1 });

export const leaderboard = 'Ranking';
export const howEveryoneIsDoing = 'Zobacz, jak idzie reszcie!';
export const guestsWithin = (feet: number) => `Goście w promieniu ${METRES.format(feet * 0.3048)}`;
export const guestsWithinLast = (feet: number) =>
  `Goście w promieniu ${METRES.format(feet * 0.3048)} od twojej ostatniej pozycji`;
export const positionCatchesUp = 'Twoja pozycja jeszcze się nie liczy. Na razie widać wszystkich.';
export const positionFailed = 'Nie udało się ustalić twojej pozycji, więc widać wszystkich.';
export const hiddenSeesEveryone = 'Dopóki się ukrywasz, widać wszystkich.';
export const live = 'na żywo';
export const checking = 'sprawdzam';
export const pausedSince = (time: string) => `gospodarze wstrzymali ranking o ${time}`;
export const over = 'wieczór się skończył';
export const lastLiveAt = (time: string) => `ostatnio na żywo o ${time}`;

export const view = 'Widok';
export const topTen = 'Top 10';
export const allGuests = 'Wszyscy goście';

export const yourRankings = 'Twoje miejsca';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Napoje',
  fastestPace: 'Tempo',
  hydration: 'Nawodnienie',
  balanced: 'Umiar',
  variety: 'Smaki',
};
export const rankAmong = (rank: string, guests: number) => `${rank} z ${guests}`;
export const levelWith = (name: string) => `na równi: ${name}`;
export const noRankYet = 'jeszcze bez miejsca';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Twoje miejsca pojawią się tutaj, gdy policzy się pierwszy napój.';
export const noRank = 'bez miejsca';
export const onlyYouSee = 'Ten wiersz widzisz tylko ty: gospodarze go ukryli.';
export const youAreNotIn = 'Nie ma cię teraz w rankingu, więc miejsca liczą się bez ciebie.';
export const youAreHidden = 'Ukrywasz się, więc miejsca liczą się bez ciebie.';
export const youAreQuiet = 'Twoje imię jest na liście bez liczb, więc miejsca liczą się bez ciebie.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Najwięcej napojów',
  fastestPace: 'Najszybsze tempo',
  hydration: 'Najlepsze nawodnienie',
  balanced: 'Wieczór z umiarem',
  variety: 'Najwięcej smaków',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'z alkoholem',
  fastestPace: 'napoje na godzinę',
  hydration: 'szklanki',
  balanced: 'godziny',
  variety: 'smaki',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Bez alkoholu, jedna na pół godziny. Nadmiar alkoholu odejmuje.',
  balanced: `Godziny z napojem bez alkoholu i najwyżej ${MAX_ALCOHOLIC_AN_HOUR} z alkoholem.`,
  variety: 'Różne napoje. Każdy liczy się raz.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) =>
    plural(count, {
      one: `${shown} napój`,
      few: `${shown} napoje`,
      many: `${shown} napojów`,
      other: `${shown} napoju`,
    }),
  fastestPace: (_, shown) => `${shown} napoju na godzinę`,
  hydration: (count, shown) =>
    plural(count, {
      one: `${shown} szklanka`,
      few: `${shown} szklanki`,
      many: `${shown} szklanek`,
      other: `${shown} szklanki`,
    }),
  balanced: (count, shown) =>
    plural(count, {
      one: `${shown} godzina`,
      few: `${shown} godziny`,
      many: `${shown} godzin`,
      other: `${shown} godziny`,
    }),
  variety: (count, shown) =>
    plural(count, {
      one: `${shown} smak`,
      few: `${shown} smaki`,
      many: `${shown} smaków`,
      other: `${shown} smaku`,
    }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Złoto, miejsce ${place}`,
  (place) => `Srebro, miejsce ${place}`,
  (place) => `Brąz, miejsce ${place}`,
];
export const you = 'Ty';

export const paceOf = (pace: string) => `Tempo: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Tempo: ${paceNames[pace]}, ${seen}`;
export const justArrived = 'nowa twarz';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Napoje: masz teraz ${rank}. miejsce na ${guests}`,
  fastestPace: (rank, guests) => `Tempo: masz teraz ${rank}. miejsce na ${guests}`,
  hydration: (rank, guests) => `Nawodnienie: masz teraz ${rank}. miejsce na ${guests}`,
  balanced: (rank, guests) => `Umiar: masz teraz ${rank}. miejsce na ${guests}`,
  variety: (rank, guests) => `Smaki: masz teraz ${rank}. miejsce na ${guests}`,
};

export const firstToast = 'Pierwszy toast jeszcze przed nami';
export const startsWithFirstDrink = 'Ranking zaczyna się od pierwszego napoju z alkoholem.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'Pierwsza szklanka wody jeszcze przed nami',
  balanced: 'Pierwsza godzina z umiarem jeszcze przed nami',
  variety: 'Pierwszy napój jeszcze przed nami',
};
export const firstToastNearby = 'Pierwszy toast w pobliżu jeszcze przed nami';
export const nobodyWithin = (feet: number) =>
  `Nikt w promieniu ${METRES.format(feet * 0.3048)} nie wypił jeszcze nic z alkoholem.`;
export const noNetwork = 'Nie ma teraz sieci';
export const noLeaderboard = 'Nie ma teraz rankingu';
export const drinksAreSafe = 'Twoje napoje są bezpieczne na tym telefonie. Ranking sam wróci.';
export const drinksStayWithPage = 'Nie zamykaj tej strony, bo stracisz swoje napoje. Ranking sam wróci.';
export const othersComeBack = 'Inni goście pojawią się znowu, gdy wróci sieć.';
export const othersComeWithLeaderboard = 'Inni goście pojawią się znowu, gdy ranking znów będzie na żywo.';

export const noBoards = 'Tutaj nie ma rankingu';
export const houseShowsNone = 'Obiekt żadnego nie pokazuje. Twoje drinki i statystyki są na miejscu jak zawsze.';
