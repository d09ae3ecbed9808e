import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'os nomes',
  date: 'a data',
  timeZone: 'o fuso horário',
  language: 'o idioma dos cartões',
  cardLanguages: 'os outros idiomas dos cartões',
  gettingHome: 'o regresso a casa',
  ends: 'o fim',
};
const LIST = new Intl.ListFormat(locale, { type: 'conjunction' });
/** 'os nomes e a data'. `fields`: those of a celebration. */
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'As bebidas estão noutra ordem.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Mudaste o nome de «${name}» para «${to}»` : `Mudaste para «${to}» o nome de alguém que já saiu`,
  hide: ({ name }) => (name ? `Escondeste «${name}»` : 'Escondeste alguém que já saiu'),
  show: ({ name }) => (name ? `Voltaste a mostrar «${name}»` : 'Voltaste a mostrar alguém que já saiu'),
  'let-in': ({ name }) => (name ? `Deixaste entrar «${name}»` : 'Deixaste entrar alguém que já saiu'),
  'let-in-all': ({ guests }) =>
    plural(guests, { one: 'Deixaste entrar 1 pessoa', other: `Deixaste entrar ${guests} pessoas` }),
  'turn-away': ({ name }) => (name ? `Não deixaste entrar «${name}»` : 'Não deixaste entrar alguém que já saiu'),
  remove: ({ name }) => (name ? `Tiraste «${name}» da festa` : 'Tiraste da festa alguém que já saiu'),
  restore: ({ name }) => (name ? `Deixaste voltar «${name}»` : 'Deixaste voltar alguém que já saiu'),
  'hand-over': ({ name }) =>
    name
      ? `Mostraste um QR que passa a noite de «${name}» para outro telemóvel`
      : 'Mostraste um QR que passa a noite de alguém que já saiu para outro telemóvel',
  create: () => 'Criaste a festa',
  copy: () => 'Criaste a festa como cópia de outra',
  'door-open': () => 'Mudaste a porta para «Toda a gente»',
  'door-ask': () => 'Mudaste a porta para «Eu abro a porta»',
  'door-closed': () => 'Mudaste a porta para «Mais ninguém»',
  pause: () => 'Puseste o ranking em pausa',
  resume: () => 'Puseste o ranking a correr',
  end: () => 'Terminaste a festa',
  reopen: () => 'Abriste a festa outra vez',
  details: () => 'Mudaste os detalhes',
  boards: () => 'Mudaste o que o ranking mostra',
  look: () => 'Mudaste o estilo',
  menu: () => 'Mudaste a carta de bebidas',
  'without-alcohol': () => 'Mudaste «Sem álcool»',
  wall: ({ to }) => (to ? `Mudaste o ecrã para «${to}»` : 'Mudaste o ecrã'),
  'wall-pace-on': () => 'Puseste «Ritmo mais rápido» no ecrã',
  'wall-pace-off': () => 'Tiraste «Ritmo mais rápido» do ecrã',
  'moments-on': () => 'Ligaste os momentos',
  'moments-off': () => 'Desligaste os momentos',
  'wall-code-hidden': () => 'Escondeste o código no ecrã',
  'wall-code-shown': () => 'Voltaste a mostrar o código no ecrã',
  word: ({ to }) => `Disseste «${to}»`,
  'take-back-word': () => 'Retiraste o recado',
  delete: () => 'Eliminaste a festa',
  keep: () => 'Mantiveste a festa',
  invite: () => 'Convidaste um anfitrião',
  withdraw: () => 'Retiraste o convite de um anfitrião',
  join: () => 'Juntaste-te aos anfitriões',
  'take-over': ({ to }) => (to ? `Ficaste com a festa em vez de ${to}` : 'Ficaste com a festa'),
  leave: () => 'Deixaste de organizar a festa',
  'remove-host': ({ to }) => (to ? `Removeste ${to} dos anfitriões` : 'Removeste um anfitrião'),
  'house-rules': () => 'A casa definiu as suas regras',
  other: () => 'Mudaste algo',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name ? `${who} mudou o nome de «${name}» para «${to}»` : `${who} mudou para «${to}» o nome de alguém que já saiu`,
  hide: ({ who, name }) => (name ? `${who} escondeu «${name}»` : `${who} escondeu alguém que já saiu`),
  show: ({ who, name }) => (name ? `${who} voltou a mostrar «${name}»` : `${who} voltou a mostrar alguém que já saiu`),
  'let-in': ({ who, name }) => (name ? `${who} deixou entrar «${name}»` : `${who} deixou entrar alguém que já saiu`),
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} deixou entrar 1 pessoa`, other: `${who} deixou entrar ${guests} pessoas` }),
  'turn-away': ({ who, name }) =>
    name ? `${who} não deixou entrar «${name}»` : `${who} não deixou entrar alguém que já saiu`,
  remove: ({ who, name }) => (name ? `${who} tirou «${name}» da festa` : `${who} tirou da festa alguém que já saiu`),
  restore: ({ who, name }) => (name ? `${who} deixou voltar «${name}»` : `${who} deixou voltar alguém que já saiu`),
  'hand-over': ({ who, name }) =>
    name
      ? `${who} mostrou um QR que passa a noite de «${name}» para outro telemóvel`
      : `${who} mostrou um QR que passa a noite de alguém que já saiu para outro telemóvel`,
  create: ({ who }) => `${who} criou a festa`,
  copy: ({ who }) => `${who} criou a festa como cópia de outra`,
  'door-open': ({ who }) => `${who} mudou a porta para «Toda a gente»`,
  'door-ask': ({ who }) => `${who} mudou a porta para «Eu abro a porta»`,
  'door-closed': ({ who }) => `${who} mudou a porta para «Mais ninguém»`,
  pause: ({ who }) => `${who} pôs o ranking em pausa`,
  resume: ({ who }) => `${who} pôs o ranking a correr`,
  end: ({ who }) => `${who} terminou a festa`,
  reopen: ({ who }) => `${who} abriu a festa outra vez`,
  details: ({ who }) => `${who} mudou os detalhes`,
  boards: ({ who }) => `${who} mudou o que o ranking mostra`,
  look: ({ who }) => `${who} mudou o estilo`,
  menu: ({ who }) => `${who} mudou a carta de bebidas`,
  'without-alcohol': ({ who }) => `${who} mudou «Sem álcool»`,
  wall: ({ who, to }) => (to ? `${who} mudou o ecrã para «${to}»` : `${who} mudou o ecrã`),
  'wall-pace-on': ({ who }) => `${who} pôs «Ritmo mais rápido» no ecrã`,
  'wall-pace-off': ({ who }) => `${who} tirou «Ritmo mais rápido» do ecrã`,
  'moments-on': ({ who }) => `${who} ligou os momentos`,
  'moments-off': ({ who }) => `${who} desligou os momentos`,
  'wall-code-hidden': ({ who }) => `${who} escondeu o código no ecrã`,
  'wall-code-shown': ({ who }) => `${who} voltou a mostrar o código no ecrã`,
  word: ({ who, to }) => `${who} disse «${to}»`,
  'take-back-word': ({ who }) => `${who} retirou o recado`,
  delete: ({ who }) => `${who} eliminou a festa`,
  keep: ({ who }) => `${who} manteve a festa`,
  invite: ({ who }) => `${who} convidou um anfitrião`,
  withdraw: ({ who }) => `${who} retirou o convite de um anfitrião`,
  join: ({ who }) => `${who} juntou-se aos anfitriões`,
  'take-over': ({ who, to }) => (to ? `${who} ficou com a festa em vez de ${to}` : `${who} ficou com a festa`),
  leave: ({ who }) => `${who} deixou de organizar a festa`,
  'remove-host': ({ who, to }) => (to ? `${who} removeu ${to} dos anfitriões` : `${who} removeu um anfitrião`),
  'house-rules': () => 'A casa definiu as suas regras',
  other: ({ who }) => `${who} mudou algo`,
};

export const formerHost = 'Um antigo anfitrião';
