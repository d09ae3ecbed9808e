import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'sábado, 20 de junho de 2026'. `date` is YYYY-MM-DD. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);
/** 'no sábado', but 'na sexta-feira'. */
const isWeekend = (date: string) => /^(?:sábado|domingo)/i.test(dateOf(date));

export const greeting = (names: string) => `Um brinde a ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} já chegou`
    : plural(others, {
        one: `${name} e mais 1 já chegaram`,
        other: `${name} e mais ${others} já chegaram`,
      });
export const notYours = 'Não é a tua festa? Escreve um código';
export const doYouRunIt = `És tu quem gere este ${PRODUCT_NAME}?`;
export const makeItYours = 'Põe-no à tua maneira: a tua festa, o código e os cartões.';
export const haveCode = 'Tens um código? Escreve-o aqui';

export const whichCelebration = 'Qual é a festa?';
export const whereTheCodeIs = 'O código está no cartãozinho da tua mesa.';
export const code = 'Código';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Também podes usar minúsculas, e O em vez de 0.';
export const join = 'Entrar';
export const joinIn = (time: string) => `Entrar daqui a ${time}`;
export const looking = 'A procurar…';
export const withoutCode = 'Continuar sem código';
export const wrongLength = 'O código tem oito letras e números.';
export const unknownCode = 'Nenhuma festa tem este código. Pode haver uma letra trocada: vê outra vez o cartão.';
export const isGone = (names: string) =>
  `A festa de ${names} já não está aqui. O que contaste fica, por agora, neste telemóvel. Tens outro código?`;
export const tooManyTries = 'Foram muitas tentativas. Daqui a nada já podes tentar outra vez.';
export const cannotLookUp = 'De momento não há resposta. Tenta outra vez quando tiveres rede.';
export const cannotLookUpYet = 'De momento não há resposta. Tenta outra vez daqui a pouco.';

export const lovelyEvening = 'Foi uma noite linda';
export const thatWas = (date: string) => (isWeekend(date) ? `Foi no ${weekdayOf(date)}` : `Foi na ${weekdayOf(date)}`);
export const isOver = (names: string, date: string) =>
  isWeekend(date) ? `A festa de ${names} foi no ${dateOf(date)}.` : `A festa de ${names} foi na ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'A tua bebida e as tuas estatísticas continuam neste telemóvel.',
    other: `As tuas ${count} bebidas e as tuas estatísticas continuam neste telemóvel.`,
  });
export const seeMyEvening = 'Ver a minha noite';
export const otherCode = 'Escrever outro código';

export const switchTo = (to: string | null) => (to ? `Mudar para a festa de ${to}?` : 'Mudar para o ranking aberto?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Ainda não tens bebidas na festa de ${from}, e na de ${to} começas do zero.`
      : plural(count, {
          one: `A tua bebida desta noite fica na festa de ${from}, e na de ${to} começas do zero.`,
          other: `As tuas ${count} bebidas desta noite ficam na festa de ${from}, e na de ${to} começas do zero.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Ainda não tens bebidas no ranking aberto, e na festa de ${to} começas do zero.`
      : plural(count, {
          one: `A tua bebida desta noite fica no ranking aberto, e na festa de ${to} começas do zero.`,
          other: `As tuas ${count} bebidas desta noite ficam no ranking aberto, e na festa de ${to} começas do zero.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Ainda não tens bebidas na festa de ${from}, e no ranking aberto começas do zero.`
      : plural(count, {
          one: `A tua bebida desta noite fica na festa de ${from}, e no ranking aberto começas do zero.`,
          other: `As tuas ${count} bebidas desta noite ficam na festa de ${from}, e no ranking aberto começas do zero.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Ainda não tens bebidas na festa de ${from}, e a tua noite na de ${to} continua.`
      : plural(count, {
          one: `A tua bebida desta noite fica na festa de ${from}, e a tua noite na de ${to} continua.`,
          other: `As tuas ${count} bebidas desta noite ficam na festa de ${from}, e a tua noite na de ${to} continua.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Ainda não tens bebidas no ranking aberto, e a tua noite na festa de ${to} continua.`
      : plural(count, {
          one: `A tua bebida desta noite fica no ranking aberto, e a tua noite na festa de ${to} continua.`,
          other: `As tuas ${count} bebidas desta noite ficam no ranking aberto, e a tua noite na festa de ${to} continua.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Ainda não tens bebidas na festa de ${from}, e a tua noite no ranking aberto continua.`
      : plural(count, {
          one: `A tua bebida desta noite fica na festa de ${from}, e a tua noite no ranking aberto continua.`,
          other: `As tuas ${count} bebidas desta noite ficam na festa de ${from}, e a tua noite no ranking aberto continua.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `Com o link da festa de ${from} podes voltar.` : 'Podes voltar quando quiseres.';
  return from
    ? `Com o link da festa de ${from} podes voltar, com bebidas e tudo.`
    : 'Podes voltar quando quiseres, com bebidas e tudo.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `Falta enviar 1 bebida. Este telemóvel envia-a para a festa de ${from} assim que houver rede.`,
        other: `Falta enviar ${count} bebidas. Este telemóvel envia-as para a festa de ${from} assim que houver rede.`,
      })
    : plural(count, {
        one: 'Falta enviar 1 bebida. Este telemóvel envia-a para o ranking aberto assim que houver rede.',
        other: `Falta enviar ${count} bebidas. Este telemóvel envia-as para o ranking aberto assim que houver rede.`,
      });
export const stayHere = 'Ficar aqui';
export const confirmSwitch = 'Mudar';
export const youAreWith = (names: string | null) =>
  names ? `Agora estás na festa de ${names}.` : 'Agora estás no ranking aberto.';
export const goBack = 'Voltar';
export const cannotSwitch = 'Este telemóvel não consegue guardar nada, por isso não podes mudar.';

export const gettingHome = 'Voltar para casa';

export const youAreCelebrating = (names: string) => `Estás na festa de ${names}`;
export const invite = 'Convidar';
export const goToAnother = 'Ir para outra festa';
export const haveACode = 'Entrar numa festa';

export const bringSomebodyIn = 'Traz alguém para a festa';
export const holdThisUp = 'Mostra isto. Basta apontarem a câmara.';
export const qrCode = (names: string | null) =>
  names ? `Código QR que abre a festa de ${names}` : `Código QR que abre o ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `ou escreve em ${host}`;
export const orOpen = 'ou abre no navegador';
export const worksOffline = 'De momento não tens rede. O código funciona na mesma se a outra pessoa tiver.';
export const sameNetwork = 'Isto funciona com telemóveis no mesmo Wi-Fi que tu.';
export const onlyThisDevice = 'Este endereço só funciona neste dispositivo.';
export const shareLink = 'Partilhar o link';
export const copyLink = 'Copiar o link';
export const copied = 'Copiado';
export const copyFailed = 'Não foi possível copiar. Mostra antes o QR.';
export const copiedInstead = 'Aqui não foi possível partilhar. Em vez disso, o link foi copiado.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
