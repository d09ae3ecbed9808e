import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'La casa';
export const theHouseHint = 'Regole sopra tutti gli organizzatori, e chi è responsabile';
export const countAtOnce = 'Per ogni festa di qui, da subito.';
export const standInFile = 'Queste regole stanno in un file del server. Si cambiano solo lì.';
export const openHasNoRules = 'Chi è senza codice è nella festa aperta, che non ha regole.';
export const openIsSwitchedOff = (setting: string) => `${setting} la spegne.`;
export const forTheServer = 'Per chi gestisce il server';
export const summary = { boards: 'Classifiche', wall: 'Sullo schermo', position: 'Posizione', keep: 'Conservate' };
export const positions = { asked: 'si chiede', never: 'non si chiede' };
export const someOf = (some: number, all: number) => `${some} su ${all}`;

export const mayBeShownHere = 'Classifiche che si possono mostrare';
export const mayBeShownHint = 'Ogni festa sceglie tra quelle attive.';
export const boardsWithAlcohol = 'Ogni classifica che conta l’alcol';
export const boardsWithAlcoholHint = 'Senza, l’alcol non porta in testa.';
export const isNeverShown = (board: string) => `«${board}» qui non si vede più.`;
export const mayBeShown = (board: string) => `«${board}» si può mostrare di nuovo.`;
export const alcoholNever = 'Le classifiche che contano l’alcol qui non si vedono più.';
export const alcoholAgain = 'Le classifiche che contano l’alcol si possono mostrare di nuovo.';

export const namesOnWalls = 'Nomi sugli schermi, al massimo';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Ogni festa sceglie cosa mostra il suo schermo.',
  'first-names': 'Nessuno schermo mostra l’ultima parola di un nome.',
  totals: 'Nessuno schermo mostra un nome.',
  off: 'Nessuna festa ha uno schermo.',
};
export const guestsPrivacy = 'Privacy degli ospiti';
export const mayBeAsked = 'Si può chiedere agli ospiti dove sono';
export const mayBeAskedHint = 'Altrimenti non si chiede a nessuno e nessuna posizione viene salvata.';

export const celebrations = 'Feste';
export const whoMakesThem = 'Chi le crea';
export const creators = { hosts: 'Tutti', operators: 'Solo gli operatori' };
export const howGuestsCome = 'Come si entra, finché nessuno lo cambia';
export const newDoors = { open: 'Chiunque', ask: 'Apre il team' };

export const keepDays = 'Per quanto restano';
export const keepDaysHint = 'In giorni, da 7 a 400. Vuoto: per sempre.';
export const keepDaysWrong = 'Deve essere un numero intero da 7 a 400, o niente.';
export const forEver = 'per sempre';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 festa è più vecchia. Un giorno dopo questa regola viene cancellata per sempre.',
    other: `${count} feste sono più vecchie. Un giorno dopo questa regola vengono cancellate per sempre.`,
  });

export const whoIsResponsible = 'Chi è responsabile';
export const theyReadIt = 'Ospiti e team lo leggono sotto «Privacy».';
export const houseName = 'Nome della casa';
export const contact = 'Contatto';
export const contactHint = 'E-mail, telefono o link';
export const imprint = 'Link alle note legali';
export const privacy = 'Link all’informativa sulla privacy';
export const nameWrong = 'Un nome ha al massimo 60 caratteri, e nessuno è invisibile.';
export const contactWrong = 'Deve essere un indirizzo e-mail, un numero di telefono come +43 1 234567 o un link.';
export const linkWrong = 'Deve essere un link intero, come https://hotel.example.';
export const notSet = 'Non indicato';
export const add = 'Aggiungi';
export const theyReadItNow = 'Ora lo leggono tutti.';

export const countsNow = 'La regola ora vale.';
export const countsNoLonger = 'Qui ogni festa sceglie di nuovo.';

export const boardIsNotShown = 'La casa non mostra questa classifica';
export const noneIsShown = 'Ora non si vede nessuna classifica, perché la casa vieta quelle attive. Attivane un’altra.';
export const noneMayBeShown = 'La casa qui non mostra nessuna classifica. Non se ne può attivare nessuna.';
export const wallIsLimited = 'La casa non permette agli schermi di mostrare di più dei nomi.';
export const rulesOfTheHouse = 'Regole della casa';
export const nobodyIsAsked = 'A nessuno si chiede dove si trova.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Una festa viene cancellata 1 giorno dopo il suo giorno.',
    other: `Una festa viene cancellata ${days} giorni dopo il suo giorno.`,
  });
export const boardsAreNever = (boards: string) => `Mai mostrate: ${boards}.`;
export const nothingIsRuled = 'La casa non regola più niente.';
export const notAllowed = 'La casa non lo permette.';
export const onlyOperatorsMake = 'Le feste le crea chi gestisce questo server.';
export const onlyOperatorsMakeLead = 'Chiedi la vostra. Sarà qui appena sei nel team.';
