import { plural } from './forms.ts';

export const carryOnElsewhere = 'Continua su un altro telefono';
export const pointTheCamera = 'Inquadra qui con l’altro telefono. Vale una volta sola.';
export const square = 'Codice QR per continuare la tua serata su un altro telefono';
export const left = (time: string) => `Ancora ${time}`;
export const copyTheLink = 'O copia il link, per questo stesso telefono';
export const linkIsCopied = 'Copiato. Aprilo o incollalo dove Clink chiede un codice.';
export const linkNotCopied = 'Questo browser non permette a Clink di copiare il link.';
export const afterwards = 'E poi';
export const countOnBoth = 'Conta su entrambi';
export const signThisOff = 'Solo sull’altro';
export const cancel = 'Annulla';
export const aMoment = 'Un attimo…';
export const otherPhoneReads = 'L’altro telefono ha letto il QR. Un attimo…';
export const newSquare = 'Nuovo QR';
export const tryAgain = 'Riprova';

export const squareIsLate = 'Questo QR è scaduto';
export const squareIsLateHere = 'Questo QR è scaduto. Non si è perso niente. Puoi crearne subito un altro.';
export const noAnswerHere = 'Al momento nessuna risposta. Funziona appena i due telefoni hanno rete.';
export const notPossible = 'Al momento la tua serata non può passare a un altro telefono. Su questo è al sicuro.';
export const afterManyTries = 'Quanti tentativi!';
export const againIn = (time: string) => `Puoi riprovare tra ${time}.`;

export const bothCount = 'Ora contano entrambi i telefoni.';
export const almostSignedOff = 'Questo telefono sta per smettere di contare';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Manca solo che il server riceva tutto.'
    : plural(count, {
        one: 'C’è ancora 1 drink da inviare. Questo telefono prima lo manda.',
        other: `Ci sono ancora ${count} drink da inviare. Questo telefono prima li manda.`,
      });

export const looking = 'Cerco…';
export const lookingForIt = 'La tua serata sta arrivando';
export const carryOnAs = (name: string) => `Continui come ${name}?`;
/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);
export const whatComes = (count: number, since: string, names: string) => {
  if (count === 0)
    return isOne(since)
      ? `La tua serata è iniziata all’${since}, alla festa di ${names}. Anche il primo telefono continua, se non smette di contare.`
      : `La tua serata è iniziata alle ${since}, alla festa di ${names}. Anche il primo telefono continua, se non smette di contare.`;
  return isOne(since)
    ? plural(count, {
        one: `1 drink dall’${since}, alla festa di ${names}. Arriva su questo telefono. Anche il primo continua, se non smette di contare.`,
        other: `${count} drink dall’${since}, alla festa di ${names}. Arrivano su questo telefono. Anche il primo continua, se non smette di contare.`,
      })
    : plural(count, {
        one: `1 drink dalle ${since}, alla festa di ${names}. Arriva su questo telefono. Anche il primo continua, se non smette di contare.`,
        other: `${count} drink dalle ${since}, alla festa di ${names}. Arrivano su questo telefono. Anche il primo continua, se non smette di contare.`,
      });
};
export const whatComesFromOpen = (count: number, since: string) => {
  if (count === 0)
    return isOne(since)
      ? `La tua serata è iniziata all’${since}, nella classifica aperta. Anche il primo telefono continua, se non smette di contare.`
      : `La tua serata è iniziata alle ${since}, nella classifica aperta. Anche il primo telefono continua, se non smette di contare.`;
  return isOne(since)
    ? plural(count, {
        one: `1 drink dall’${since}, nella classifica aperta. Arriva su questo telefono. Anche il primo continua, se non smette di contare.`,
        other: `${count} drink dall’${since}, nella classifica aperta. Arrivano su questo telefono. Anche il primo continua, se non smette di contare.`,
      })
    : plural(count, {
        one: `1 drink dalle ${since}, nella classifica aperta. Arriva su questo telefono. Anche il primo continua, se non smette di contare.`,
        other: `${count} drink dalle ${since}, nella classifica aperta. Arrivano su questo telefono. Anche il primo continua, se non smette di contare.`,
      });
};
export const carryOnHere = 'Continua qui';
export const notMe = 'Non sono io';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `Su questo telefono c’è una serata come ${name}. Resta alla festa di ${names}, e puoi ritrovarla lì.`
    : plural(count, {
        one: `Su questo telefono c’è 1 drink segnato come ${name}. Resta alla festa di ${names}, e puoi ritrovarlo lì.`,
        other: `Su questo telefono ci sono ${count} drink segnati come ${name}. Restano alla festa di ${names}, e puoi ritrovarli lì.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `Su questo telefono c’è una serata come ${name}. Resta nella classifica aperta, e puoi ritrovarla lì.`
    : plural(count, {
        one: `Su questo telefono c’è 1 drink segnato come ${name}. Resta nella classifica aperta, e puoi ritrovarlo lì.`,
        other: `Su questo telefono ci sono ${count} drink segnati come ${name}. Restano nella classifica aperta, e puoi ritrovarli lì.`,
      });
export const carriesOnAs = (name: string) => `Continui come ${name}.`;
export const goBack = 'Indietro';
export const backTo = (name: string) => `Torna alla serata di ${name}`;

export const tapNewSquare = 'Sul primo telefono tocca «Nuovo QR» e inquadralo un’altra volta. Non si è perso niente.';
export const linkIsDamaged = 'Questo link è incompleto';
export const copyLinkAgain =
  'Ne manca una parte. Copialo un’altra volta o inquadra di nuovo il QR. Non si è perso niente.';
export const squareIsUsed = 'Questo QR è già stato usato';
export const usedElsewhere = 'Vale per un solo telefono. Sul primo tocca «Nuovo QR» e inquadralo.';
export const eveningIsOver = 'Questa serata è finita';
export const goneForAll =
  'È stata eliminata, è terminata o chi organizza l’ha chiusa. Su questo telefono non ne arriva niente.';
export const noAnswer = 'Al momento nessuna risposta';
export const squareStaysGood = 'Il QR vale ancora per i suoi cinque minuti. Riprova tra un attimo.';
export const manyTries = 'Quanti tentativi!';
export const cannotStore = 'Questo telefono non può salvare';
export const staysOnTheFirst = 'Quindi la tua serata resta sul primo telefono. Non si è perso niente.';
export const isHereAlready = 'La tua serata è già su questo telefono';
export const pointOtherCamera = 'Inquadra il QR con un altro telefono.';
export const allRight = 'Va bene';
export const freshEvening = 'Inizia una nuova serata';
export const ownEvening = 'Continua la mia serata';
export const typeCode = 'Scrivi un codice';
export const notNow = 'Non ora';

export const signedOff = 'Questo telefono ha smesso di contare';
export const movedAway = 'La tua serata è passata all’altro telefono.';
export const deletedElsewhere = 'I tuoi dati sono stati eliminati';
export const forgottenHere = 'Li hai eliminati sull’altro telefono. Anche questo li ha dimenticati.';
