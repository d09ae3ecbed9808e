import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'sabato 20 giugno 2026'. `date` is YYYY-MM-DD. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

export const greeting = (names: string) => `Viva ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} è già qui`
    : plural(others, {
        one: `${name} e un’altra persona sono già qui`,
        other: `${name} e altri ${others} sono già qui`,
      });
export const notYours = 'Non è la tua festa? Scrivi un codice';
export const doYouRunIt = `Gestisci tu questo ${PRODUCT_NAME}?`;
export const makeItYours = 'Fallo tuo: la tua festa, il suo codice e i suoi cartoncini.';
export const haveCode = 'Hai un codice? Scrivilo qui';

export const whichCelebration = 'Quale festa?';
export const whereTheCodeIs = 'Il codice è sul cartoncino del tuo tavolo.';
export const code = 'Codice';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Vanno bene anche le minuscole, e la O al posto dello 0.';
export const join = 'Entra';
export const joinIn = (time: string) => `Entra tra ${time}`;
export const looking = 'Cerco…';
export const withoutCode = 'Continua senza codice';
export const wrongLength = 'Il codice è fatto di otto lettere e numeri.';
export const unknownCode =
  'Nessuna festa ha questo codice. Forse c’è una lettera sbagliata: ricontrolla il cartoncino.';
export const isGone = (names: string) =>
  `La festa di ${names} non è più qui. Quello che hai segnato per ora resta su questo telefono. Hai un altro codice?`;
export const tooManyTries = 'Quanti tentativi! Tra poco puoi riprovare.';
export const cannotLookUp = 'Al momento nessuna risposta. Riprova quando hai rete.';
export const cannotLookUpYet = 'Al momento nessuna risposta. Riprova tra un attimo.';

export const lovelyEvening = 'È stata una splendida serata';
export const thatWas = (date: string) => `Era ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `La festa di ${names} è stata ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Il tuo drink e le tue statistiche sono ancora su questo telefono.',
    other: `I tuoi ${count} drink e le tue statistiche sono ancora su questo telefono.`,
  });
export const seeMyEvening = 'Guarda la mia serata';
export const otherCode = 'Scrivi un altro codice';

export const switchTo = (to: string | null) => (to ? `Passi alla festa di ${to}?` : 'Passi alla classifica aperta?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Alla festa di ${from} non hai ancora drink, e a quella di ${to} parti da zero.`
      : plural(count, {
          one: `Il tuo drink di stasera resta alla festa di ${from}, e a quella di ${to} parti da zero.`,
          other: `I tuoi ${count} drink di stasera restano alla festa di ${from}, e a quella di ${to} parti da zero.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Nella classifica aperta non hai ancora drink, e alla festa di ${to} parti da zero.`
      : plural(count, {
          one: `Il tuo drink di stasera resta nella classifica aperta, e alla festa di ${to} parti da zero.`,
          other: `I tuoi ${count} drink di stasera restano nella classifica aperta, e alla festa di ${to} parti da zero.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Alla festa di ${from} non hai ancora drink, e nella classifica aperta parti da zero.`
      : plural(count, {
          one: `Il tuo drink di stasera resta alla festa di ${from}, e nella classifica aperta parti da zero.`,
          other: `I tuoi ${count} drink di stasera restano alla festa di ${from}, e nella classifica aperta parti da zero.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Alla festa di ${from} non hai ancora drink, e la tua serata a quella di ${to} continua.`
      : plural(count, {
          one: `Il tuo drink di stasera resta alla festa di ${from}, e la tua serata a quella di ${to} continua.`,
          other: `I tuoi ${count} drink di stasera restano alla festa di ${from}, e la tua serata a quella di ${to} continua.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Nella classifica aperta non hai ancora drink, e la tua serata alla festa di ${to} continua.`
      : plural(count, {
          one: `Il tuo drink di stasera resta nella classifica aperta, e la tua serata alla festa di ${to} continua.`,
          other: `I tuoi ${count} drink di stasera restano nella classifica aperta, e la tua serata alla festa di ${to} continua.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Alla festa di ${from} non hai ancora drink, e la tua serata nella classifica aperta continua.`
      : plural(count, {
          one: `Il tuo drink di stasera resta alla festa di ${from}, e la tua serata nella classifica aperta continua.`,
          other: `I tuoi ${count} drink di stasera restano alla festa di ${from}, e la tua serata nella classifica aperta continua.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `Con il link della festa di ${from} puoi tornare.` : 'Puoi tornare quando vuoi.';
  return from
    ? `Con il link della festa di ${from} puoi tornare, e ritrovi i tuoi drink.`
    : 'Puoi tornare quando vuoi, e ritrovi i tuoi drink.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `C’è ancora 1 drink da inviare. Questo telefono lo manda alla festa di ${from} appena c’è rete.`,
        other: `Ci sono ancora ${count} drink da inviare. Questo telefono li manda alla festa di ${from} appena c’è rete.`,
      })
    : plural(count, {
        one: 'C’è ancora 1 drink da inviare. Questo telefono lo manda alla classifica aperta appena c’è rete.',
        other: `Ci sono ancora ${count} drink da inviare. Questo telefono li manda alla classifica aperta appena c’è rete.`,
      });
export const stayHere = 'Resta qui';
export const confirmSwitch = 'Cambia';
export const youAreWith = (names: string | null) =>
  names ? `Ora sei alla festa di ${names}.` : 'Ora sei nella classifica aperta.';
export const goBack = 'Indietro';
export const cannotSwitch = 'Questo telefono non può salvare niente, quindi non puoi cambiare.';

export const gettingHome = 'Tornare a casa';

export const youAreCelebrating = (names: string) => `Sei alla festa di ${names}`;
export const invite = 'Invita';
export const goToAnother = 'Vai a un’altra festa';
export const haveACode = 'Entra in una festa';

export const bringSomebodyIn = 'Fai entrare qualcuno';
export const holdThisUp = 'Mostra il QR: basta inquadrarlo.';
export const qrCode = (names: string | null) =>
  names ? `Codice QR che apre la festa di ${names}` : `Codice QR che apre ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `o scrivi su ${host}`;
export const orOpen = 'o apri nel browser';
export const worksOffline = 'Adesso non hai rete. Il codice funziona lo stesso, se l’altra persona ce l’ha.';
export const sameNetwork = 'Funziona con i telefoni sul tuo stesso Wi-Fi.';
export const onlyThisDevice = 'Questo indirizzo funziona solo su questo dispositivo.';
export const shareLink = 'Condividi il link';
export const copyLink = 'Copia il link';
export const copied = 'Copiato';
export const copyFailed = 'Non si è potuto copiare. Mostra invece il QR.';
export const copiedInstead = 'Qui non si è potuto condividere. In compenso il link è copiato.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
