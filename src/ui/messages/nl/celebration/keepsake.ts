import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

export const yourKeepsake = 'Je aandenken';
export const drawnHere =
  'Een aandenken aan je avond. Het wordt op deze telefoon getekend, en niemand anders heeft het.';
export const chooseCard = 'Kies een kaart';
export const motifs: Record<Motif, string> = { poured: 'In lagen', glasses: 'Twee glazen', hills: 'Heuvels' };
export const showHowMany = 'Aantal tonen';
export const offUnlessWanted = 'Uit, tenzij je het wilt';
export const save = 'Opslaan';
export const share = 'Delen';
export const staysUntil = (time: string) => `Je avond blijft tot ${time} op deze telefoon.`;
export const staysUntilTomorrow = (time: string) => `Je avond blijft tot morgen ${time} op deze telefoon.`;
export const noRoom = 'Deze telefoon heeft nu geen ruimte om de kaart te tekenen. Je avond staat hier nog.';
export const savedInstead = 'Delen lukte hier niet. De kaart is in plaats daarvan opgeslagen.';

export const titles: Record<Motif, string> = {
  poured: 'De avond, ingeschonken',
  glasses: 'Wat een avond',
  hills: 'De vorm van de avond',
};
export const wasThere = (name: string) => `${name} was erbij.`;
export const everyLayer = 'Elke laag een glas, in de volgorde van de nacht.';
export const howMany = (count: number) => `${count} drankjes`;
export const howManyOf = (count: number, without: number) => `${count} drankjes, waarvan ${without} zonder alcohol`;
export const firstToast = 'eerste toost';
export const lastToast = 'laatste toost';
export const midnight = 'middernacht';
export const drinkOfTheNight = 'drankje van de avond';
export const glassesMet = 'twee glazen klonken';
export const fromTheHosts = 'van de gastheren';
export const quoted = (text: string) => `‘${text}’`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) => `Een hoog glas voor ${names}: ${date}. Elke laag is een drankje, het eerste onderin.`,
  glasses: (names, date) => `Twee glazen die klinken, voor ${names}: ${date}.`,
  hills: (names, date) => `Heuvels voor ${names}: ${date}. Ze zijn hoog waar de avond vol was.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => `Eerste toost om ${what}.`,
  midnight: () => 'Het ging door na middernacht.',
  clink: (what) => `Twee glazen klonken: dat van jou en dat van ${what}.`,
  favourite: (what) => `Drankje van de avond: ${what}.`,
  word: (what) => `Van de gastheren: ‘${what}’`,
  last: (what) => `Laatste toost om ${what}.`,
};
