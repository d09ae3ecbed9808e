import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';
import { plural } from '../forms.ts';

export const yourKeepsake = 'Twoja pamiątka';
export const drawnHere = 'Pamiątka z twojego wieczoru. Powstaje na tym telefonie i nikt inny jej nie ma.';
export const chooseCard = 'Wybierz kartkę';
export const motifs: Record<Motif, string> = { poured: 'Warstwy', glasses: 'Dwa kieliszki', hills: 'Wzgórza' };
export const showHowMany = 'Pokaż, ile';
export const offUnlessWanted = 'Wyłączone, chyba że chcesz inaczej';
export const save = 'Zapisz';
export const share = 'Udostępnij';
export const staysUntil = (time: string) => `Twój wieczór zostaje na tym telefonie do ${time}.`;
export const staysUntilTomorrow = (time: string) => `Twój wieczór zostaje na tym telefonie do jutra, do ${time}.`;
export const noRoom = 'Telefon nie ma teraz miejsca, żeby narysować kartkę. Twój wieczór wciąż tu jest.';
export const savedInstead = 'Nie udało się udostępnić. Kartka jest za to zapisana.';

export const titles: Record<Motif, string> = {
  poured: 'Wieczór w kieliszku',
  glasses: 'Co za wieczór',
  hills: 'Kształt wieczoru',
};
export const wasThere = (name: string) => `Wśród gości: ${name}`;
export const everyLayer = 'Każda warstwa to jeden kieliszek, w kolejności nocy.';
export const howMany = (count: number) =>
  plural(count, {
    one: `${count} napój`,
    few: `${count} napoje`,
    many: `${count} napojów`,
    other: `${count} napoju`,
  });
export const howManyOf = (count: number, without: number) =>
  plural(count, {
    one: `${count} napój, w tym bez alkoholu: ${without}`,
    few: `${count} napoje, w tym bez alkoholu: ${without}`,
    many: `${count} napojów, w tym bez alkoholu: ${without}`,
    other: `${count} napoju, w tym bez alkoholu: ${without}`,
  });
export const firstToast = 'pierwszy toast';
export const lastToast = 'ostatni toast';
export const midnight = 'północ';
export const drinkOfTheNight = 'napój wieczoru';
export const glassesMet = 'dwa kieliszki się spotkały';
export const fromTheHosts = 'od gospodarzy';
export const quoted = (text: string) => `„${text}”`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) =>
    `Wysoki kieliszek dla pary „${names}”: ${date}. Każda warstwa to napój, pierwszy jest na dnie.`,
  glasses: (names, date) => `Dwa kieliszki, które się spotykają, dla pary „${names}”: ${date}.`,
  hills: (names, date) => `Wzgórza dla pary „${names}”: ${date}. Są wysokie tam, gdzie wieczór był pełny.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => `Pierwszy toast: ${what}.`,
  midnight: () => 'Wieczór trwał po północy.',
  clink: (what) => `Dwa kieliszki się spotkały: twój i ten drugi: ${what}.`,
  favourite: (what) => `Napój wieczoru: ${what}.`,
  word: (what) => `Od gospodarzy: „${what}”`,
  last: (what) => `Ostatni toast: ${what}.`,
};
