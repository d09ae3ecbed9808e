import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const welcomeBack = 'Te revoilà';
export const or = 'ou';
export const sendCodeInstead = 'Recevoir plutôt un code';
export const askForCode = 'Demander plutôt un code';
export const forgotPassword = 'Mot de passe oublié ?';
export const createAccount = 'Créer un compte';
export const wrongCredentials = 'Cet e-mail et ce mot de passe ne vont pas ensemble.';
export const banned = 'Ce compte est fermé ici. Demande à la personne qui gère ce serveur.';
export const tooManyTries = 'Trop d’essais';
export const passwordRests = (until: string) =>
  `Pour protéger le compte, le mot de passe ne marche pas avant ${until}. Un code marche tout de suite.`;

export const beTheHost = 'À toi de recevoir';
export const beTheHostLead = 'Ta fête, son code et ses cartons sont prêts en deux minutes.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} t’invite à créer ta fête ici.`;
export const invitedByOperator = 'On t’invite à créer ta fête ici.';
export const otherHostsSeeName = 'Les autres hôtes voient ce nom.';
export const passwordTooEasy = 'Ce mot de passe est trop facile à deviner. Choisis-en un autre.';
export const createMyAccount = 'Créer mon compte';
export const haveAccount = 'Tu as déjà un compte ?';
export const guestsNeedNone = 'Les invités n’ont pas besoin de compte : ils scannent juste le code.';
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'Sur invitation';
export const byInvitationLead =
  'Ici, on devient hôte sur invitation. Demande un lien à la personne qui gère le serveur.';
export const noNewHosts = 'Pas de nouveaux hôtes';
export const noNewHostsLead =
  'Personne ne peut créer de compte ici pour le moment. Demande à la personne qui gère le serveur.';
export const invitationSpent =
  'Cette invitation est pour une autre adresse, a déjà servi ou est trop ancienne. Demandes-en une nouvelle.';
export const addressIsTaken = 'Cette adresse a déjà un compte ici. Connecte-toi avec elle.';
export const invitedAs = (email: string) => `Cette invitation est pour ${email}. Utilise cette adresse.`;
export const haveAnAccount = 'J’ai déjà un compte';
export const imAGuest = 'J’ai un code d’invité';

export const notSetUpYet = `${PRODUCT_NAME} n’est pas encore configuré`;
export const notSetUpYetLead = 'Dès qu’il y aura un premier compte, tu pourras te connecter ici.';
export const checkAgain = 'Vérifier à nouveau';
export const firstHostHow = (command: string) =>
  `La personne qui a démarré le serveur devient le premier hôte : le lien est dans la fenêtre où il a été démarré. Pour un nouveau lien, tape là-bas : ${command}`;

export const noMailYet = 'Ici, les e-mails ne partent pas encore.';
export const askWhoRunsIt = 'La personne qui gère le serveur te donne le lien.';
export const linksInLog = (setting: string) =>
  `Les liens et les codes sont aux lignes les plus récentes du journal du serveur. Règle ${setting}, et ils partent par e-mail.`;

export const lookIntoYourMail = 'Regarde tes e-mails';
export const writtenTo = (email: string) =>
  `Nous avons envoyé un e-mail à ${email}. Touche le bouton qu’il contient pour entrer.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'Ça peut prendre une minute. Regarde aussi dans les indésirables. Le lien est valable une heure.',
  other: `Ça peut prendre une minute. Regarde aussi dans les indésirables. Le lien est valable ${CONFIRMATION_LASTS_MS / HOUR_MS} heures.`,
});
export const ifAccount = (email: string) =>
  `Si ${email} a un compte ici, un lien est en route. Il est valable ${RECOVERY_LASTS_MS / MINUTE_MS} minutes.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Le renvoyer',
  againIn: (time) => `Le renvoyer dans ${time}`,
  isDone: 'L’e-mail est reparti.',
  isReady: 'Tu peux maintenant le renvoyer.',
};
export const byAsking: OnceMore = {
  again: 'Créer un autre lien',
  againIn: (time) => `Créer un autre lien dans ${time}`,
  isDone: 'La personne qui gère le serveur a maintenant un autre lien.',
  isReady: 'Tu peux maintenant créer un autre lien.',
};
export const askForTheLink = 'Demande le lien';
export const theyHaveTheLink = (email: string) => `La personne qui gère le serveur a le lien pour ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Si ${email} a un compte ici, la personne qui gère le serveur a un lien pour ce compte.`;
export const wrongAddress = 'Mauvaise adresse ? Modifie-la';

export const youAreConfirmed = 'Ton adresse est confirmée';
export const nowTheCelebration = 'Place à la fête.';
export const createCelebration = 'Créer une fête';
export const later = 'Plus tard';
export const addressConfirmed = 'Ton adresse est confirmée.';

export const sixDigits = 'Six chiffres, s’il te plaît';
export const inTheMailTo = (email: string) => `Ils sont dans le dernier e-mail que nous avons envoyé à ${email}.`;
export const digits = 'Six chiffres';
export const digitsOfApp = 'Six chiffres de l’appli';
export const sentWithTheLast = 'Ils partent dès que tu tapes le sixième.';
export const sendNewCode = 'Envoyer un nouveau code';
export const newCodeSent = 'Un nouveau code est en route. S’il n’arrive pas, le dernier reste valable.';
export const theyHaveThem = (email: string) => `La personne qui gère le serveur a les chiffres pour ${email}.`;
export const makeNewCode = 'Créer un nouveau code';
export const theyHaveANewCode = 'La personne qui gère le serveur a un nouveau code.';
export const usePassword = 'Utiliser mon mot de passe';
export const wrongMailCode = 'Ce code n’est pas le bon. Seul le plus récent marche.';

export const secondStep = 'Et la deuxième étape';
export const openAuthenticator = `Ouvre ton appli d’authentification et tape les six chiffres pour ${PRODUCT_NAME}.`;
export const trustPhone = `Faire confiance à ce téléphone pendant ${TRUST_LASTS_MS / DAY_MS} jours`;
export const trustLaptop = `Faire confiance à cet ordinateur pendant ${TRUST_LASTS_MS / DAY_MS} jours`;
export const wrongAppCode = 'Ce ne sont pas les bons chiffres ; ton appli en a déjà de nouveaux.';
export const phoneLost = 'Téléphone perdu ? Utilise un code de secours';
export const recoveryTitle = 'Un code de secours';
export const recoveryLead = `Tu en as reçu ${RECOVERY_CODES} en activant la deuxième étape. Chacun sert une fois.`;
export const recoveryCode = 'Code de secours';
export const recoveryCodeMissing = 'Tape un de tes codes de secours.';
export const wrongRecoveryCode = 'Ce code n’est pas le bon, ou il a déjà servi.';
export const useTheApp = 'Utiliser l’appli d’authentification';
export const codesLeft = (count: number) =>
  plural(count, {
    one: `Il te reste ${count} code de secours. En créer de nouveaux ?`,
    other: `Il te reste ${count} codes de secours. En créer de nouveaux ?`,
  });
export const newOnes = 'En créer';

export const authenticatorApp = 'Appli d’authentification';
export const scanThis = 'Scanne ceci avec une appli d’authentification';
export const orScan = 'Ou scanne ceci avec un autre téléphone';
export const thenBoth = 'Ensuite, tu te connectes avec ton mot de passe et six chiffres de cette appli.';
export const qrLabel = 'QR code pour ton appli d’authentification';
export const copyKey = 'Copier la clé';
export const keyCopied = 'La clé est copiée.';
export const openInApp = 'Ouvrir dans l’appli d’authentification';
export const next = 'Suivant';
export const notNow = 'Pas maintenant';
export const ifPhoneLost = 'Si un jour tu perds ton téléphone';
export const keepThem = 'Chacun de ces codes ouvre ton compte une fois. Garde-les là où tu gardes ton passeport.';
export const copy = 'Copier';
export const copied = 'Les codes sont copiés.';
export const copyFailed = 'La copie n’a pas marché. Sélectionne le texte.';
export const save = 'Enregistrer';
export const codesFile = 'clink-codes-de-secours.txt';
export const keptThem = 'Je les ai enregistrés';
export const secondStepOn = 'La deuxième étape est activée.';

export const tellUsEmail = 'Donne-nous ton e-mail, et nous t’envoyons un lien pour un nouveau mot de passe.';
export const confirmEmail = 'Confirme ton e-mail';
export const tellUsEmailAgain = 'Donne-nous ton e-mail, et nous t’envoyons un nouveau lien.';
export const makeTheLink = 'Demander un lien';
export const sendTheLink = 'Envoyer le lien';
export const aNewPassword = 'Un nouveau mot de passe';
export const signedOutElsewhere =
  'Par sécurité, toutes tes autres sessions sont fermées. Les clés d’accès ouvrent toujours ton compte.';
export const yourPassword = 'Choisis ton mot de passe';
export const saveAndSignIn = 'Enregistrer et se connecter';
export const linkTooOld = 'Ce lien est trop ancien';
export const linkTooOldLead =
  'Un lien ne sert qu’une fois, et pas longtemps. Tu peux en avoir un nouveau tout de suite.';
export const getNewLink = 'Obtenir un nouveau lien';
