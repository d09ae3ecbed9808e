import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Condividere la posizione?';
/** The distance is in metres, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `Condividi la tua posizione per vedere in classifica chi è entro ${Math.round(feet * 0.03048) * 10} metri!`;
export const onlyNearby = 'In classifica vedrai solo chi è vicino a te';
export const shareMyLocation = 'Condividi la posizione';
export const requestingLocation = 'Chiedo la posizione…';
export const skipLocation = 'Salta (mostra tutti)';
export const locationIsNotStored =
  'La tua posizione serve solo a trovare chi è vicino e non viene conservata in modo permanente.';
export const locationEnabled = 'Posizione attivata!';

export const resetAllDrinks = 'Azzerare tutti i drink?';
export const resetComplete = 'Si riparte da zero!';
export const resetCannotBeUndone =
  'Tutti i tuoi drink e le tue statistiche spariscono, e riparti da zero. Non si può annullare.';
export const reset = 'Azzera';

export const languageTitle = 'Lingua';
export const languageIs = (name: string) => `Lingua: ${name}`;
export const languageNeedsNetwork = 'Al momento questa lingua non si può caricare. Riprova quando hai rete.';
export const languageNotNow = 'Al momento questa lingua non si può caricare. Riprova tra un attimo.';
export const colours = 'Colori';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Giorno', night: 'Notte' };
export const shareLocation = 'Condividi la mia posizione';
export const theCelebration = 'La festa';
export const youAndTheOthers = 'Tu e gli altri';
export const thisPhone = 'Questo telefono';
export const hideMe = 'Nascondimi dalla classifica';
export const beQuiet = 'In lista, senza numeri';
export const momentsOfTheRoom = 'Momenti della festa';
export const privacy = 'Privacy';
export const deleteMyData = 'Elimina i miei dati';

export const deleteMyDataTitle = 'Eliminare i miei dati?';
export const deletionCannotBeUndone =
  'Il tuo nome, i tuoi drink e la tua posizione vengono eliminati da questo dispositivo, dal server e da ogni classifica. Non si può annullare.';
export const deletionWithoutNetwork = `Non c’è rete. I tuoi dati vengono eliminati subito da questo telefono, e dal server la prossima volta che apri qui ${PRODUCT_NAME} con la rete.`;
export const deleteData = 'Elimina';

export const dataIsDeleted = 'I tuoi dati sono stati eliminati, qui e sul server.';
export const deletionIsWaiting = `I tuoi dati sono stati eliminati da questo telefono, ma il server non risponde. Li eliminerà la prossima volta che aprirai qui ${PRODUCT_NAME} con la rete.`;
export const deletionNeedsThisPage = `I tuoi dati sono stati eliminati da questo telefono, ma il server non risponde. Li eliminerà la prossima volta che aprirai qui ${PRODUCT_NAME} con la rete. Fino ad allora tieni aperta questa pagina.`;

export const cannotSave = 'Questo telefono non può salvare. Tieni aperta questa pagina o perdi i tuoi drink.';
export const nameIsShared =
  'C’è già qualcuno con questo nome in classifica. Basta cambiare una lettera per distinguervi.';
export const nameIsOfCouple =
  'Si festeggia qualcuno con questo nome. Se non sei tu, basta cambiare una lettera per distinguervi.';
export const signInFirst = 'La rete chiede prima di accedere. Nel frattempo i tuoi drink aspettano su questo telefono.';
export const signIn = 'Accedi';
export const notAllCount = `La classifica conta al massimo ${MAX_COUNTED_DRINKS} drink in ${COUNTED_WINDOW_MS / MINUTE_MS} minuti. Qui ci sono tutti.`;
export const notAllRemovable = 'Adesso non si possono togliere tutti i drink.';
export const lookedUpLater = (code: string) =>
  `La rete non risponde. Appena torna, cerchiamo il codice ${code}. Intanto puoi già segnare i tuoi drink.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `La lista è piena: ${MAX_DRINKS} drink. Con «Azzera» ne inizi una nuova.`
    : `La lista è piena: ${MAX_DRINKS} drink. Con «Elimina i miei dati» ne inizi una nuova.`;
export const notOffered = (drink: DrinkChoice) =>
  `Stasera si festeggia senza alcol. Non segnato: ${drinkLabel(drink)}.`;
export const noneRemovable = 'Non si possono togliere altri drink.';
