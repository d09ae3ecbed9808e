import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const accountOf = (name: string) => `${name}: a tua conta`;
export const loading = 'A carregar';
export const createCelebration = 'Criar uma festa';
export const whoIsGettingMarried = 'Quem se casa?';
export const whoIsGettingMarriedLead =
  'Escreve dois nomes e uma data. O código e os cartões para as mesas ficam logo prontos.';
export const didNotCome = 'As tuas festas não carregaram';
export const didNotComeLead =
  'Está tudo guardado e os convidados continuam como sempre. Só esta página não consegue chegar ao servidor.';

export const dayOf = dayOfMonthIn(locale);
/** 'junho', 'set.', and 'jun. 2027' if `date` is not in the year of `today`. `Intl` would write '06/2027'. */
export const monthOf = (date: string, today: string) => {
  const month = new Date(`${date}T00:00:00Z`);
  if (date.slice(0, 4) !== today.slice(0, 4)) return `${MONTHS.short.format(month)} ${date.slice(0, 4)}`;
  return (MONTHS.long.format(month).length > 5 ? MONTHS.short : MONTHS.long).format(month);
};
const MONTHS = { long: utc({ month: 'long' }), short: utc({ month: 'short' }) };

export const guestsGone = 'dados dos convidados apagados';
export const guestsIn = (count: number) =>
  plural(count, { one: '1 convidado', other: count === 0 ? 'Ainda sem convidados' : `${count} convidados` });
export const over = 'Já acabou';
export const youHelp = 'ajudas na festa';
export const tonight = 'esta noite';
/** 'amanhã', 'dentro de 3 dias', 'dentro de 11 semanas', 'há 5 semanas' */
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'Próximas', over: 'Passadas' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) => plural(count, { one: '1 à parte', other: `${count} à parte` });

export const whoIsCelebrating = 'Quem celebra?';
export const firstName = 'Um nome';
export const secondName = 'O outro nome';
export const exampleName = 'p. ex., Ana';
export const otherExampleName = 'p. ex., Ben';
export const nameMissing = 'Escreve pelo menos um nome.';
export const namesTooLong = (length: number) => `No máximo, ${length} caracteres para os dois nomes juntos.`;
export const namesWrong = 'Há algo nestes nomes que não se pode mostrar. Escreve-os outra vez.';
export const when = 'Quando?';
export const chooseDay = 'Escolhe um dia';
export const dateMissing = 'Escolhe o dia.';
export const yearWrong = 'Escreve o ano com quatro algarismos.';
export const dateIsPast = 'Esse dia já passou. Escolhe um que ainda esteja para vir.';
export const dateIsFar = (years: number) => `Faltam mais de ${years} anos para este dia. Confirma o ano.`;
export const pastMidnight = 'Depois da meia-noite ainda é essa noite.';
export const timeZone = 'Fuso horário';
export const zoneUnknown =
  'O Clink ainda não conhece este fuso horário. Aqui tens outro com a mesma hora: carrega outra vez no botão.';
export const cardLanguage = 'Idioma';
export const cardLanguageHint = 'Nos cartões e no ecrã.';
export const create = 'Criar a festa';
export const created = (names: string) => `${names}: a tua festa está pronta.`;
export const createdAsTemplate = (names: string) => `${names}: a tua festa está pronta. Começa como a casa a preparou.`;
export const tooManyCelebrations = 'Já criaste o máximo de festas. Elimina primeiro uma delas.';

export const placeDidNotCome = 'Esta festa não carregou';
export const namesAndDate = 'Nomes e data';
export const save = 'Guardar';
export const saved = 'Está guardado.';
export const savedAsLeft = 'Cada campo fica guardado quando se sai dele.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Ainda não está tudo guardado.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} acabou de mudar isto.`
    : plural(minutes, {
        one: `${who} mudou isto há um minuto.`,
        other: `${who} mudou isto há ${minutes} minutos.`,
      });
export const anotherHost = 'Outro anfitrião';
export const takeTheirs = 'Usar a outra versão';
export const wasChanged = 'Outro anfitrião foi mais rápido. Vê o que mudou e guarda outra vez.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Ainda não está guardado: o servidor não responde. Fica guardado assim que responder.';
export const gettingHome = 'Voltar para casa';
export const whereTheyFindIt = 'Vê-se noite dentro e nas estatísticas.';
export const whatShouldTheyKnow = 'O que devem saber?';
export const exampleOfGettingHome = 'p. ex. Táxi 01 31300, último autocarro às 0:30';
export const numbersCanBeCalled = 'Basta tocar num número como +43\u00a01\u00a031300 para ligar.';
export const gettingHomeWrong = `Há algo neste texto que não se pode mostrar. Escreve-o outra vez, com ${GETTING_HOME_MAX_LENGTH} caracteres no máximo.`;
export const whatTheLeaderboardShows = 'O que o ranking mostra';
export const oneBoardStays = 'Muda logo. Fica sempre pelo menos um.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Mais bebidas',
  fastestPace: 'Ritmo mais rápido',
  hydration: 'Melhor hidratação',
  balanced: 'Noite mais equilibrada',
  variety: 'Mais variedade',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Quem já bebeu mais',
  fastestPace: 'Bebidas por hora',
  hydration: 'Quem bebe água que chegue',
  balanced: 'Ritmo certo, com água pelo meio',
  variety: 'Muitas bebidas diferentes',
};
export const boardIsOn = (title: string) => `«${title}» está ligado.`;
export const boardIsOff = (title: string) => `«${title}» está desligado.`;
export const theDoor = 'A porta';
export const codeIsEnough = 'Para ver o ranking basta o código.';
export const doors = { open: 'Toda a gente', ask: 'Eu abro a porta', closed: 'Mais ninguém' };
export const doorHints = {
  open: 'Leem o código, escrevem um nome e já cá estão',
  ask: 'Os anfitriões decidem caso a caso',
  closed: 'O telemóvel diz-lhes com jeitinho que falem contigo',
};
export const doorIs = {
  open: 'A porta está aberta a toda a gente.',
  ask: 'Os anfitriões abrem a porta a quem chega.',
  closed: 'A porta está fechada: não entra mais ninguém.',
};
export const templateLead = 'Carta, aspeto e porta, para todos.';
export const beginAsThis = 'Modelo para festas novas';
export const isTemplateNow = 'As festas novas começam como esta.';
export const isNoTemplateNow = 'As festas novas começam como de costume.';
export const templateOfHouse = 'modelo da casa';
export const endsByItself = 'Acaba por si';
export const endsAt = (when: string) => `A festa acaba por si: ${when}.`;
export const changeEnd = 'Mudar quando acaba';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Termina a';
export const whenDoesItEnd = 'Quando acaba?';
export const endIsLocal = (when: string) => `Pela hora da festa. O mais tardar: ${when}.`;
export const endWrong = (when: string) => `Escolhe um momento que ainda está para vir, o mais tardar: ${when}.`;
export const endIt = 'Terminar a festa';
export const endQuestion = 'Terminar a festa?';
export const endLead = 'O ranking para. O que está nos telemóveis dos convidados fica lá. Podes abri-la outra vez.';
export const notYet = 'Ainda não';
export const endNow = 'Terminar';
export const ended = 'A festa acabou.';
export const reopenIt = 'Abri-la outra vez';
export const reopened = 'A festa está aberta outra vez.';
export const deleteIt = 'Eliminar a festa';
export const deleteNow = 'Eliminar';
export const deleteQuestion = (names: string) => `Eliminar a festa de ${names}?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `O código dos cartões impressos deixa de funcionar. Tens ${DELETION_GRACE_MS / MINUTE_MS} minutos para mudar de ideias.`
    : plural(guests, {
        one: `1 convidado perde o ranking. O que está nos telemóveis dos convidados fica lá. Tens ${DELETION_GRACE_MS / MINUTE_MS} minutos para mudar de ideias.`,
        other: `${guests} convidados perdem o ranking. O que está nos telemóveis dos convidados fica lá. Tens ${DELETION_GRACE_MS / MINUTE_MS} minutos para mudar de ideias.`,
      });
export const typeTheNames = (names: string) => `Escreve «${names}» para confirmar`;
export const notTheNames = (names: string) => `Escreve os nomes tal como estão: ${names}.`;
export const keepIt = 'Manter';
export const deleted = (names: string) =>
  `A festa de ${names} é eliminada dentro de ${DELETION_GRACE_MS / MINUTE_MS} minutos.`;
export const isDeletedAt = (time: string) => (isOne(time) ? `É eliminada à ${time}` : `É eliminada às ${time}`);
export const isDeletedAtLead = 'Para os convidados já acabou. Até lá, qualquer anfitrião a pode manter.';
export const kept = 'A festa fica.';
export const findCelebration = 'Procurar uma festa ou um código';
export const noneFound = 'Nenhuma festa com esse nome ou código.';
