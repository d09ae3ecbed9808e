import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

const isOne = (time: string) => /^0?1\b/.test(time);

export const yourKeepsake = 'A tua recordação';
export const drawnHere = 'Uma recordação da tua noite. É desenhada neste telemóvel e mais ninguém a tem.';
export const chooseCard = 'Escolher um cartão';
export const motifs: Record<Motif, string> = { poured: 'Em camadas', glasses: 'Dois copos', hills: 'Colinas' };
export const showHowMany = 'Mostrar quantas';
export const offUnlessWanted = 'Desligado, a não ser que queiras';
export const save = 'Guardar';
export const share = 'Partilhar';
export const staysUntil = (time: string) =>
  isOne(time) ? `A tua noite fica neste telemóvel até à ${time}.` : `A tua noite fica neste telemóvel até às ${time}.`;
export const staysUntilTomorrow = (time: string) =>
  isOne(time)
    ? `A tua noite fica neste telemóvel até amanhã à ${time}.`
    : `A tua noite fica neste telemóvel até amanhã às ${time}.`;
export const noRoom = 'Este telemóvel não tem agora espaço para desenhar o cartão. A tua noite continua aqui.';
export const savedInstead = 'Aqui não foi possível partilhar. Em vez disso, o cartão foi guardado.';

export const titles: Record<Motif, string> = {
  poured: 'A noite, camada a camada',
  glasses: 'Que noite',
  hills: 'O perfil da noite',
};
export const wasThere = (name: string) => `${name} esteve lá.`;
export const everyLayer = 'Cada camada é um copo, pela ordem da noite.';
export const howMany = (count: number) => `${count} bebidas`;
export const howManyOf = (count: number, without: number) => `${count} bebidas, ${without} delas sem álcool`;
export const firstToast = 'primeiro brinde';
export const lastToast = 'último brinde';
export const midnight = 'meia-noite';
export const drinkOfTheNight = 'a bebida da noite';
export const glassesMet = 'dois copos brindaram';
export const fromTheHosts = 'dos anfitriões';
export const quoted = (text: string) => `«${text}»`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) => `Um copo alto para ${names}: ${date}. Cada camada é uma bebida e a primeira está no fundo.`,
  glasses: (names, date) => `Dois copos que brindam, para ${names}: ${date}.`,
  hills: (names, date) => `Colinas para ${names}: ${date}. São altas onde a noite foi cheia.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => (isOne(what) ? `Primeiro brinde à ${what}.` : `Primeiro brinde às ${what}.`),
  midnight: () => 'A noite continuou depois da meia-noite.',
  clink: (what) => `Dois copos brindaram: o teu e o de ${what}.`,
  favourite: (what) => `A bebida da noite: ${what}.`,
  word: (what) => `Dos anfitriões: «${what}»`,
  last: (what) => (isOne(what) ? `Último brinde à ${what}.` : `Último brinde às ${what}.`),
};
