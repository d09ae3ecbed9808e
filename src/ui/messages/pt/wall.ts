import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'Junta-te ao brinde';
export const pointYourCamera = 'Aponta a câmara para aqui';
export const squareLeadsTo = (address: string) => `QR para ler com a câmara: abre ${address}`;
export const typeTheCodeAt = (host: string) => `ou escreve o código em ${host}`;
export const typeTheAddress = 'ou escreve este endereço';
export const squareIsHidden = 'Os anfitriões taparam o QR por um bocadinho.';
export const onlyThisComputer = 'Só este computador consegue abrir o Clink neste endereço.';
export const askAHost = 'Pede-lhes o código.';
export const privacyAt = (address: string) => `Privacidade: ${address}`;
export const nobodyIsIn = 'Ainda não entrou ninguém';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} pessoa na festa`, other: `${shown} pessoas na festa` });
export const isIn = (name: string) => `${name} já chegou`;
export const twoAreIn = (one: string, other: string) => `${one} e ${other} já chegaram`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    one: `${one}, ${other} e mais 1 já chegaram`,
    other: `${one}, ${other} e mais ${shown} já chegaram`,
  });

export const heresTo = (couple: string) => `Um brinde a ${couple}`;
export const responsibly = 'Bebam com moderação e aproveitem a festa!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['O primeiro brinde ainda está para vir.'],
  begun: ['A festa já começou.'],
  paused: ['O ranking está a descansar.', 'As vossas bebidas continuam a contar.'],
  waiting: ['Só um momento.', 'O ecrã aparece sozinho.'],
  off: ['O ecrã está desligado.', 'Quando os anfitriões o ligarem, volta sozinho.'],
  unknown: ['Nenhuma festa tem este código.', 'Confirma o endereço deste ecrã.'],
  gone: ['Esta festa foi eliminada.', 'Foi bom ter-vos por cá.'],
  busy: ['Há muitos ecrãs a ligar-se agora.', 'Este aparece sozinho daqui a um minuto ou dois.'],
  unavailable: ['O ecrã está à espera do servidor.', 'Vai voltar sozinho.'],
  offline: ['O ecrã está à procura da rede.', 'Vai voltar sozinho.'],
};

export const live = 'em direto';
export const lastLiveAt = (time: string) => `última atualização: ${time}`;
export const looksForNetwork = 'O ecrã está à procura da rede.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Mais bebidas',
  fastestPace: 'Ritmo mais rápido',
  hydration: 'Melhor hidratação',
  balanced: 'Noite mais equilibrada',
  variety: 'Mais variedade',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'com álcool',
  fastestPace: 'bebidas com álcool',
  hydration: 'copos sem álcool',
  balanced: 'horas',
  variety: 'bebidas diferentes',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'bebida', other: 'bebidas' }),
  fastestPace: () => 'por hora',
  hydration: (count) => plural(count, { one: 'copo', other: 'copos' }),
  balanced: (count) => plural(count, { one: 'hora', other: 'horas' }),
  variety: (count) => plural(count, { one: 'tipo', other: 'tipos' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Há dois lugares livres.', 'Quem ler o QR aparece aqui.'],
  2: ['Há um lugar livre.', 'Quem ler o QR aparece aqui.'],
  3: ['Há seis lugares livres.'],
  all: ['Já são três.', 'Quem ler o QR aparece aqui.'],
};

export const watersForEachDrink = (shown: string) =>
  `Por cada bebida com álcool, a festa vai em ${shown} copos de água.`;
export const oneGlassCounts = 'Conta, no máximo, um copo a cada meia hora.';
export const sameDrinkCountsOnce = 'A mesma bebida só conta uma vez.';
export const moreWith = (guests: string, value: string) => `e mais ${guests} com ${value}`;
export const lastToast = (ago: string) => `Último brinde: ${ago}`;
export const justNow = 'agora mesmo';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `há ${shown} minuto`, other: `há ${shown} minutos` });

export const roomTonight = 'A festa, esta noite';
export const guests = (count: number) => plural(count, { one: 'pessoa', other: 'pessoas' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'bebida com álcool', other: 'bebidas com álcool' });
export const without = 'sem álcool';
export const toasts = (count: number) => plural(count, { one: 'brinde', other: 'brindes' });
export const inAnHour = (shown: string) => `${shown} numa hora`;

export const tonightsMenu = 'A carta desta noite';
export const soldOut = 'esgotado';

export const clinkedJustNow = 'acabaram de brindar';
export const theFirstToast = 'O primeiro brinde';
export const raisesAGlassTo = (name: string, couple: string) => `${name} ergue o copo a ${couple}`;
export const raisesAGlass = (name: string) => `${name} ergue o copo a toda a gente`;
export const watersTogether = 'copos de água entre todos';
export const tomorrowThanksYou = 'Amanhã vão agradecer.';
export const goodMorning = (couple: string) => `Bom dia, ${couple}`;
export const goodMorningAll = 'Bom dia a toda a gente';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'O novo dia começa com uma pessoa na festa.',
    other: `O novo dia começa com ${shown} pessoas na festa.`,
  });

export const aWordFrom = (couple: string) => `Um recado de ${couple}`;
export const aWordFromTheHosts = 'Um recado dos anfitriões';

export const thankYou = 'Um grande obrigado por esta noite';
export const glassesOfWater = (count: number) => plural(count, { one: 'copo de água', other: 'copos de água' });
export const clinks = (count: number) => plural(count, { one: 'tchim-tchim', other: 'tchim-tchim' });
export const keptForADay = 'A vossa noite fica no vosso telemóvel durante 24 horas desde que chegaram.';
