import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: `${count} hôte`, other: `${count} hôtes` });
export const signupRule = {
  open: 'Inscription ouverte, même sans invitation',
  invitation: 'Sur invitation seulement',
  off: 'Pas de nouvelles inscriptions',
};
export const findAmongAll = 'Chercher un hôte';
export const findAmong = (count: number) =>
  plural(count, { one: `Chercher parmi ${count} hôte`, other: `Chercher parmi ${count} hôtes` });
export const hostsDidNotLoad = 'Les hôtes ne se sont pas chargés';
export const nobodyFound = 'Personne avec ce nom ou cet e-mail';
export const nobodyFoundLead = 'Essaie une partie du nom ou de l’adresse.';
export const showAll = 'Voir tout le monde';
export const showMore = 'Voir la suite';
export const thatIsYou = 'toi';
export const operator = 'gère ce serveur';
export const bannedOn = (atMs: number, nowMs: number) => `compte bloqué le ${dayAndMonth(atMs, nowMs)}`;
/** In French, 0 has the plural form `one`. */
export const celebrations = 'Fêtes';
export const lastSeen = 'Dernière visite';
export const celebrationCount = (count: number) =>
  count === 0 ? 'aucune fête' : plural(count, { one: `${count} fête`, other: `${count} fêtes` });
export const notConfirmed = 'e-mail non confirmé';
export const withSecondStep = 'avec deuxième étape';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'en ligne maintenant';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'en ligne aujourd’hui';
  return days === 1 ? 'en ligne hier' : `en ligne le ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name} : que faire`;
export const ban = 'Bloquer';
export const banOf = (name: string) => `Bloquer le compte « ${name} »`;
export const banHint = 'Ferme ses sessions ; peut être levé à tout moment';
export const banTitle = (name: string) => `Bloquer le compte « ${name} » ?`;
export const banLead = (name: string) =>
  `${name} ne peut plus se connecter, les fêtes continuent. Tu peux lever le blocage à tout moment.`;
export const isBanned = (name: string) => `Compte bloqué : ${name}.`;
export const liftBan = 'Lever le blocage';
export const liftBanOf = (name: string) => `Lever le blocage : ${name}`;
export const liftBanHint = 'Peut se reconnecter';
export const banLifted = (name: string) => `${name} peut se reconnecter.`;
export const sendMailAgain = 'Renvoyer l’e-mail';
export const sendMailAgainTo = (name: string) => `Renvoyer l’e-mail : ${name}`;
export const sendMailAgainHint = 'Avec un nouveau lien qui confirme l’adresse';
export const mailSentAgain = (email: string) => `L’e-mail pour ${email} est reparti.`;
export const linkInLog = (email: string) => `Un nouveau lien pour ${email} est dans le journal du serveur.`;
export const remove = 'Supprimer';
export const removeOf = (name: string) => `Supprimer le compte « ${name} »`;
export const removeAccount = 'Supprimer le compte';
export const removeHint = 'Avec lui partent les fêtes qui n’ont pas d’autre hôte';
export const removeTitle = (name: string) => `Supprimer le compte « ${name} » ?`;
export const removeLead = 'Les fêtes sans autre hôte sont supprimées aussi. C’est définitif.';
export const isRemoved = (name: string) => `Compte supprimé : ${name}.`;

export const inviteHost = 'Inviter un hôte';
export const sendInvitation = 'Envoyer l’invitation';
export const invitationSent = (email: string) => `L’invitation pour ${email} est en route.`;
export const linkIsReady = (email: string) => `Le lien pour ${email} est prêt à copier.`;
export const invitations = 'Invitations en cours';
export const noInvitations = 'Il n’y a pas d’invitations.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `expirée le ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `envoyée aujourd’hui, valable jusqu’à ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `envoyée hier, valable jusqu’à ${WEEKDAY.format(untilMs)}`
    : `envoyée le ${dayAndMonth(sentMs, nowMs)}, valable jusqu’à ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Retirer';
export const withdrawOf = (email: string) => `Retirer l’invitation pour ${email}`;
export const withdrawn = 'L’invitation est retirée.';
export const sendAgain = 'Renvoyer';
export const sendAgainOf = (email: string) => `Renvoyer : ${email}`;
