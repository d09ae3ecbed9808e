import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

export const showOnTheWall = 'Pokaż na dużym ekranie';
export const wallLead = 'Telewizor lub projektor pokazuje rankingi i kod QR dla spóźnialskich.';
export const byCable = 'Laptop i kabel';
export const byCableHow = 'Otwórz duży ekran na laptopie, podłącz telewizor i włącz tryb pełnoekranowy (F11).';
export const byCasting = 'Przesyłanie karty';
export const byCastingHow = 'W Chrome: menu, Przesyłaj, ta karta. Przesyłaj kartę, nie cały ekran.';
export const byTelevision = 'Przeglądarka w telewizorze';
export const byTelevisionHow = (address: string) => `Wpisz ${address}. Działa na większości telewizorów od 2020 roku.`;
export const openTheWall = 'Otwórz duży ekran';
export const opensInItsOwnWindow = 'Otwiera się w osobnym oknie.';

export const whatItShows = 'Co pokazuje';
export const whoIsNamed = 'Kto jest podpisany';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Imiona i nazwiska',
  'first-names': 'Same imiona',
  totals: 'Same liczby',
  off: 'Wyłączony',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Goście, którzy się ukrywają, nigdy nie są na dużym ekranie.',
  'first-names': 'Bez ostatniego słowa w imieniu. Goście, którzy się ukrywają, nigdy nie są na dużym ekranie.',
  totals: 'Bez imion: ilu gości, ile napojów i jak płynie wieczór.',
  off: 'Duży ekran nic nie pokazuje.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'Duży ekran pokazuje imiona i nazwiska.',
  'first-names': 'Duży ekran pokazuje same imiona.',
  totals: 'Duży ekran pokazuje same liczby.',
  off: 'Duży ekran jest wyłączony.',
};

export const colours = 'Kolory';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Według zegara',
  day: 'Dzień',
  night: 'Noc',
};
export const darkFrom = (from: string, to: string) => `Jasno w dzień, ciemno od ${from} do ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Zawsze jasno, do jasnej sali.',
  night: 'Zawsze ciemno, do ciemnej sali.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'Duży ekran zmienia kolory według zegara.',
  day: 'Duży ekran ma kolory dnia.',
  night: 'Duży ekran ma kolory nocy.',
};

export const paceOnTheWall = 'Najszybsze tempo na dużym ekranie';
export const paceHint = 'Na zmianę z innymi.';
export const paceIsOn = 'Najszybsze tempo jest na dużym ekranie.';
export const paceIsOff = 'Najszybszego tempa nie ma na dużym ekranie.';
export const moments = 'Chwile';
export const momentsHint = 'Stuknięcia kieliszków, pierwszy toast, każda setna szklanka wody, północ';
export const momentsAreOn = 'Chwile są włączone.';
export const momentsAreOff = 'Chwile są wyłączone.';
export const hideTheCode = 'Ukryj kod na 30 minut';
export const hideTheCodeHint = 'Na czas, gdy ktoś obcy filmuje duży ekran.';
export const codeIsHidden = (until: string) => `Na dużym ekranie nie ma kodu do ${until}`;
export const hide = 'Ukryj';
export const showAgain = 'Pokaż go znowu';
export const codeHidden = 'Kodu nie ma na dużym ekranie.';
export const codeShown = 'Kod jest znowu na dużym ekranie.';

export const aWord = 'Słówko do sali';
export const aWordLead = `Na otwartych telefonach i na dużym ekranie, jeśli jest włączony, przez ${WORD_SHOWN_MS / MINUTE_MS} minut.`;
export const oneLine = 'Jedna linijka';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Tort', text: 'Za pięć minut kroimy tort.' },
  { sign: '🥂', name: 'Toast', text: 'Za pięć minut toast. Zbierzmy się razem.' },
  { sign: '🍽️', name: 'Jedzenie do…', text: 'Jedzenie jest do północy.' },
  { sign: '💃', name: 'Pierwszy taniec', text: 'Zaczyna się pierwszy taniec.' },
  { sign: '🚌', name: 'Autobus', text: 'Ostatni autobus odjeżdża za 20 minut.' },
];
export const phonesDown = 'Telefony na bok';
export const phonesDownHint = 'Telefony pokazują tylko tę linijkę. Gość i tak może otworzyć Clink.';
export const sendIt = 'Wyślij';
export const wordIsOut = 'Już leci do wszystkich.';
export const wordMissing = 'Wpisz, co chcesz powiedzieć.';
export const wordWrong = 'Czegoś w tej linijce nie da się pokazać. Wpisz ją jeszcze raz.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Następne słówko możesz wysłać za 1 sekundę.',
      few: `Następne słówko możesz wysłać za ${count} sekundy.`,
      many: `Następne słówko możesz wysłać za ${count} sekund.`,
      other: `Następne słówko możesz wysłać za ${count} sekundy.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Następne słówko możesz wysłać za 1 minutę.',
      few: `Następne słówko możesz wysłać za ${count} minuty.`,
      many: `Następne słówko możesz wysłać za ${count} minut.`,
      other: `Następne słówko możesz wysłać za ${count} minuty.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za 1 sekundę.`,
      few: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za ${count} sekundy.`,
      many: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za ${count} sekund.`,
      other: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za ${count} sekundy.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za 1 minutę.`,
      few: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za ${count} minuty.`,
      many: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za ${count} minut.`,
      other: `${by} właśnie mówi coś do sali. Następne słówko możesz wysłać za ${count} minuty.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'W ciągu minuty na 1 telefonie i na dużym ekranie.',
    few: `W ciągu minuty na ${count} telefonach i na dużym ekranie.`,
    many: `W ciągu minuty na ${count} telefonach i na dużym ekranie.`,
    other: `W ciągu minuty na ${count} telefonu i na dużym ekranie.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: 'W ciągu minuty na 1 telefonie.',
    few: `W ciągu minuty na ${count} telefonach.`,
    many: `W ciągu minuty na ${count} telefonach.`,
    other: `W ciągu minuty na ${count} telefonu.`,
  });
export const untilThen = (until: string, next: string) =>
  `Do ${until}. Potem samo zniknie. Następne słówko możesz wysłać o ${next}.`;
export const takeItBack = 'Cofnij słówko';
export const takenBack = 'Słówko jest cofnięte.';
export const sayingNow = (text: string) => `„${text}”`;
export const wallSpeaks = (language: string) =>
  `Język dużego ekranu i kartek: ${language}. Zmienisz go w „Szczegółach”.`;
