import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

export const yourKeepsake = 'Dein Andenken';
export const drawnHere = 'Ein Andenken an deinen Abend. Es wird auf diesem Handy gezeichnet, und niemand sonst hat es.';
export const chooseCard = 'Karte aussuchen';
export const motifs: Record<Motif, string> = { poured: 'Schichten', glasses: 'Zwei Gläser', hills: 'Hügel' };
export const showHowMany = 'Anzahl zeigen';
export const offUnlessWanted = 'Aus, bis du es möchtest';
export const save = 'Speichern';
export const share = 'Teilen';
export const staysUntil = (time: string) => `Dein Abend bleibt bis ${time} auf diesem Handy.`;
export const staysUntilTomorrow = (time: string) => `Dein Abend bleibt bis morgen, ${time} auf diesem Handy.`;
export const noRoom = 'Dieses Handy hat gerade keinen Platz, um die Karte zu zeichnen. Dein Abend ist noch hier.';
export const savedInstead = 'Das Teilen hat hier nicht geklappt. Die Karte ist dafür gespeichert.';

export const titles: Record<Motif, string> = {
  poured: 'Der Abend, eingeschenkt',
  glasses: 'Was für ein Abend',
  hills: 'So war der Abend',
};
export const wasThere = (name: string) => `${name} war dabei.`;
export const everyLayer = 'Jede Schicht ein Glas, in der Reihenfolge der Nacht.';
export const howMany = (count: number) => `${count} Getränke`;
export const howManyOf = (count: number, without: number) => `${count} Getränke, ${without} davon ohne Alkohol`;
export const firstToast = 'erstes Prost';
export const lastToast = 'letztes Prost';
export const midnight = 'Mitternacht';
export const drinkOfTheNight = 'Getränk des Abends';
export const glassesMet = 'zwei Gläser trafen sich';
export const fromTheHosts = 'von den Gastgebern';
export const quoted = (text: string) => `„${text}“`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) =>
    `Ein hohes Glas für ${names}: ${date}. Jede Schicht ist ein Getränk, das erste ist ganz unten.`,
  glasses: (names, date) => `Zwei Gläser, die sich treffen, für ${names}: ${date}.`,
  hills: (names, date) => `Hügel für ${names}: ${date}. Sie sind hoch, wo der Abend voll war.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => `Erstes Prost um ${what}.`,
  midnight: () => 'Es ging nach Mitternacht weiter.',
  clink: (what) => `Zwei Gläser trafen sich: deins und das von ${what}.`,
  favourite: (what) => `Getränk des Abends: ${what}.`,
  word: (what) => `Von den Gastgebern: „${what}“`,
  last: (what) => `Letztes Prost um ${what}.`,
};
