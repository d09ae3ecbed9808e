import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Merci pour ton aide';
export const noLongerHost = (names: string) =>
  `Tu n’es plus hôte de la fête « ${names} ». Comme invité, ta place reste à toi.`;
export const openAsGuest = 'L’ouvrir comme invité';
export const isDeleted = (names: string) => `La fête « ${names} » est supprimée`;
export const isDeletedLead =
  'La fête et son code n’existent plus. Ce que les invités ont compté reste sur leur téléphone.';
export const notYours = 'Cette fête n’existe pas';
export const notYoursLead = 'Elle a été supprimée, ou tu ne fais pas partie de ses hôtes.';
export const handInHand = 'Main dans la main';
export const you = 'toi';
export const madeThis = 'a créé cette fête';
export const coHost = 'co-hôte';
export const coHostHere = 'co-hôte, en ligne';
export const invitedUntil = (day: string) => `invitation jusqu’au ${day}`;
export const askedToTakeOver = (day: string) => `peut accepter la fête jusqu’au ${day}`;
export const invitationLink = 'Lien d’invitation';
export const linkUntil = (day: string) => `jusqu’au ${day}`;
export const linkMade = (by: string, day: string, time: string) => `par ${by}, le ${day} à ${time}`;
export const remove = 'Retirer';
export const removeName = (name: string) => `Retirer ${name}`;
export const withdraw = 'Retirer';
export const withdrawName = (name: string) => `Retirer l’invitation : ${name}`;
export const withdrawLink = (day: string, time: string) => `Retirer le lien du ${day} à ${time}`;
export const withdrawn = 'L’invitation est retirée.';
export const leave = 'Quitter';
export const leaveQuestion = (names: string) => `Ne plus être hôte de la fête « ${names} » ?`;
export const leaveLead =
  'Cette fête disparaît aussitôt de tes pages. Tes invitations en attente prennent fin. Les autres peuvent te le redemander.';
export const stay = 'Rester';
export const removeQuestion = (name: string) => `Retirer ${name} des hôtes ?`;
export const removeLead = (name: string) =>
  `${name} ne pourra plus ouvrir cette fête. Ses invitations en attente prennent fin. Tu peux le lui redemander.`;
export const keep = 'Garder';
export const removed = (name: string) => `${name} n’est plus hôte ici.`;
export const left = 'Tu n’es plus hôte de cette fête.';
export const askSomebody = 'Demander de l’aide';
export const askLead = 'Un co-hôte peut faire tout ce que tu fais, sauf supprimer la fête.';
export const askLeadOfHelper = 'Un co-hôte peut faire tout ce que tu fais.';
export const handOver = 'Confier la fête';
export const handOverLead = 'Qui accepte prend la tête de la fête et peut seul la supprimer. D’ici là, rien ne change.';
export const handOverTonight = 'Qui accepte dirige la soirée et peut seul supprimer la fête. D’ici là, rien ne change.';
export const afterwards = 'Tu restes pour aider ?';
export const afterwardsYou = { stay: 'Je reste pour aider', leave: 'Je pars' };
export const sendInvitation = 'Envoyer l’invitation';
export const invitationSent = (email: string) => `L’invitation pour ${email} est en route.`;
export const forWhom = 'Pour qui ?';
export const forWhomHint = 'Si tu veux distinguer les liens. Seuls les hôtes le voient.';
export const makeLinkInstead = 'Créer plutôt un lien';
export const linkReady = 'Le lien est prêt';
export const linkValid = (day: string) => `Il marche une seule fois, jusqu’au ${day}, et ne sera plus affiché.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'Cette fête a autant d’hôtes et d’invitations que possible.';
export const anInvitation = 'Une invitation';
export const asksForHand = (name: string) => `${name} te demande un coup de main`;
export const wouldYou = (names: string, day: string) => `Veux-tu être hôte à la fête « ${names} », le ${day} ?`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `Veux-tu être hôte à la fête « ${names} », le ${day} ? Pour ça, il te faut un compte ici.`;
export const handsOverToYou = (name: string) => `${name} te confie une fête`;
export const wouldYouTake = (names: string) =>
  `Veux-tu reprendre la fête « ${names} » ? Tu deviendras la personne qui l’a créée.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `Veux-tu reprendre la fête « ${names} » ? Tu deviendras la personne qui l’a créée. Pour ça, il te faut un compte ici.`;
export const gladly = 'Avec plaisir';
export const noThankYou = 'Non merci';
export const haveAccount = 'Tu as déjà un compte';
export const invitationIsUsed = 'Cette invitation servait à le créer. Il n’y a plus rien à faire.';
export const invitationOfOther = 'Cette invitation est pour quelqu’un d’autre';
export const invitationIsFor = (email: string) => `Elle est pour ${email}.`;
export const signedInAs = (email: string) => `Tu utilises le compte ${email}.`;
export const signOutAndAccept = 'Me déconnecter et accepter';
export const invitationGone = 'Cette invitation n’est plus valable';
export const invitationGoneLead =
  'Elle a servi, a été retirée ou est trop ancienne. Si c’est toi qui l’as utilisée, connecte-toi. Sinon, demandes-en une nouvelle.';
