import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'pour les hôtes';
export const hostPages = 'Pages des hôtes';
export const thisCelebration = 'Cette fête';
export const myCelebrations = 'Mes fêtes';
export const allCelebrations = 'Toutes les fêtes';
export const newCelebration = 'Nouvelle fête';
export const myAccount = 'Mon compte';
export const allHosts = 'Tous les hôtes';
export const places = {
  tonight: 'Ce soir',
  guests: 'Invités',
  recap: 'Bilan',
  invite: 'Partager',
  evening: 'Soirée',
  menu: 'Carte des boissons',
  look: 'Ton style',
  wall: 'Le grand écran',
  details: 'Réglages',
  hosts: 'Hôtes',
};
export const afterwards = 'Après';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Toutes les heures : ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, {
    one: `${count} invité attend devant la porte`,
    other: `${count} invités attendent devant la porte`,
  });

export const signIn = 'Se connecter';
export const signOut = 'Se déconnecter';
export const signedOut = 'Ta session est fermée.';
export const tryAgain = 'Réessayer';
export const backToSignIn = 'Retour à la connexion';
export const cancel = 'Annuler';
export const close = 'Fermer';
export const undo = 'Annuler';
export const copyLink = 'Copier le lien';
export const linkCopied = 'Le lien est copié.';

export const didNotLoad = 'Ça ne s’est pas chargé.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Dernière mise à jour\u202f: ${time}.`;
export const loading = 'Chargement';
export const noAnswer = 'Pas de réponse pour le moment. Réessaie dès que tu as du réseau.';
export const notJustNow = 'Ça ne marche pas pour le moment. Réessaie dans un instant.';
export const mailDoesNotWork =
  'L’e-mail n’est pas parti, car le serveur de messagerie ne répond pas. Réessaie dans un instant, ou demande à la personne qui gère ce serveur.';
export const somethingFailed = 'Oups, ça n’a pas marché. Réessaie.';
export const onlyADemo = 'C’est une démo. Tu peux tout regarder ici, et rien ne change.';
export const wasQuicker = (by: string) => `${by} a fait plus vite.`;
export const tooLate = 'Trop tard : quelqu’un l’a changé entre-temps.';
export const lastBoardStays = 'Il faut garder un classement affiché, et c’est le dernier.';
export const countsAlcohol = 'La fête est sans alcool, et ce classement en compte.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: `Ça fait beaucoup d’essais. Tu pourras réessayer dans ${count} seconde.`,
      other: `Ça fait beaucoup d’essais. Tu pourras réessayer dans ${count} secondes.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `Ça fait beaucoup d’essais. Tu pourras réessayer dans ${count} minute.`,
      other: `Ça fait beaucoup d’essais. Tu pourras réessayer dans ${count} minutes.`,
    }),
};

export const unreachable = 'Le serveur ne répond pas';
export const unreachableLead = 'Les fêtes sont bien gardées. Vérifie ta connexion et réessaie.';
export const networkAsks =
  'Le réseau demande d’abord de se connecter. En attendant, rien de ce que tu fais ici n’arrive au serveur.';
export const signInToNetwork = 'Se connecter au réseau';
export const tooBusy = 'Trop de demandes en ce moment';
export const tooBusyLead =
  'Le serveur a reçu trop de demandes de ton réseau ou de ton compte. Cette page réessaie toute seule.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: `Le serveur a reçu trop de demandes de ton réseau ou de ton compte. Cette page réessaie toute seule dans ${count} seconde.`,
      other: `Le serveur a reçu trop de demandes de ton réseau ou de ton compte. Cette page réessaie toute seule dans ${count} secondes.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `Le serveur a reçu trop de demandes de ton réseau ou de ton compte. Cette page réessaie toute seule dans ${count} minute.`,
      other: `Le serveur a reçu trop de demandes de ton réseau ou de ton compte. Cette page réessaie toute seule dans ${count} minutes.`,
    }),
};
export const serverTrouble = 'Le serveur a un problème';
export const serverTroubleLead = 'Les fêtes sont bien gardées. Réessaie dans un instant.';
export const notOffered = 'Ici, on ne peut pas se connecter';
export const notOfferedLead = 'La personne qui gère le serveur peut changer ça.';
export const hostsElsewhere = 'Les hôtes ont une autre adresse';
export const hostsAreAt = (address: string) => `Connecte-toi à l’adresse ${address}.`;
export const notAtThisAddress = (setting: string) =>
  `Ce ${PRODUCT_NAME} accueille les hôtes aux adresses qu’il affiche au démarrage. Pour toute autre adresse, la personne qui le gère règle ${setting}.`;
export const notBehindThisProxy = (setting: string) =>
  `Un proxy se trouve devant ce ${PRODUCT_NAME}, qui ne connaît pas son adresse publique. La personne qui le gère la règle avec ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Plusieurs serveurs se partagent ce ${PRODUCT_NAME}, et il leur faut un secret commun pour les hôtes. La personne qui les gère règle HOST_SECRET et ${setting}.`;
export const toTheTracker = 'Continuer en tant qu’invité';

export const yourName = 'Ton nom';
export const email = 'E-mail';
export const exampleEmail = 'nom@example.org';
export const noMailHint = 'Ce serveur n’envoie pas d’e-mails : copie le lien et envoie-le toi-même.';
export const makeLink = 'Créer un lien';
export const makeAnotherLink = 'Créer un autre lien';
export const password = 'Mot de passe';
export const newPassword = 'Nouveau mot de passe';
export const yourPassword = 'Ton mot de passe';
export const showPassword = 'Afficher le mot de passe';
export const passwordHint = (length: number) =>
  `${length} caractères ou plus. Trois mots que tu aimes valent mieux que P4ss!`;
export const nameMissing = 'Écris un nom.';
export const emailWrong = 'Ça ne ressemble pas à une adresse e-mail.';
export const emailMissing = 'Tape ton adresse e-mail.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Tape une adresse e-mail.';
export const passwordMissing = 'Tape ton mot de passe.';
export const passwordTooShort = (length: number) => `${length} caractères ou plus, s’il te plaît.`;
export const passwordTooLong = (length: number) => `Pas plus de ${length} caractères, s’il te plaît.`;
export const passwordWrong = 'Ce n’est pas ton mot de passe.';
export const nameRefused = 'Ce nom ne convient pas. Choisis-en un autre.';
export const nameTooLong = (length: number) => `Pas plus de ${length} caractères, s’il te plaît.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
