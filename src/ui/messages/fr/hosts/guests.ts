import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

export const live = 'en direct';
export const boardPaused = 'en pause';
export const isOver = 'fini';
export const connecting = 'connexion';
export const noConnection = 'pas de réseau';
export const nobodyYet = 'Encore personne';
export const inTheRoom = (count: number, here: number) =>
  plural(count, {
    one: `${count} invité, ${here} en ligne à l’instant`,
    other: `${count} invités, ${here} en ligne à l’instant`,
  });
export const history = 'Historique';
export const noNetwork = 'Pas de réseau.';
export const asOf = (time: string) => `Mis à jour à ${time}.`;
export const noNetworkNow = 'Il n’y a pas de réseau pour le moment';
export const guestsWithNetwork = 'Les invités apparaissent quand le réseau revient.';

export const pausedSince = (time: string) => `En pause depuis ${time}`;
export const pausedHint = 'Le classement est arrêté, les invités continuent de compter.';
export const resume = 'Reprendre';
export const isPaused = 'Le classement est en pause.';
export const runsAgain = 'Le classement est relancé.';
export const doorQuestion = 'Qui peut entrer ?';
export const doorLead = 'Les personnes déjà là restent. Le code suffit pour lire le classement.';

export const atTheDoor = (count: number) => `${count} devant la porte`;
export const atTheClosedDoor = (count: number) =>
  plural(count, { one: `${count} a frappé à la porte fermée`, other: `${count} ont frappé à la porte fermée` });
export const since = (time: string) => `depuis ${time}`;
export const decline = 'Refuser';
export const letIn = 'Faire entrer';
export const declineName = (name: string) => `Refuser « ${name} »`;
export const letInName = (name: string) => `Faire entrer « ${name} »`;
export const letAllIn = (count: number) =>
  plural(count, { one: `Faire entrer ${count} invité`, other: `Faire entrer les ${count}` });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Tous';
export const newcomers = 'Nouveaux';
export const setAside = 'À part';
export const whichGuests = 'Quels invités';
export const setAsideHint = 'Seuls les hôtes voient ces invités. Choisis un nom pour en savoir plus.';
export const findAmong = (count: number) =>
  plural(count, { one: `Chercher parmi ${count} invité`, other: `Chercher parmi ${count} invités` });
export const closeSearch = 'Fermer la recherche';
export const found = (count: number) => plural(count, { one: `${count} invité`, other: `${count} invités` });
export const nobodyFound = 'Personne de ce nom';
export const nobodyFoundLead = 'Les invités choisissent leur nom eux-mêmes : essaie un prénom ou un surnom.';
export const nobodyHere = 'Il n’y a personne ici pour le moment.';
export const nobodyAnyMore = 'Il n’y a plus personne';
export const eveningIsGone = 'La soirée est finie';
export const eveningIsGoneLead =
  'Tout ce qu’un invité a noté est supprimé 24 heures après son arrivée : nom, verres et classement. Tes réglages restent jusqu’à ce que tu supprimes la fête.';
export const roomIsReady = 'La salle est prête';
export const roomIsReadyLead = 'Le premier invité apparaît ici dès qu’il a scanné le code et écrit un nom.';
export const logsAreDeleted = 'Ce qu’un invité note est supprimé après 24 heures.';
export const lastSeenFirst = 'Dernière connexion d’abord';
export const drinksColumn = 'Verres avec alcool';
export const noPositions =
  'Cette page ne montre jamais où se trouve quelqu’un. Ce qu’un invité a noté est supprimé 24 heures après son arrivée, ici et sur tous les téléphones.';
export const hereNow = 'en ligne';
export const seen = (ago: string) => `en ligne ${ago}`;
export const drinks = (count: number) =>
  plural(count, { one: `${count} verre avec alcool`, other: `${count} verres avec alcool` });
export const hidesThemselves = 'hors classement par choix';
export const isQuiet = 'sans chiffres';
export const justArrived = 'vient d’arriver';
export const was = (name: string) => `avant : « ${name} »`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'hors classement',
  'turned-away': 'entrée refusée',
  removed: 'peut demander à revenir',
  barred: 'sans retour',
};
export const hereSince = 'Ici depuis';
export const lastSeen = 'Dernière connexion';

export const rename = 'Renommer';
export const renameName = (name: string) => `Renommer « ${name} »`;
export const renameHint = 'Son téléphone l’en informe';
export const newName = 'Un nouveau nom';
export const newNameFor = (name: string) => `Pour « ${name} ». Son téléphone l’en informe.`;
export const nameOnLeaderboard = 'Nom au classement';
export const nameMissing = 'Écris un nom.';
export const nameWrong = 'Ce nom ne peut pas s’afficher. Choisis-en un autre.';
export const save = 'Enregistrer';
export const cancel = 'Annuler';
export const close = 'Fermer';
export const hide = 'Masquer du classement';
export const hideName = (name: string) => `Masquer « ${name} »`;
export const hideHint = 'L’invité continue de compter, sans qu’on le voie';
export const show = 'Remettre au classement';
export const showAgain = 'Afficher à nouveau';
export const showName = (name: string) => `Afficher « ${name} » à nouveau`;
export const showHint = 'Avec tous ses verres';
export const remove = 'Retirer de la fête';
export const removeShort = 'Retirer';
export const removeName = (name: string) => `Retirer « ${name} »`;
export const removeHint = 'Tu choisis si le retour est possible';
export const removeQuestion = (name: string) => `Retirer « ${name} » ?`;
export const removeLead = 'Le nom quitte le classement. La personne l’apprend et garde ses verres.';
export const comingBack = 'Retour';
export const mayReturn = 'Peut demander à revenir';
export const mayNotReturn = 'Ne peut pas revenir';
export const underNewName = 'Un retour sous un autre nom reste possible, sauf si tu fermes la porte.';
export const keep = 'Garder';
export const letBackIn = 'Laisser revenir';
export const letBackInHint = 'Son nom et ses verres reviennent aussi. Son téléphone le dit.';
export const allowReturn = 'Permettre une demande de retour';
export const allowReturnHint = 'Les hôtes décident ensuite';
export const letInHint = 'Avec tous les verres comptés jusqu’ici';

export const done = {
  rename: (name: string, to: string) => `« ${name} » s’appelle maintenant « ${to} ».`,
  hide: (name: string) => `« ${name} » n’apparaît plus au classement.`,
  show: (name: string) => `« ${name} » apparaît de nouveau au classement.`,
  'let-in': (name: string) => `« ${name} » est là.`,
  'turn-away': (name: string) => `« ${name} » n’entre pas.`,
  remove: (name: string) => `« ${name} » ne fait plus partie de la fête.`,
  restore: (name: string) => `« ${name} » est de retour.`,
};

export const handOver = 'Passer sur un autre téléphone';
export const handOverHint = 'Si son téléphone est déchargé ou perdu';
export const handOverTitle = (name: string) => `La soirée de « ${name} » sur un autre téléphone`;
export const handOverLead =
  'L’autre téléphone reçoit le nom et tous les verres. L’historique et les téléphones de cet invité le disent.';
export const showSquare = 'Afficher le QR code';
export const pointOther = 'Scanne ce QR code avec l’autre téléphone. Il ne sert qu’une fois.';
export const handOverSquare = 'QR code qui transmet la soirée';
export const goodUntil = (time: string) => `Valable jusqu’à ${time}`;
export const otherReads = 'L’autre téléphone le lit…';
export const hasArrived = 'La soirée est sur l’autre téléphone.';
export const squareIsLate = 'Ce QR code n’est plus valable.';
export const handedOverOften = 'Cette soirée ne peut plus être transmise.';
export const allAreIn = 'Plus personne n’attend : tout le monde est là.';
export const notDone = (name: string) => `Rien n’a encore changé pour « ${name} » : il n’y a pas eu de réponse.`;
export const hasLeft = (name: string) => `« ${name} » n’est plus à cette fête.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} a fait plus vite : « ${name} » est là.`,
  knocked: (by, name) => `${by} a fait plus vite : « ${name} » est devant la porte fermée.`,
  waiting: (by, name) => `${by} a fait plus vite : « ${name} » est devant la porte.`,
  'turned-away': (by, name) => `${by} a fait plus vite : « ${name} » n’entre pas.`,
  removed: (by, name) => `${by} a fait plus vite : « ${name} » ne fait déjà plus partie de la fête.`,
  barred: (by, name) => `${by} a fait plus vite : « ${name} » ne fait déjà plus partie de la fête.`,
  hidden: (by, name) => `${by} a fait plus vite : « ${name} » n’apparaît plus au classement.`,
  renamed: (by, name) => `${by} a fait plus vite : « ${name} » a maintenant un autre nom.`,
  other: (by, name) => `${by} a fait plus vite : pour « ${name} », quelque chose a changé.`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Trop tard : « ${name} » est là.`,
  knocked: (name) => `Trop tard : « ${name} » est devant la porte fermée.`,
  waiting: (name) => `Trop tard : « ${name} » est devant la porte.`,
  'turned-away': (name) => `Trop tard : « ${name} » n’entre pas.`,
  removed: (name) => `Trop tard : « ${name} » ne fait déjà plus partie de la fête.`,
  barred: (name) => `Trop tard : « ${name} » ne fait déjà plus partie de la fête.`,
  hidden: (name) => `Trop tard : « ${name} » n’apparaît plus au classement.`,
  renamed: (name) => `Trop tard : « ${name} » a maintenant un autre nom.`,
  other: (name) => `Trop tard : pour « ${name} », quelque chose a changé.`,
};

export const hostsDid = 'Ce que les hôtes ont fait';
export const hostsDidLead = 'Seuls les hôtes le voient. C’est supprimé avec la fête.';
export const seeAll = 'Tout voir';
export const undo = 'Annuler';
export const undoThis = (sentence: string) => `Annuler : ${sentence}`;
export const undoneByYou = (time: string) => `annulé à ${time} par toi`;
export const undoneBy = (time: string, by: string) =>
  by ? `annulé à ${time} par ${by}` : `annulé à ${time} par un ancien hôte`;
export const earlier = 'Voir les plus anciens';
export const nothingYet = 'Encore rien.';
export const undone = 'C’est annulé.';
export const cameAt = (time: string) => `arrivée à ${time}`;
