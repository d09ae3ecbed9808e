import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const accountOf = (name: string) => `${name}: il tuo account`;
export const loading = 'Caricamento';
export const createCelebration = 'Crea una festa';
export const whoIsGettingMarried = 'Chi si sposa?';
export const whoIsGettingMarriedLead =
  'Bastano due nomi e una data. Il codice e i cartoncini per i tavoli sono subito pronti.';
export const didNotCome = 'Le tue feste non si sono caricate';
export const didNotComeLead =
  'Tutto è al sicuro e gli ospiti continuano come sempre. Solo questa pagina non raggiunge il server.';

export const dayOf = dayOfMonthIn(locale);
/** 'marzo', 'giu', and 'giu 2027' if `date` is not in the year of `today`. Both are YYYY-MM-DD. */
export const monthOf = (date: string, today: string) => {
  const month = new Date(`${date}T00:00:00Z`);
  if (date.slice(0, 4) !== today.slice(0, 4)) return MONTH_AND_YEAR.format(month);
  return (MONTHS.long.format(month).length > 5 ? MONTHS.short : MONTHS.long).format(month);
};
const MONTHS = { long: utc({ month: 'long' }), short: utc({ month: 'short' }) };
const MONTH_AND_YEAR = utc({ month: 'short', year: 'numeric' });

export const guestsGone = 'dati degli ospiti eliminati';
export const guestsIn = (count: number) =>
  plural(count, { one: '1 ospite', other: count === 0 ? 'Ancora nessun ospite' : `${count} ospiti` });
export const over = 'È finita';
export const youHelp = 'aiuti con la festa';
export const tonight = 'stasera';
/** 'domani', 'tra 3 giorni', 'tra 11 settimane', '5 settimane fa' */
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'In arrivo', over: 'Passate' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) => plural(count, { one: '1 a parte', other: `${count} a parte` });

export const whoIsCelebrating = 'Chi festeggia?';
export const firstName = 'Un nome';
export const secondName = 'L’altro nome';
export const exampleName = 'es. Ana';
export const otherExampleName = 'es. Ben';
export const nameMissing = 'Scrivi almeno un nome.';
export const namesTooLong = (length: number) => `Al massimo ${length} caratteri per i due nomi insieme.`;
export const namesWrong = 'Qualcosa in questi nomi non si può mostrare. Scrivili di nuovo.';
export const when = 'Quando?';
export const chooseDay = 'Scegli un giorno';
export const dateMissing = 'Scegli il giorno.';
export const yearWrong = 'Scrivi l’anno con quattro cifre.';
export const dateIsPast = 'Questo giorno è già passato. Scegline uno che deve ancora arrivare.';
export const dateIsFar = (years: number) => `Mancano più di ${years} anni a questo giorno. Controlla l’anno.`;
export const pastMidnight = 'Dopo mezzanotte è ancora quella sera.';
export const timeZone = 'Fuso orario';
export const zoneUnknown =
  'Clink non conosce ancora questo fuso orario. Eccone uno con la stessa ora: premi di nuovo il pulsante.';
export const cardLanguage = 'Lingua';
export const cardLanguageHint = 'Sui cartoncini e sul maxischermo.';
export const create = 'Crea la festa';
export const created = (names: string) => `${names}: la tua festa è pronta.`;
export const createdAsTemplate = (names: string) =>
  `${names}: la tua festa è pronta. Inizia come l’ha preparata la casa.`;
export const tooManyCelebrations = 'Hai già creato il massimo di feste. Prima eliminane una.';

export const placeDidNotCome = 'Questa festa non si è caricata';
export const namesAndDate = 'Nomi e data';
export const save = 'Salva';
export const saved = 'Salvato.';
export const savedAsLeft = 'Ogni campo si salva quando lo lasci.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Non è ancora tutto salvato.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} lo ha appena cambiato.`
    : plural(minutes, {
        one: `${who} lo ha cambiato un minuto fa.`,
        other: `${who} lo ha cambiato ${minutes} minuti fa.`,
      });
export const anotherHost = 'Qualcuno del team';
export const takeTheirs = 'Usa la sua versione';
export const wasChanged = 'Qualcuno del team ha fatto prima. Guarda cosa è cambiato, poi salva di nuovo.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Non è ancora salvato: il server non risponde. Sarà salvato appena risponde.';
export const gettingHome = 'Tornare a casa';
export const whereTheyFindIt = 'Si vede a tarda sera e sotto le statistiche.';
export const whatShouldTheyKnow = 'Cosa devono sapere?';
export const exampleOfGettingHome = 'es. Taxi 01 31300, ultimo autobus alle 0:30';
export const numbersCanBeCalled = 'Toccando un numero come +43\u00a01\u00a031300 si chiama.';
export const gettingHomeWrong = `Qualcosa in questo testo non si può mostrare. Scrivilo di nuovo, con al massimo ${GETTING_HOME_MAX_LENGTH} caratteri.`;
export const whatTheLeaderboardShows = 'Cosa mostra la classifica';
export const oneBoardStays = 'Vale subito. Almeno una resta attiva.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Più drink',
  fastestPace: 'Ritmo più veloce',
  hydration: 'Migliore idratazione',
  balanced: 'Serata più equilibrata',
  variety: 'Più varietà',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Chi ne ha presi di più',
  fastestPace: 'Drink all’ora',
  hydration: 'Chi beve abbastanza acqua',
  balanced: 'Ritmo costante, e ogni tanto acqua',
  variety: 'Tanti drink diversi',
};
export const boardIsOn = (title: string) => `«${title}» ora si vede.`;
export const boardIsOff = (title: string) => `«${title}» non si vede più.`;
export const theDoor = 'La porta';
export const codeIsEnough = 'Per leggere la classifica basta il codice.';
export const doors = { open: 'Chiunque', ask: 'Apro io', closed: 'Nessun altro' };
export const doorHints = {
  open: 'Inquadrano il QR, scrivono un nome e sono dentro',
  ask: 'Ogni volta si chiede al team',
  closed: 'Il loro telefono dice con garbo di chiedere a te',
};
export const doorIs = {
  open: 'La porta è aperta a chiunque.',
  ask: 'A chi arriva apre il team.',
  closed: 'La porta è chiusa: non entra nessun altro.',
};
export const templateLead = 'Carta, aspetto e porta, per tutti.';
export const beginAsThis = 'Modello per nuove feste';
export const isTemplateNow = 'Le nuove feste iniziano come questa.';
export const isNoTemplateNow = 'Le nuove feste iniziano come al solito.';
export const templateOfHouse = 'modello della casa';
export const endsByItself = 'Finisce da sola';
export const endsAt = (when: string) => `La festa finisce da sola: ${when}.`;
export const changeEnd = 'Cambia quando finisce';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Finisce';
export const whenDoesItEnd = 'Quando finisce?';
export const endIsLocal = (when: string) => `Con l’ora della festa. Al più tardi: ${when}.`;
export const endWrong = (when: string) => `Scegli un momento che deve ancora venire, al più tardi: ${when}.`;
export const endIt = 'Termina la festa';
export const endQuestion = 'Terminare la festa?';
export const endLead =
  'La classifica si ferma. Quello che è sui telefoni degli ospiti resta lì. Puoi riaprire la festa.';
export const notYet = 'Non ancora';
export const endNow = 'Termina';
export const ended = 'La festa è finita.';
export const reopenIt = 'Riapri la festa';
export const reopened = 'La festa è di nuovo aperta.';
export const deleteIt = 'Elimina la festa';
export const deleteNow = 'Elimina';
export const deleteQuestion = (names: string) => `Eliminare la festa di ${names}?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `Il codice sui cartoncini stampati non vale più. Hai ${DELETION_GRACE_MS / MINUTE_MS} minuti per ripensarci.`
    : plural(guests, {
        one: `1 ospite perde la classifica. Quello che è sui telefoni degli ospiti resta lì. Hai ${DELETION_GRACE_MS / MINUTE_MS} minuti per ripensarci.`,
        other: `${guests} ospiti perdono la classifica. Quello che è sui telefoni degli ospiti resta lì. Hai ${DELETION_GRACE_MS / MINUTE_MS} minuti per ripensarci.`,
      });
export const typeTheNames = (names: string) => `Scrivi «${names}» per conferma`;
export const notTheNames = (names: string) => `Scrivi i nomi così come sono: ${names}.`;
export const keepIt = 'Conservala';
export const deleted = (names: string) =>
  `La festa di ${names} viene eliminata tra ${DELETION_GRACE_MS / MINUTE_MS} minuti.`;
export const isDeletedAt = (time: string) =>
  isOne(time) ? `Viene eliminata all’${time}` : `Viene eliminata alle ${time}`;
export const isDeletedAtLead = 'Per gli ospiti è già finita. Fino ad allora chiunque nel team può conservarla.';
export const kept = 'La festa resta.';
export const findCelebration = 'Cerca una festa o un codice';
export const noneFound = 'Nessuna festa con questo nome o codice.';
