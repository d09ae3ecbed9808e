import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Toi', 'Ta fête', 'Premier invité'] as const;
export const stepDone = 'fait :';

export const itIsRunning = `${PRODUCT_NAME} tourne.`;
export const makeItYours = 'À toi de jouer.';
export const threeSteps = 'Trois étapes, environ deux minutes.';
export const youSignInWithIt = 'Il te sert à te connecter.';
export const nothingIsSent = 'Il te sert à te connecter. Rien n’y est envoyé.';
export const typeTheCode = 'Tape le code d’installation';
export const typeTheCodeLead =
  'Il fait de toi le premier hôte. La personne qui a installé le serveur le connaît, ou le magasin d’applications l’affiche.';
export const codeIsIn = (setting: string) => `Il se trouve dans ${setting}.`;
export const setUpCode = 'Code d’installation';
export const setUpCodeMissing = 'Merci de taper le code.';
export const setUpCodeWrong = 'Ce n’est pas le code.';

export const goOn = 'Continuer';
export const onlyLooking = 'Juste pour voir ?';
export const openAsGuest = 'Ouvrir Clink comme invité';

export const whatKind = 'Quel genre de soirée ?';
export const kinds = {
  mixed: { name: 'Un peu de tout', means: 'Avec hydratation et variété, sans rythme' },
  classic: { name: 'Fête classique', means: 'Le plus de verres et le rythme le plus rapide' },
  dry: { name: 'Sans alcool', means: 'Eau, autres boissons et ta carte' },
};
export const makeTheCode = 'Créer le code';
export const changeableEvenOnTheNight = 'Tu peux tout changer plus tard, même pendant la soirée.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Elle commence comme la maison l’a préparée : carte, style et écran.';

export const yourDate = 'ta date';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Ton carton de table. Il se remplit pendant que tu écris.';
export const squareComesNext = 'Le QR code arrive à l’étape suivante.';
export const cardsLikeThis = 'Des cartons comme celui-ci peuvent décorer les tables.';

export const isReady = 'C’est prêt.';
export const beTheFirstGuest = 'À toi le premier verre.';
export const typeNameBeside = 'Écris un nom sur le téléphone à côté, choisis une boisson et regarde le classement.';
export const typeName = 'Écris un nom, choisis une boisson et regarde le classement.';
export const tryAsGuest = 'Essayer comme invité';
export const guestsPhone = 'Un téléphone d’invité';
export const guestsPhoneLive = 'Un téléphone d’invité, en direct.';
export const phonesCanComeIn = 'Les téléphones sur ton Wi-Fi peuvent entrer';
export const guestsCanComeIn = 'Les invités peuvent entrer';
export const scanIt = 'Scanne le code avec ton téléphone.';
export const scanItLead = 'Vise le QR code avec l’appareil photo.';
export const sendIt = 'L’envoyer à quelqu’un';
export const beTheFirstHere = 'Entrer en premier sur ce téléphone';
export const phonesToo = 'Aussi sur les téléphones de ton Wi-Fi.';
export const onThisComputerOnly = 'Sur cet ordinateur seulement.';
export const cannotReach = (host: string) =>
  `Les téléphones ne peuvent pas atteindre ${host}. Pour ceux du même Wi-Fi, connecte cet ordinateur à ce réseau et démarre ${PRODUCT_NAME} ainsi :`;
export const copy = 'Copier';
export const copied = 'C’est copié.';

export const isIn = (name: string) => `${name} est là`;
export const noGuestsYet = 'Pas encore d’invités';
export const appearsHere = 'Le premier invité apparaît ici aussitôt.';
export const whoIsNext = 'À qui le tour ?';

export const beforeTheEvening = 'Avant la soirée';
export const cardsForTheTables = 'Cartons de table';
export const reachableAddress = 'Rendre accessible aux téléphones des invités';
export const reachableAddressHow = (setting: string) =>
  `Avec les données mobiles, il faut une adresse publique en https, par exemple https://clink.example. La personne qui gère ce serveur la définit avec ${setting} et redémarre ${PRODUCT_NAME}.`;
export const whereGuestsOpenIt = `Où les invités ouvrent ${PRODUCT_NAME}`;
export const addressIsRight = 'Oui, à cette adresse';
export const useThisAddress = 'Utiliser cette adresse';
export const addressWrong = 'Merci de taper une adresse comme https://clink.example.';
export const addressIsSet = 'Les QR codes, les cartes et les e-mails y mènent maintenant.';
export const onlyThisComputer = 'Seul cet ordinateur peut l’ouvrir. Il en faut une autre pour les téléphones.';
export const onlyThisNetwork = 'Seuls les téléphones sur le même Wi-Fi peuvent l’ouvrir.';
export const reachableAddressWhy =
  'Avec les données mobiles, il faut une adresse publique en https, par exemple https://clink.example. Tu te connectes alors là-bas aussi.';
export const theAddress = 'L’adresse';
export const printedSquares =
  'Si tu la changes, les QR codes déjà imprimés mènent toujours à l’ancienne. Fais-la mener ici aussi jusqu’à la fin de la dernière fête, ou imprime-en de nouveaux.';
export const addressIsInSetting = (setting: string) =>
  `La personne qui gère ce serveur l’a définie avec ${setting} et la change là-bas.`;
export const goToMyCelebration = 'Aller à ma fête';

export const linkUsed = 'Il y a déjà un hôte';
export const linkUsedLead = 'Quelqu’un a déjà utilisé ce lien. Si c’était toi, connecte-toi.';
export const setUpLinkTooOld = 'Ce lien a expiré';
export const setUpLinkTooOldLead = `Il était valable ${SETUP_LASTS_MS / MINUTE_MS} minutes. Demande-en un nouveau à la personne qui gère le serveur.`;
export const newSetUpLink = (command: string) => `Pour un nouveau lien, redémarre ${PRODUCT_NAME} ou tape : ${command}`;
export const copyCommand = 'Copier la commande';
export const commandCopied = 'La commande est copiée.';
