import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

/** In the settings, and the title of the sheet that opens from there. */
export const yourKeepsake = 'Your keepsake';
export const drawnHere = 'A keepsake of your evening. It is drawn on this phone, and nobody else has it.';
export const chooseCard = 'Choose a card';
/** The captions below the small cards. */
export const motifs: Record<Motif, string> = { poured: 'Poured', glasses: 'Two glasses', hills: 'Hills' };
export const showHowMany = 'Show how many';
export const offUnlessWanted = 'Off unless you want it';
export const save = 'Save';
export const share = 'Share';
export const staysUntil = (time: string) => `Your evening stays on this phone until ${time}.`;
export const staysUntilTomorrow = (time: string) => `Your evening stays on this phone until tomorrow, ${time}.`;
/** Shown if the phone has too little memory. */
export const noRoom = 'This phone has no room to draw the card just now. Your evening is still here.';
export const savedInstead = 'Sharing did not work here. The card is saved instead.';

/** Above the names on the cards. */
export const titles: Record<Motif, string> = {
  poured: 'The evening, poured',
  glasses: 'What an evening',
  hills: 'The shape of the evening',
};
export const wasThere = (name: string) => `${name} was there.`;
export const everyLayer = 'Every layer a glass, in the order of the night.';
/** `count` is at least 2. */
export const howMany = (count: number) => `${count} drinks`;
/** `without` is at least 1, and less than `count`. */
export const howManyOf = (count: number, without: number) => `${count} drinks, ${without} of them without alcohol`;
/** Labels on the card, each beside a time or a name. */
export const firstToast = 'first toast';
export const lastToast = 'last toast';
export const midnight = 'midnight';
export const drinkOfTheNight = 'drink of the night';
export const glassesMet = 'two glasses met';
export const fromTheHosts = 'from the hosts';
export const quoted = (text: string) => `“${text}”`;

/** For screen readers: a description of each card's picture. */
export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) =>
    `A tall glass for ${names}: ${date}. Every layer is a drink, and the first is at the bottom.`,
  glasses: (names, date) => `Two glasses that meet, for ${names}: ${date}.`,
  hills: (names, date) => `Hills for ${names}: ${date}. They are high where the evening was full.`,
};
/** For screen readers: a sentence for each note on the card. Notes of the hour have none. */
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => `First toast at ${what}.`,
  midnight: () => 'It went on after midnight.',
  clink: (what) => `Two glasses met: yours and ${what}’s.`,
  favourite: (what) => `Drink of the night: ${what}.`,
  word: (what) => `From the hosts: “${what}”`,
  last: (what) => `Last toast at ${what}.`,
};
