import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const live = 'em direto';
export const boardPaused = 'em pausa';
export const isOver = 'terminada';
export const connecting = 'a ligar';
export const noConnection = 'sem rede';
export const nobodyYet = 'Ainda não entrou ninguém';
export const inTheRoom = (count: number, here: number) =>
  plural(count, { one: `1 convidado, ${here} por cá agora`, other: `${count} convidados, ${here} por cá agora` });
export const history = 'Histórico';
export const noNetwork = 'Sem rede.';
export const asOf = (time: string) => `Atualizado: ${time}.`;
export const noNetworkNow = 'De momento não há rede';
export const guestsWithNetwork = 'Os convidados aparecem quando houver.';

export const pausedSince = (time: string) => (isOne(time) ? `Em pausa desde a ${time}` : `Em pausa desde as ${time}`);
export const pausedHint = 'O ranking está parado, os convidados continuam a contar.';
export const resume = 'Retomar';
export const isPaused = 'O ranking está em pausa.';
export const runsAgain = 'O ranking está outra vez a correr.';
export const doorQuestion = 'Quem pode entrar?';
export const doorLead = 'Quem está dentro fica dentro. Quem tem o código pode ver o ranking.';

export const atTheDoor = (count: number) => `${count} à porta`;
export const atTheClosedDoor = (count: number) =>
  plural(count, { one: '1 bateu à porta fechada', other: `${count} bateram à porta fechada` });
export const since = (time: string) => (isOne(time) ? `desde a ${time}` : `desde as ${time}`);
export const decline = 'Recusar';
export const letIn = 'Pode entrar';
export const declineName = (name: string) => `Recusar «${name}»`;
export const letInName = (name: string) => `Pode entrar: «${name}»`;
export const letAllIn = (count: number) =>
  plural(count, { one: 'Deixar entrar 1 pessoa', other: `Deixar entrar os ${count}` });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Todos';
export const newcomers = 'Novos';
export const setAside = 'À parte';
export const whichGuests = 'Quais convidados';
export const setAsideHint = 'Só os anfitriões veem estes convidados. Escolhe um nome para veres mais.';
export const findAmong = (count: number) =>
  plural(count, { one: 'Procurar entre 1 convidado', other: `Procurar entre ${count} convidados` });
export const closeSearch = 'Fechar a pesquisa';
export const found = (count: number) => plural(count, { one: '1 convidado', other: `${count} convidados` });
export const nobodyFound = 'Ninguém com esse nome';
export const nobodyFoundLead = 'Cada convidado escolhe o seu nome: tenta um nome próprio ou uma alcunha.';
export const nobodyHere = 'De momento não há aqui ninguém.';
export const nobodyAnyMore = 'Já não há ninguém';
export const eveningIsGone = 'A festa acabou';
export const eveningIsGoneLead =
  'O que cada convidado aponta é apagado 24 horas depois de ter começado: nomes, bebidas e o ranking. O que definiste fica até eliminares a festa.';
export const roomIsReady = 'Está tudo pronto';
export const roomIsReadyLead = 'A primeira pessoa aparece aqui assim que ler o código e escrever um nome.';
export const logsAreDeleted = 'O que cada convidado aponta é apagado ao fim de 24 horas.';
export const lastSeenFirst = 'Mais recentes primeiro';
export const drinksColumn = 'Bebidas com álcool';
export const noPositions =
  'Esta página nunca mostra onde cada um está. O que cada convidado aponta é apagado 24 horas depois de ter começado, aqui e em todos os telemóveis.';
export const hereNow = 'por cá agora';
export const seen = (ago: string) => `último sinal: ${ago}`;
export const drinks = (count: number) =>
  plural(count, { one: '1 bebida com álcool', other: `${count} bebidas com álcool` });
export const hidesThemselves = 'prefere não aparecer';
export const isQuiet = 'sem números';
export const justArrived = 'acabou de chegar';
export const was = (name: string) => `antes «${name}»`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'não aparece',
  'turned-away': 'não entrou',
  removed: 'pode pedir para voltar',
  barred: 'não pode voltar',
};
export const hereSince = 'Por cá desde';
export const lastSeen = 'Último sinal';

export const rename = 'Mudar o nome';
export const renameName = (name: string) => `Mudar o nome de «${name}»`;
export const renameHint = 'O telemóvel avisa';
export const newName = 'Um nome novo';
export const newNameFor = (name: string) => `Para «${name}». O telemóvel avisa.`;
export const nameOnLeaderboard = 'Nome no ranking';
export const nameMissing = 'Escreve um nome.';
export const nameWrong = 'Este nome não se pode mostrar. Escolhe outro.';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const close = 'Fechar';
export const hide = 'Esconder do ranking';
export const hideName = (name: string) => `Esconder «${name}»`;
export const hideHint = 'Continua a contar, mas sem se ver';
export const show = 'Voltar a mostrar no ranking';
export const showAgain = 'Voltar a mostrar';
export const showName = (name: string) => `Voltar a mostrar «${name}»`;
export const showHint = 'Com todas as bebidas';
export const remove = 'Tirar da festa';
export const removeShort = 'Tirar';
export const removeName = (name: string) => `Tirar «${name}»`;
export const removeHint = 'Tu escolhes se pode voltar';
export const removeQuestion = (name: string) => `Tirar «${name}» da festa?`;
export const removeLead = 'O nome sai do ranking. A pessoa é avisada e fica com as suas bebidas.';
export const comingBack = 'Voltar';
export const mayReturn = 'Pode pedir para voltar';
export const mayNotReturn = 'Não pode voltar';
export const underNewName = 'Ainda pode voltar com outro nome, até fechares a porta.';
export const keep = 'Deixar ficar';
export const letBackIn = 'Deixar voltar a entrar';
export const letBackInHint = 'Volta com o nome e as bebidas. O telemóvel avisa.';
export const allowReturn = 'Deixar que peça para voltar';
export const allowReturnHint = 'Depois decidem os anfitriões';
export const letInHint = 'Com todas as bebidas que já contou';

export const done = {
  rename: (name: string, to: string) => `«${name}» agora é «${to}».`,
  hide: (name: string) => `«${name}» já não aparece no ranking.`,
  show: (name: string) => `«${name}» aparece outra vez no ranking.`,
  'let-in': (name: string) => `«${name}» já está na festa.`,
  'turn-away': (name: string) => `«${name}» não entra.`,
  remove: (name: string) => `«${name}» já está fora.`,
  restore: (name: string) => `«${name}» está outra vez na festa.`,
};

export const handOver = 'Passar para outro telemóvel';
export const handOverHint = 'Se o telemóvel ficou sem bateria ou se perdeu';
export const handOverTitle = (name: string) => `A noite de «${name}» noutro telemóvel`;
export const handOverLead =
  'O outro telemóvel recebe o nome e todas as bebidas. O histórico e os telemóveis desta pessoa dizem-no.';
export const showSquare = 'Mostrar o QR';
export const pointOther = 'Aponta a câmara do outro telemóvel para este QR. Só funciona uma vez.';
export const handOverSquare = 'Código QR que passa a noite para outro telemóvel';
export const goodUntil = (time: string) => (isOne(time) ? `Válido até à ${time}` : `Válido até às ${time}`);
export const otherReads = 'O outro telemóvel está a lê-lo…';
export const hasArrived = 'A noite está no outro telemóvel.';
export const squareIsLate = 'Este QR já não é válido.';
export const handedOverOften = 'Esta noite já não pode ser passada mais vezes.';
export const allAreIn = 'Já não há ninguém à porta: entraram todos.';
export const notDone = (name: string) => `Para «${name}» ainda não mudou nada: não houve resposta.`;
export const hasLeft = (name: string) => `«${name}» já não está nesta festa.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} antecipou-se: «${name}» já está na festa.`,
  knocked: (by, name) => `${by} antecipou-se: «${name}» está à porta fechada.`,
  waiting: (by, name) => `${by} antecipou-se: «${name}» está à porta.`,
  'turned-away': (by, name) => `${by} antecipou-se: «${name}» não entra.`,
  removed: (by, name) => `${by} antecipou-se: «${name}» já está fora.`,
  barred: (by, name) => `${by} antecipou-se: «${name}» já está fora.`,
  hidden: (by, name) => `${by} antecipou-se: «${name}» não aparece no ranking.`,
  renamed: (by, name) => `${by} antecipou-se: «${name}» tem agora outro nome.`,
  other: (by, name) => `${by} antecipou-se: algo mudou para «${name}».`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Tarde demais: «${name}» já está na festa.`,
  knocked: (name) => `Tarde demais: «${name}» está à porta fechada.`,
  waiting: (name) => `Tarde demais: «${name}» está à porta.`,
  'turned-away': (name) => `Tarde demais: «${name}» não entra.`,
  removed: (name) => `Tarde demais: «${name}» já está fora.`,
  barred: (name) => `Tarde demais: «${name}» já está fora.`,
  hidden: (name) => `Tarde demais: «${name}» não aparece no ranking.`,
  renamed: (name) => `Tarde demais: «${name}» tem agora outro nome.`,
  other: (name) => `Tarde demais: algo mudou para «${name}».`,
};

export const hostsDid = 'O que os anfitriões fizeram';
export const hostsDidLead = 'Só os anfitriões veem isto. É apagado com a festa.';
export const seeAll = 'Ver tudo';
export const undo = 'Anular';
export const undoThis = (sentence: string) => `Anular: ${sentence}`;
export const undoneByYou = (time: string) => `${time}: anulado por ti`;
export const undoneBy = (time: string, by: string) =>
  by ? `${time}: anulado por ${by}` : `${time}: anulado por um antigo anfitrião`;
export const earlier = 'Ver mais antigas';
export const nothingYet = 'Ainda nada.';
export const undone = 'Está anulado.';
export const cameAt = (time: string) => (isOne(time) ? `chegou à ${time}` : `chegou às ${time}`);
