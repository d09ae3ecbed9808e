import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Accedi con l’impronta, il volto o una chiave.';
export const add = 'Aggiungi una passkey';
export const addTitle = 'Aggiungi una passkey';
export const addLead = 'Dalle un nome che ti ricordi il dispositivo. Poi il browser ti chiede dove conservarla.';
export const nameOfPasskey = 'Nome';
export const thisDevice = 'Questo dispositivo';
export const goOn = 'Continua';
export const added = 'La passkey è aggiunta.';
export const rename = 'Cambia il nome';
export const renameLead = 'Lo vedi solo tu.';
export const save = 'Salva';
export const renamed = 'Il nome è cambiato.';
export const remove = 'Togli';
export const removeHint = 'Non apre più il tuo account';
export const removeTitle = 'Togliere questa passkey?';
export const removeLead =
  'Non apre più il tuo account. Eliminala anche sul dispositivo, così non ti viene più proposta.';
export const removeShort = 'Togli';
export const removed = 'La passkey è stata tolta.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'mai usata';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'ultimo uso: oggi';
  return days === 1 ? 'ultimo uso: ieri' : `ultimo uso: ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `solo per ${site}`;
export const passwordToo =
  'È passato un po’ dal tuo accesso. Scrivi anche la password. Se non ne hai una, esci e accedi di nuovo.';
export const signInAgain = 'È passato un po’ dal tuo accesso. Esci, accedi di nuovo e poi riprova.';
export const noPasskeyMade = 'Nessuna passkey creata. Puoi riprovare.';
export const passkeyKnown = 'Questo dispositivo ha già una passkey per il tuo account.';
export const wrongPasskey = 'Qui non conosciamo questa passkey. Forse è stata tolta o è per un altro sito.';
export const lastWayIn =
  'È l’unico modo per entrare nel tuo account. Prima aggiungi un’altra passkey o scegli una password.';
export const tooManyPasskeys = 'Hai già il massimo di passkey. Prima togline una.';

export const usePasskey = 'Usa una passkey';
export const noPasskeyUsed = 'Nessuna passkey usata. Puoi riprovare o entrare in un altro modo.';
export const banned = 'Qui questo account è chiuso. Chiedi a chi gestisce questo server.';
