import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Une empreinte, un visage ou une clé suffit.';
export const add = 'Ajouter une clé d’accès';
export const addTitle = 'Ajouter une clé d’accès';
export const addLead = 'Donne-lui un nom qui te rappelle l’appareil. Ton navigateur te demande ensuite où la garder.';
export const nameOfPasskey = 'Nom';
export const thisDevice = 'Cet appareil';
export const goOn = 'Continuer';
export const added = 'La clé d’accès est ajoutée.';
export const rename = 'Changer son nom';
export const renameLead = 'Personne d’autre ne le voit.';
export const save = 'Enregistrer';
export const renamed = 'Le nom est changé.';
export const remove = 'Retirer';
export const removeHint = 'Elle n’ouvrira plus ton compte';
export const removeTitle = 'Retirer cette clé d’accès ?';
export const removeLead =
  'Elle n’ouvrira plus ton compte. Supprime-la aussi sur l’appareil, pour qu’elle ne soit plus proposée.';
export const removeShort = 'Retirer';
export const removed = 'La clé d’accès est retirée.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'pas encore utilisée';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'utilisée aujourd’hui';
  return days === 1 ? 'utilisée hier' : `utilisée le ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `seulement pour ${site}`;
export const passwordToo =
  'Ta connexion date un peu. Tape aussi ton mot de passe. Si tu n’en as pas, déconnecte-toi et reconnecte-toi.';
export const signInAgain = 'Ta connexion date un peu. Déconnecte-toi, reconnecte-toi, puis réessaie.';
export const noPasskeyMade = 'Aucune clé d’accès n’a été créée. Tu peux réessayer.';
export const passkeyKnown = 'Cet appareil a déjà une clé d’accès pour ton compte.';
export const wrongPasskey =
  'Cette clé d’accès est inconnue ici. Elle a peut-être été retirée, ou elle est pour un autre site.';
export const lastWayIn =
  'C’est le seul chemin vers ton compte. Ajoutes-en une autre, ou choisis d’abord un mot de passe.';
export const tooManyPasskeys = 'Tu as déjà autant de clés d’accès que possible. Retires-en une d’abord.';

export const usePasskey = 'Utiliser une clé d’accès';
export const noPasskeyUsed = 'Aucune clé d’accès n’a servi. Tu peux réessayer, ou entrer autrement.';
export const banned = 'Ce compte est fermé ici. Demande à la personne qui gère ce serveur.';
