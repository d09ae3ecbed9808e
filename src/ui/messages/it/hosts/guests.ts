import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const live = 'in diretta';
export const boardPaused = 'in pausa';
export const isOver = 'finita';
export const connecting = 'connessione';
export const noConnection = 'nessuna rete';
export const nobodyYet = 'Ancora nessuno';
export const inTheRoom = (count: number, here: number) =>
  plural(count, { one: `1 ospite, ${here} qui adesso`, other: `${count} ospiti, ${here} qui adesso` });
export const history = 'Cronologia';
export const noNetwork = 'Nessuna rete.';
export const asOf = (time: string) => `Aggiornato: ${time}.`;
export const noNetworkNow = 'Al momento non c’è rete';
export const guestsWithNetwork = 'Gli ospiti compaiono quando torna.';

export const pausedSince = (time: string) => (isOne(time) ? `In pausa dall’${time}` : `In pausa dalle ${time}`);
export const pausedHint = 'La classifica è ferma, gli ospiti continuano a contare.';
export const resume = 'Riprendi';
export const isPaused = 'La classifica è in pausa.';
export const runsAgain = 'La classifica è ripartita.';
export const doorQuestion = 'Chi può entrare?';
export const doorLead = 'Chi è dentro resta dentro. Chi ha il codice può leggere la classifica.';

export const atTheDoor = (count: number) => `${count} alla porta`;
export const atTheClosedDoor = (count: number) =>
  plural(count, { one: '1 ha bussato alla porta chiusa', other: `${count} hanno bussato alla porta chiusa` });
export const since = (time: string) => (isOne(time) ? `dall’${time}` : `dalle ${time}`);
export const decline = 'Rifiuta';
export const letIn = 'Accetta';
export const declineName = (name: string) => `Rifiuta «${name}»`;
export const letInName = (name: string) => `Accetta «${name}»`;
export const letAllIn = (count: number) =>
  plural(count, { one: 'Accetta 1 ospite', other: `Accetta tutti e ${count}` });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Tutti';
export const newcomers = 'Nuovi';
export const setAside = 'A parte';
export const whichGuests = 'Quali ospiti';
export const setAsideHint = 'Questi ospiti li vede solo il team. Scegli un nome per saperne di più.';
export const findAmong = (count: number) =>
  plural(count, { one: 'Cerca tra 1 ospite', other: `Cerca tra ${count} ospiti` });
export const closeSearch = 'Chiudi la ricerca';
export const found = (count: number) => plural(count, { one: '1 ospite', other: `${count} ospiti` });
export const nobodyFound = 'Nessuno con questo nome';
export const nobodyFoundLead = 'Il nome lo sceglie ogni ospite: prova con il nome di battesimo o un soprannome.';
export const nobodyHere = 'Qui adesso non c’è nessuno.';
export const nobodyAnyMore = 'Non c’è più nessuno';
export const eveningIsGone = 'La serata è finita';
export const eveningIsGoneLead =
  'Quello che ogni ospite ha segnato viene eliminato 24 ore dopo il suo inizio: nomi, drink e la classifica. Le tue impostazioni restano finché non elimini la festa.';
export const roomIsReady = 'Tutto pronto';
export const roomIsReadyLead = 'La prima persona compare qui appena inquadra il QR e scrive un nome.';
export const logsAreDeleted = 'Quello che un ospite segna viene eliminato dopo 24 ore.';
export const lastSeenFirst = 'Prima i più recenti';
export const drinksColumn = 'Drink con alcol';
export const noPositions =
  'Questa pagina non mostra mai dove si trova qualcuno. Quello che un ospite ha segnato viene eliminato 24 ore dopo il suo inizio, qui e su ogni telefono.';
export const hereNow = 'qui adesso';
export const seen = (ago: string) => `ultima attività: ${ago}`;
export const drinks = (count: number) => plural(count, { one: '1 drink con alcol', other: `${count} drink con alcol` });
export const hidesThemselves = 'preferisce non comparire';
export const isQuiet = 'senza numeri';
export const justArrived = 'qui da poco';
export const was = (name: string) => `prima «${name}»`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'non si vede',
  'turned-away': 'ingresso rifiutato',
  removed: 'può chiedere di rientrare',
  barred: 'non può rientrare',
};
export const hereSince = 'Arrivo';
export const lastSeen = 'Ultima attività';

export const rename = 'Cambia il nome';
export const renameName = (name: string) => `Cambia il nome di «${name}»`;
export const renameHint = 'Lo legge sul suo telefono';
export const newName = 'Un nuovo nome';
export const newNameFor = (name: string) => `Per «${name}». Lo legge sul suo telefono.`;
export const nameOnLeaderboard = 'Nome in classifica';
export const nameMissing = 'Scrivi un nome.';
export const nameWrong = 'Questo nome non si può mostrare. Scegline un altro.';
export const save = 'Salva';
export const cancel = 'Annulla';
export const close = 'Chiudi';
export const hide = 'Nascondi dalla classifica';
export const hideName = (name: string) => `Nascondi «${name}»`;
export const hideHint = 'Continua a contare, ma non si vede';
export const show = 'Mostra di nuovo in classifica';
export const showAgain = 'Mostra di nuovo';
export const showName = (name: string) => `Mostra di nuovo «${name}»`;
export const showHint = 'Con tutti i suoi drink';
export const remove = 'Togli dalla festa';
export const removeShort = 'Togli';
export const removeName = (name: string) => `Togli «${name}»`;
export const removeHint = 'Scegli tu se può rientrare';
export const removeQuestion = (name: string) => `Togliere «${name}»?`;
export const removeLead = 'Il nome sparisce dalla classifica. L’ospite lo viene a sapere e conserva i drink.';
export const comingBack = 'Rientro';
export const mayReturn = 'Può chiedere di rientrare';
export const mayNotReturn = 'Non può rientrare';
export const underNewName = 'Può ancora rientrare con un altro nome, finché non chiudi la porta.';
export const keep = 'Non togliere';
export const letBackIn = 'Fai rientrare';
export const letBackInHint = 'Torna con il suo nome e i suoi drink. Il suo telefono lo dice.';
export const allowReturn = 'Permetti di chiedere il rientro';
export const allowReturnHint = 'Poi decide il team';
export const letInHint = 'Con tutti i drink segnati finora';

export const done = {
  rename: (name: string, to: string) => `«${name}» ora è «${to}».`,
  hide: (name: string) => `«${name}» non si vede più in classifica.`,
  show: (name: string) => `«${name}» si vede di nuovo in classifica.`,
  'let-in': (name: string) => `«${name}» è dentro.`,
  'turn-away': (name: string) => `«${name}» non entra.`,
  remove: (name: string) => `«${name}» è fuori.`,
  restore: (name: string) => `«${name}» è di nuovo dentro.`,
};

export const handOver = 'Passa a un altro telefono';
export const handOverHint = 'Se il telefono è scarico o perso';
export const handOverTitle = (name: string) => `La serata di «${name}» su un altro telefono`;
export const handOverLead =
  'L’altro telefono riceve il nome e tutti i drink. La cronologia e i telefoni di questo ospite lo dicono.';
export const showSquare = 'Mostra il QR';
export const pointOther = 'Inquadra questo QR con l’altro telefono. Vale una volta sola.';
export const handOverSquare = 'Codice QR che passa la serata a un altro telefono';
export const goodUntil = (time: string) => (isOne(time) ? `Vale fino all’${time}` : `Vale fino alle ${time}`);
export const otherReads = 'L’altro telefono lo sta leggendo…';
export const hasArrived = 'La serata è sull’altro telefono.';
export const squareIsLate = 'Questo QR non vale più.';
export const handedOverOften = 'Questa serata non si può passare altre volte.';
export const allAreIn = 'Chi era alla porta ora è dentro.';
export const notDone = (name: string) => `Per «${name}» non è ancora cambiato niente: nessuna risposta.`;
export const hasLeft = (name: string) => `«${name}» non fa più parte di questa festa.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} ha fatto prima: «${name}» è dentro.`,
  knocked: (by, name) => `${by} ha fatto prima: «${name}» è davanti alla porta chiusa.`,
  waiting: (by, name) => `${by} ha fatto prima: «${name}» è alla porta.`,
  'turned-away': (by, name) => `${by} ha fatto prima: «${name}» non entra.`,
  removed: (by, name) => `${by} ha fatto prima: «${name}» è già fuori.`,
  barred: (by, name) => `${by} ha fatto prima: «${name}» è già fuori.`,
  hidden: (by, name) => `${by} ha fatto prima: «${name}» non si vede più in classifica.`,
  renamed: (by, name) => `${by} ha fatto prima: «${name}» ora ha un altro nome.`,
  other: (by, name) => `${by} ha fatto prima: per «${name}» qualcosa è cambiato.`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Troppo tardi: «${name}» è dentro.`,
  knocked: (name) => `Troppo tardi: «${name}» è davanti alla porta chiusa.`,
  waiting: (name) => `Troppo tardi: «${name}» è alla porta.`,
  'turned-away': (name) => `Troppo tardi: «${name}» non entra.`,
  removed: (name) => `Troppo tardi: «${name}» è già fuori.`,
  barred: (name) => `Troppo tardi: «${name}» è già fuori.`,
  hidden: (name) => `Troppo tardi: «${name}» non si vede più in classifica.`,
  renamed: (name) => `Troppo tardi: «${name}» ora ha un altro nome.`,
  other: (name) => `Troppo tardi: per «${name}» qualcosa è cambiato.`,
};

export const hostsDid = 'Cosa ha fatto il team';
export const hostsDidLead = 'Lo vede solo il team. Viene eliminato con la festa.';
export const seeAll = 'Vedi tutto';
export const undo = 'Annulla';
export const undoThis = (sentence: string) => `Annulla: ${sentence}`;
export const undoneByYou = (time: string) => `${time}: annullato da te`;
export const undoneBy = (time: string, by: string) =>
  by ? `${time}: annullato da ${by}` : `${time}: annullato da un ex membro del team`;
export const earlier = 'Mostra i precedenti';
export const nothingYet = 'Ancora niente.';
export const undone = 'Annullato.';
export const cameAt = (time: string) => (isOne(time) ? `arrivo all’${time}` : `arrivo alle ${time}`);
