import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Quem é responsável',
  stored: 'O que se guarda, e onde',
  seen: 'Quem vê o quê',
  'how-long': 'Durante quanto tempo',
  delete: 'Apagar agora',
  ask: 'A quem perguntar',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'A casa',
  contact: 'Contacto',
  imprint: 'Aviso legal',
  'house-notice': 'A sua política de privacidade',
  hosts: 'Os anfitriões',
  server: 'No servidor',
  phone: 'Neste telemóvel',
  nowhere: 'Em mais lado nenhum',
  guests: 'Todos os convidados',
  wall: 'O ecrã da sala',
  'seen-by-hosts': 'Os anfitriões',
  operator: 'Quem gere o servidor',
  hide: 'Tu escolhes',
  evening: 'A tua noite',
  celebration: 'A festa',
  'for-good': 'Para sempre',
  now: 'De imediato',
  ask: 'Podes perguntar',
  later: 'Ainda não se sabe',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Quem gere este ${PRODUCT_NAME}.`,
  'hosts-decide': 'Decidem que rankings, ecrãs e momentos há.',
  'name-and-drinks': 'O teu nome, o teu ritmo, as tuas bebidas e a hora de cada uma.',
  'menu-drinks': 'Que bebida da carta dos anfitriões era.',
  position: 'Onde estás, sem precisão, e só se o partilhares.',
  choices: 'Se te escondes ou não mostras números.',
  'in-file': 'Está tudo num só ficheiro.',
  'in-postgres': 'Está tudo numa base de dados PostgreSQL.',
  'same-on-phone': 'O mesmo, mas nunca onde estás.',
  'settings-on-phone': 'As tuas definições e o último ranking.',
  'no-account': 'Sem conta, sem cookies, sem publicidade. Nenhuma outra empresa recebe nada.',
  'mail-to-hosts': 'Só os anfitriões recebem e-mails, e nenhum diz nada sobre ti.',
  name: 'O teu nome, o teu ritmo e quando começaste.',
  'last-drink': 'O minuto da tua última bebida.',
  nearby: `Que estás a menos de ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} metros, se os dois o partilharem. Nunca onde.`,
  moments: 'Momentos: quem chega, quem brinda e o primeiro brinde.',
  'wall-names': 'O teu nome e o que os rankings mostram.',
  'wall-first-names': 'O teu primeiro nome e o que os rankings mostram.',
  'wall-totals': 'Só totais de toda a sala, e nenhum nome.',
  'wall-of-open': 'O que o ranking mostra.',
  'hosts-see': 'O teu nome, quantas bebidas com álcool, quando começaste e se estás cá.',
  'hosts-never': 'Nunca uma bebida em concreto, nem onde estás.',
  'hand-over': 'Se o teu telemóvel ficar sem bateria, podem passar a tua noite para outro. O teu telemóvel avisa-te.',
  'operator-sees': 'Tudo o que está no servidor.',
  'if-quiet': 'Na lista, sem números: os outros só veem o teu nome.',
  'if-hidden': 'Escondido: nenhum convidado e nenhum ecrã te vê.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} horas desde que começaste. Depois acaba sozinha.`,
  'gone-from-file': 'Num minuto desaparece do servidor e é sobrescrita.',
  'gone-from-postgres': 'O servidor esvazia-a de imediato, e a base de dados sobrescreve-a mais tarde.',
  'gone-with-demo': 'Só na memória. Quando a demo recomeça, tudo desapareceu.',
  'until-deleted': 'Os seus nomes, definições e registo ficam até os anfitriões a apagarem.',
  recap: `Os anfitriões guardam somas de pelo menos ${LEAST_GUESTS} convidados cada, e nenhum nome.`,
  'refusal-stays': 'Um número ao acaso, para que nada volte. Não diz nada sobre ti.',
  deleted: 'Desaparece de imediato deste telemóvel e de todos os ecrãs, e também do servidor.',
  'ask-hosts': 'Aos anfitriões da tua festa.',
  'ask-whoever': 'A quem te deu este endereço.',
  'more-with-network': 'Quem gere este servidor e o que está ligado aqui. Lês isso assim que houver rede.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Quantas bebidas com álcool tomaste.',
  fastestPace: 'Quantas bebidas com álcool por hora.',
  hydration: 'Quantos copos sem álcool.',
  balanced: 'Em quantas horas mantiveste o equilíbrio.',
  variety: 'Quantas bebidas diferentes tomaste.',
};
export const hostsOf = (names: string) => `Os anfitriões de ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Os seus nomes, definições e registo são apagados 1 dia depois da festa.',
    other: `Os seus nomes, definições e registo são apagados ${days} dias depois da festa.`,
  });
