import { plural } from '../forms.ts';

/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const countOnMyOwn = 'Contar por minha conta';
export const countRightAway = 'Já podes contar. Fica neste telemóvel.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'A tua bebida e as tuas estatísticas estão guardadas neste telemóvel.',
    other: `As tuas ${count} bebidas e as tuas estatísticas estão guardadas neste telemóvel.`,
  });
export const looking = 'A procurar…';

export const doorIsClosed = 'De momento a porta está fechada';
export const nobodyNew = (names: string) =>
  names
    ? `Na festa de ${names} já não entra mais ninguém. Se te convidaram, fala com os anfitriões: com um toque deixam-te entrar.`
    : 'Os anfitriões já não deixam entrar mais ninguém. Se te convidaram, fala com eles: com um toque deixam-te entrar.';
export const comeInLater = 'Quando a porta abrir, as tuas bebidas entram contigo.';
export const tryAgain = 'Bater à porta outra vez';
export const stillClosed = 'Continua fechada.';

export const oneMoment = (name: string) => `Um momento, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `Perguntámos aos anfitriões da festa de ${names} se te deixam entrar. Não precisas de esperar aqui.`
    : 'Perguntámos aos anfitriões se te deixam entrar. Não precisas de esperar aqui.';
export const allComeIn = 'Conta as tuas bebidas: entram todas contigo.';
export const askedAt = (time: string) =>
  isOne(time)
    ? `Pedido feito à ${time}. Este telemóvel avisa-te quando responderem.`
    : `Pedido feito às ${time}. Este telemóvel avisa-te quando responderem.`;
export const changeMyName = 'Mudar o meu nome';

export const notRecognised = 'Não te reconheceram';
export const notLetIn = (name: string) =>
  `Os anfitriões não deixaram entrar «${name}». Usa um nome que eles conheçam ou fala com eles.`;
export const changeAndAsk = 'Mudar o meu nome e pedir outra vez';

export const offTheLeaderboard = 'Já não estás no ranking';
export const takenOut = (names: string) =>
  names
    ? `Os anfitriões tiraram-te da festa de ${names}. Pode ser engano: fala com eles.`
    : 'Os anfitriões tiraram-te desta festa. Pode ser engano: fala com eles.';
export const takenOutForGood = (names: string) =>
  names
    ? `Os anfitriões tiraram-te da festa de ${names}. Se for engano, só eles o podem resolver.`
    : 'Os anfitriões tiraram-te desta festa. Se for engano, só eles o podem resolver.';
export const nobodyElseSees = 'Podes continuar a contar. Mais ninguém vê.';
export const askToComeBack = 'Pedir para voltar';

export const youAreIn = (names: string) => (names ? `Já cá estás. Um brinde a ${names}!` : 'Já cá estás.');

export const youAreNowCalled = (name: string) => `Agora chamas-te «${name}»`;
export const sameNameTonight = (first: string) =>
  `Os anfitriões mudaram o teu nome no ranking; se calhar há mais alguém esta noite que se chama ${first}. As tuas bebidas continuam todas lá.`;
export const handedOver = 'A tua noite está também noutro telemóvel';
export const handedOverLead = (time: string) =>
  isOne(time)
    ? `Os anfitriões passaram-na à ${time}, como se faz quando um telemóvel fica sem bateria ou se perde. Os dois telemóveis contam para ti. Se não foste tu a pedir, fala com os anfitriões.`
    : `Os anfitriões passaram-na às ${time}, como se faz quando um telemóvel fica sem bateria ou se perde. Os dois telemóveis contam para ti. Se não foste tu a pedir, fala com os anfitriões.`;
export const hostsWishIt = 'Os anfitriões preferem que esta noite te chames assim. As tuas bebidas continuam todas lá.';
export const notRight = 'Não está certo? Fala com os anfitriões.';
export const allRight = 'Está bem';

export const statuses = {
  waiting: 'À porta: já perguntámos aos anfitriões',
  'turned-away': 'Sem entrar: contas só para ti',
  removed: 'Fora do ranking: contas só para ti',
  barred: 'Fora do ranking: contas só para ti',
  'door-closed': 'Porta fechada: contas só para ti',
  over: 'Já acabou: contas só para ti',
} as const;
