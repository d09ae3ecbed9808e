import { plural } from './forms.ts';

export const carryOnElsewhere = 'Continuer sur un autre téléphone';
export const pointTheCamera = 'Scanne ce QR code avec l’autre téléphone. Il ne sert qu’une fois.';
export const square = 'QR code avec lequel un autre téléphone continue ta soirée';
export const left = (time: string) => `encore ${time}`;
export const copyTheLink = 'Ou copier le lien, pour ce même téléphone';
export const linkIsCopied = 'Copié. Ouvre-le, ou colle-le là où Clink demande un code.';
export const linkNotCopied = 'Ce navigateur ne laisse pas Clink copier le lien.';
export const afterwards = 'Ensuite';
export const countOnBoth = 'Continuer sur les deux';
export const signThisOff = 'Déconnecter celui-ci';
export const cancel = 'Annuler';
export const aMoment = 'Un instant…';
export const otherPhoneReads = 'L’autre téléphone a lu le QR code. Un instant…';
export const newSquare = 'Nouveau QR code';
export const tryAgain = 'Réessayer';

export const squareIsLate = 'Ce QR code a expiré';
export const squareIsLateHere = 'Ce QR code a expiré. Rien n’est perdu. Tu peux en faire un nouveau tout de suite.';
export const noAnswerHere = 'Pas de réponse pour le moment. Ça marchera dès que les deux téléphones seront en ligne.';
export const notPossible =
  'Cette soirée ne peut pas passer sur un autre téléphone pour le moment. Ici, elle est bien gardée.';
export const afterManyTries = 'Ça fait beaucoup d’essais.';
export const againIn = (time: string) => `Tu pourras réessayer dans ${time}.`;

export const bothCount = 'Les deux téléphones comptent maintenant.';
export const almostSignedOff = 'Ce téléphone se déconnecte bientôt';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Il attend que le serveur ait tout reçu.'
    : plural(count, {
        one: `${count} verre n’est pas encore parti. Ce téléphone l’envoie d’abord.`,
        other: `${count} verres ne sont pas encore partis. Ce téléphone les envoie d’abord.`,
      });

export const looking = 'On regarde…';
export const lookingForIt = 'Ta soirée arrive';
export const carryOnAs = (name: string) => `On continue, ${name} ?`;
export const whatComes = (count: number, since: string, names: string) =>
  count === 0
    ? `Ta soirée a commencé à ${since}, à la fête « ${names} ». Le premier téléphone continue aussi, sauf s’il se déconnecte.`
    : plural(count, {
        one: `${count} verre depuis ${since}, à la fête « ${names} ». Ce téléphone le récupère. Le premier continue aussi, sauf s’il se déconnecte.`,
        other: `${count} verres depuis ${since}, à la fête « ${names} ». Ce téléphone les récupère. Le premier continue aussi, sauf s’il se déconnecte.`,
      });
export const whatComesFromOpen = (count: number, since: string) =>
  count === 0
    ? `Ta soirée a commencé à ${since}, sur le classement ouvert. Le premier téléphone continue aussi, sauf s’il se déconnecte.`
    : plural(count, {
        one: `${count} verre depuis ${since}, sur le classement ouvert. Ce téléphone le récupère. Le premier continue aussi, sauf s’il se déconnecte.`,
        other: `${count} verres depuis ${since}, sur le classement ouvert. Ce téléphone les récupère. Le premier continue aussi, sauf s’il se déconnecte.`,
      });
export const carryOnHere = 'Continuer ici';
export const notMe = 'Ce n’est pas moi';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `Ce téléphone a déjà une soirée, sous le nom « ${name} ». Elle reste à la fête « ${names} », et tu peux y revenir.`
    : plural(count, {
        one: `Ce téléphone a ${count} verre noté sous le nom « ${name} ». Il reste à la fête « ${names} », et tu peux le retrouver.`,
        other: `Ce téléphone a ${count} verres notés sous le nom « ${name} ». Ils restent à la fête « ${names} », et tu peux les retrouver.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `Ce téléphone a déjà une soirée, sous le nom « ${name} ». Elle reste sur le classement ouvert, et tu peux y revenir.`
    : plural(count, {
        one: `Ce téléphone a ${count} verre noté sous le nom « ${name} ». Il reste sur le classement ouvert, et tu peux le retrouver.`,
        other: `Ce téléphone a ${count} verres notés sous le nom « ${name} ». Ils restent sur le classement ouvert, et tu peux les retrouver.`,
      });
export const carriesOnAs = (name: string) => `Ta soirée continue, ${name}.`;
export const goBack = 'Revenir';
export const backTo = (name: string) => `Reprendre la soirée « ${name} »`;

export const tapNewSquare =
  'Sur le premier téléphone, touche « Nouveau QR code » et scanne-le à nouveau. Rien n’est perdu.';
export const linkIsDamaged = 'Ce lien est incomplet';
export const copyLinkAgain =
  'Il en manque une partie. Copie-le encore une fois, ou scanne à nouveau le QR code. Rien n’est perdu.';
export const squareIsUsed = 'Ce QR code a déjà servi';
export const usedElsewhere =
  'Il ne marche que pour un téléphone. Sur le premier, touche « Nouveau QR code » et scanne-le.';
export const eveningIsOver = 'Cette soirée est finie';
export const goneForAll =
  'Elle a été supprimée, elle est finie ou les hôtes l’ont fermée. Rien n’arrive sur ce téléphone.';
export const noAnswer = 'Pas de réponse pour le moment';
export const squareStaysGood = 'Le QR code reste valable pendant ses cinq minutes. Réessaie dans un instant.';
export const manyTries = 'Ça fait beaucoup d’essais';
export const cannotStore = 'Ce téléphone ne peut rien enregistrer';
export const staysOnTheFirst = 'Ta soirée reste donc sur le premier téléphone. Rien n’est perdu.';
export const isHereAlready = 'Ta soirée est déjà sur ce téléphone';
export const pointOtherCamera = 'Scanne le QR code avec un autre téléphone.';
export const allRight = 'D’accord';
export const freshEvening = 'Commencer une nouvelle soirée';
export const ownEvening = 'Continuer ma soirée';
export const typeCode = 'Taper un code';
export const notNow = 'Pas maintenant';

export const signedOff = 'Ce téléphone est déconnecté';
export const movedAway = 'Ta soirée est passée sur l’autre téléphone.';
export const deletedElsewhere = 'Tes données sont supprimées';
export const forgottenHere = 'Elles l’ont été sur ton autre téléphone. Celui-ci les a oubliées aussi.';
