import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

export const yourKeepsake = 'Ton souvenir';
export const drawnHere = 'Un souvenir de ta soirée. Il est dessiné sur ce téléphone, et personne d’autre ne l’a.';
export const chooseCard = 'Choisir une carte';
export const motifs: Record<Motif, string> = { poured: 'En couches', glasses: 'Deux verres', hills: 'Collines' };
export const showHowMany = 'Afficher le nombre';
export const offUnlessWanted = 'Désactivé, sauf si tu le veux';
export const save = 'Enregistrer';
export const share = 'Partager';
export const staysUntil = (time: string) => `Ta soirée reste sur ce téléphone jusqu’à ${time}.`;
export const staysUntilTomorrow = (time: string) => `Ta soirée reste sur ce téléphone jusqu’à demain, ${time}.`;
export const noRoom =
  'Ce téléphone n’a pas assez de place pour dessiner la carte en ce moment. Ta soirée est encore là.';
export const savedInstead = 'Le partage n’a pas marché ici. La carte est enregistrée à la place.';

export const titles: Record<Motif, string> = {
  poured: 'La soirée, verre après verre',
  glasses: 'Quelle soirée',
  hills: 'Le relief de la soirée',
};
export const wasThere = (name: string) => `${name} y était.`;
export const everyLayer = 'Chaque couche est un verre, dans l’ordre de la nuit.';
export const howMany = (count: number) => `${count} verres`;
export const howManyOf = (count: number, without: number) => `${count} verres, dont ${without} sans alcool`;
export const firstToast = 'premier toast';
export const lastToast = 'dernier toast';
export const midnight = 'minuit';
export const drinkOfTheNight = 'la boisson de la soirée';
export const glassesMet = 'deux verres ont trinqué';
export const fromTheHosts = 'un mot des hôtes';
export const quoted = (text: string) => `« ${text} »`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) =>
    `Un grand verre pour ${names} : ${date}. Chaque couche est une boisson, la première tout en bas.`,
  glasses: (names, date) => `Deux verres qui trinquent, pour ${names} : ${date}.`,
  hills: (names, date) => `Des collines pour ${names} : ${date}. Elles sont hautes là où la soirée était pleine.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => `Premier toast à ${what}.`,
  midnight: () => 'La soirée a continué après minuit.',
  clink: (what) => `Deux verres ont trinqué : le tien et celui de ${what}.`,
  favourite: (what) => `La boisson de la soirée : ${what}.`,
  word: (what) => `Un mot des hôtes : « ${what} »`,
  last: (what) => `Dernier toast à ${what}.`,
};
