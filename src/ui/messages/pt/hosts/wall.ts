import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const showOnTheWall = 'Mostrar no ecrã';
export const wallLead = 'Uma televisão ou um projetor mostra os rankings, e o QR para quem chega mais tarde.';
export const byCable = 'Portátil e cabo';
export const byCableHow = 'Abre o ecrã no portátil, liga a televisão e põe-no em ecrã inteiro (F11).';
export const byCasting = 'Transmitir um separador';
export const byCastingHow =
  'No Chrome: menu, Transmitir, este separador. Transmite o separador, não o ambiente de trabalho todo.';
export const byTelevision = 'O navegador da televisão';
export const byTelevisionHow = (address: string) =>
  `Escreve ${address}. Funciona na maioria das televisões de 2020 em diante.`;
export const openTheWall = 'Abrir o ecrã';
export const opensInItsOwnWindow = 'Abre-se numa janela própria.';

export const whatItShows = 'O que mostra';
export const whoIsNamed = 'Quem aparece com nome';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Nomes',
  'first-names': 'Sem apelidos',
  totals: 'Só totais',
  off: 'Desligado',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'No ecrã nunca está quem prefere não aparecer.',
  'first-names': 'A última palavra de cada nome fica de fora. No ecrã nunca está quem prefere não aparecer.',
  totals: 'Sem nomes: quantos convidados, quantas bebidas e a curva da noite.',
  off: 'O ecrã não mostra nada.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'O ecrã mostra os nomes.',
  'first-names': 'O ecrã mostra os nomes sem apelidos.',
  totals: 'O ecrã só mostra totais.',
  off: 'O ecrã está desligado.',
};

export const colours = 'Cores';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Pela hora',
  day: 'Dia',
  night: 'Noite',
};
export const darkFrom = (from: string, to: string) => `Claro de dia, escuro nestas horas: ${from} – ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Sempre claro, para uma sala luminosa.',
  night: 'Sempre escuro, para uma sala com pouca luz.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'O ecrã segue a hora.',
  day: 'O ecrã tem as cores do dia.',
  night: 'O ecrã tem as cores da noite.',
};

export const paceOnTheWall = '«Ritmo mais rápido» no ecrã';
export const paceHint = 'Alterna com os outros.';
export const paceIsOn = '«Ritmo mais rápido» está no ecrã.';
export const paceIsOff = '«Ritmo mais rápido» não está no ecrã.';
export const moments = 'Momentos';
export const momentsHint = 'Brindes a dois, o primeiro brinde, cada cem copos de água, a meia-noite';
export const momentsAreOn = 'Os momentos estão ligados.';
export const momentsAreOff = 'Os momentos estão desligados.';
export const hideTheCode = 'Esconder o código 30 minutos';
export const hideTheCodeHint = 'Para quando alguém de fora filmar o ecrã.';
export const codeIsHidden = (until: string) =>
  isOne(until) ? `O ecrã não tem código até à ${until}` : `O ecrã não tem código até às ${until}`;
export const hide = 'Esconder';
export const showAgain = 'Voltar a mostrar';
export const codeHidden = 'O código não está no ecrã.';
export const codeShown = 'O código está outra vez no ecrã.';

export const aWord = 'Um recado para a festa';
export const aWordLead = `Nos telemóveis abertos, e no ecrã se estiver ligado, durante ${WORD_SHOWN_MS / MINUTE_MS} minutos.`;
export const oneLine = 'Uma linha';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Bolo', text: 'Daqui a cinco minutos, corta-se o bolo.' },
  { sign: '🥂', name: 'Brinde', text: 'Daqui a cinco minutos, um brinde. Juntem-se a nós.' },
  { sign: '🍽️', name: 'Comida até…', text: 'Há comida até à meia-noite.' },
  { sign: '💃', name: 'Primeira dança', text: 'Vai começar a primeira dança.' },
  { sign: '🚌', name: 'Autocarro', text: 'O último autocarro sai daqui a 20 minutos.' },
];
export const phonesDown = 'Telemóveis pousados';
export const phonesDownHint = 'Os telemóveis mostram só esta linha. Quem quiser pode abrir o Clink na mesma.';
export const sendIt = 'Enviar';
export const wordIsOut = 'Já vai a caminho de toda a gente.';
export const wordMissing = 'Escreve o que queres dizer.';
export const wordWrong = 'Há algo nesta linha que não se pode mostrar. Escreve-a outra vez.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'O próximo recado pode sair daqui a 1 segundo.',
      other: `O próximo recado pode sair daqui a ${count} segundos.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'O próximo recado pode sair daqui a 1 minuto.',
      other: `O próximo recado pode sair daqui a ${count} minutos.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} acabou de enviar um recado. O próximo pode sair daqui a 1 segundo.`,
      other: `${by} acabou de enviar um recado. O próximo pode sair daqui a ${count} segundos.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} acabou de enviar um recado. O próximo pode sair daqui a 1 minuto.`,
      other: `${by} acabou de enviar um recado. O próximo pode sair daqui a ${count} minutos.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'Em menos de um minuto, em 1 telemóvel e no ecrã.',
    other: `Em menos de um minuto, em ${count} telemóveis e no ecrã.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: 'Em menos de um minuto, em 1 telemóvel.',
    other: `Em menos de um minuto, em ${count} telemóveis.`,
  });
export const untilThen = (until: string, next: string) =>
  `Visível até: ${until}. Depois sai sozinho. Próximo recado: ${next}.`;
export const takeItBack = 'Retirar';
export const takenBack = 'O recado foi retirado.';
export const sayingNow = (text: string) => `«${text}»`;
export const wallSpeaks = (language: string) => `Idioma do ecrã e dos cartões: ${language}. Muda-se em «Detalhes».`;
