import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Toi';
export const name = 'Nom';
export const othersSeeIt = 'Les autres hôtes le voient';
export const changeName = 'Changer de nom';
export const changeEmail = 'Changer d’e-mail';
export const changePassword = 'Changer de mot de passe';
export const save = 'Enregistrer';
export const nameChanged = 'Ton nom est changé.';
export const newEmail = 'Nouvel e-mail';
export const newEmailLead = 'Nous envoyons un lien à la nouvelle adresse. Elle est à toi dès que tu as touché ce lien.';
export const newEmailToAskLead =
  'La personne qui gère le serveur aura alors un lien pour la nouvelle adresse. Elle est à toi dès que tu as ouvert ce lien.';
export const sendTheLink = 'Envoyer le lien';
export const emailOnItsWay = (email: string) => `Un e-mail est parti vers ${email}. Touche le lien qu’il contient.`;
export const theyHaveTheLink = (email: string) => `La personne qui gère le serveur a le lien pour ${email}.`;
export const currentPassword = 'Ton mot de passe actuel';
export const passwordLead = 'Par sécurité, toutes tes autres sessions seront fermées.';
export const choosePassword = 'Choisir un mot de passe';
export const choosePasswordLead =
  'Nous t’envoyons un lien. Il te permet de choisir un mot de passe, avec lequel tu pourras aussi te connecter.';
export const choosePasswordToAskLead =
  'La personne qui gère le serveur aura alors un lien pour toi. Il te permet de choisir un mot de passe, avec lequel tu pourras aussi te connecter.';
export const passwordChanged = 'Ton mot de passe est changé.';

export const howYouSignIn = 'Comment tu te connectes';
export const authenticatorApp = 'Appli d’authentification';
export const on = 'activée';
export const off = 'désactivée';
export const appExplained = 'Six chiffres, en plus du mot de passe';
export const turnOn = 'Activer';
export const turnOnTitle = 'Activer la deuxième étape';
export const turnOnLead =
  'Il te faut une appli d’authentification sur ton téléphone. D’abord, montre que c’est bien toi.';
export const goOn = 'Continuer';
export const turnOff = 'Désactiver';
export const turnOffTitle = 'Désactiver la deuxième étape ?';
export const turnOffLead =
  'Ensuite, ton mot de passe suffit pour ouvrir ton compte. Les codes de secours ne marchent plus.';
export const turnedOff = 'La deuxième étape est désactivée.';
export const recoveryCodes = 'Codes de secours';
export const codesLeft = (left: number, all: number) => `encore ${left} sur ${all}`;
export const newCodesTitle = 'Nouveaux codes de secours';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: `Tu reçois ${count} nouveau code. Les anciens ne marchent plus.`,
    other: `Tu reçois ${count} nouveaux codes. Les anciens ne marchent plus.`,
  });
export const makeNewCodes = 'Les créer';

export const whereSignedIn = 'Tes sessions ouvertes';
export const parts = { secondStep: 'deuxième étape', passkeys: 'clés d’accès', devices: 'sessions ouvertes' };
export const didNotLoad = (parts: readonly string[]) => `Pas chargé : ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Ce téléphone', laptop: 'Cet ordinateur' };
export const aDevice = { phone: 'Un téléphone', laptop: 'Un ordinateur' };
export const now = 'maintenant';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'utilisé aujourd’hui';
  return days === 1 ? 'utilisé hier' : `utilisé le ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'Cet appareil est déconnecté.';
export const signOutDevice = {
  phone: (used: string) => `Déconnecter : un téléphone, ${used}`,
  laptop: (used: string) => `Déconnecter : un ordinateur, ${used}`,
};
export const signOutElsewhere = 'Fermer toutes les autres sessions';
export const signedOutElsewhere = 'Toutes tes autres sessions sont fermées.';
export const onlyHere = 'Sur cet appareil seulement';

export const yourData = 'Tes données';
export const deleteAccount = 'Supprimer mon compte';
export const deleteHint = 'Avec lui partent toutes les fêtes qui n’ont pas d’autre hôte';
export const deleteShort = 'Supprimer';
export const deleteTitle = 'Supprimer ton compte ?';
export const deleteLead = 'Les fêtes sans autre hôte sont supprimées aussi. C’est définitif.';
export const keepIt = 'Le garder';
export const accountDeleted = 'Ton compte est supprimé.';
