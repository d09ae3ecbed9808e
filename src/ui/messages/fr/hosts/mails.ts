import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'fr',
  linkIsGood: (span) => `Le lien est valable ${span}.`,
  linkWorksOnce: (span) => `Le lien est valable ${span} et ne sert qu’une fois.`,
  codeWorksOnce: (span) => `Il est valable ${span} et ne sert qu’une fois.`,
  ignore: 'Si ce n’était pas toi, ignore cet e-mail. Il ne se passera rien.',
  ignoreInvitation: 'Si cette invitation ne te dit rien, ignore cet e-mail. Il ne se passera rien.',
  confirmation: {
    subject: 'Confirme ton adresse',
    opening: 'Quelqu’un veut utiliser cette adresse pour un compte d’hôte.',
    button: 'Confirmer mon adresse',
  },
  knownAddress: {
    subject: 'Tu as déjà un compte',
    opening: 'Quelqu’un a voulu créer un compte avec cette adresse.',
    button: 'Se connecter',
    after: 'Elle en a déjà un. Si tu as oublié le mot de passe, tu peux en demander un nouveau sur la page.',
  },
  recovery: {
    subject: 'Un nouveau mot de passe',
    opening: 'Quelqu’un demande un nouveau mot de passe pour ton compte.',
    button: 'Choisir un nouveau mot de passe',
  },
  newPassword: {
    subject: 'Ton mot de passe a changé',
    opening: 'Le mot de passe de ton compte vient d’être changé.',
    button: 'Ouvrir mon compte',
    after: 'Si ce n’était pas toi, choisis-en un nouveau tout de suite : touche « Mot de passe oublié ? » sur la page.',
  },
  passkey: {
    subject: 'Une clé d’accès ouvre ton compte',
    opening: 'Une clé d’accès a été ajoutée à ton compte.',
    button: 'Ouvrir mon compte',
    after: 'Si ce n’était pas toi, retire-la sur la page et choisis un nouveau mot de passe.',
  },
  changes: {
    passkeyRemoved: {
      subject: 'Une clé d’accès a été retirée',
      opening: 'Une clé d’accès a été retirée de ton compte.',
    },
    houseConnected: {
      subject: 'Un autre compte est relié au tien',
      opening: 'Un autre compte est maintenant relié au tien et l’ouvre aussi.',
    },
    houseDisconnected: {
      subject: 'Un autre compte n’est plus relié au tien',
      opening: 'L’autre compte n’est plus relié au tien et ne l’ouvre plus.',
    },
    secondStepOn: {
      subject: 'La deuxième étape est activée',
      opening: 'La deuxième étape de connexion vient d’être activée pour ton compte.',
    },
    secondStepOff: {
      subject: 'La deuxième étape est désactivée',
      opening: 'La deuxième étape de connexion vient d’être désactivée pour ton compte.',
    },
    newRecoveryCodes: {
      subject: 'De nouveaux codes de secours',
      opening: 'De nouveaux codes de secours ont été créés pour ton compte. Les anciens ne marchent plus.',
    },
  },
  othersStillOpen:
    'Tes clés d’accès et un autre compte relié ouvrent toujours ton compte. Si l’un d’eux n’est pas à toi, retire-le dans « Mon compte ».',
  newAddress: {
    subject: 'Ton compte a une autre adresse',
    opening: 'L’adresse de ton compte a été changée.',
    button: 'Ouvrir Clink',
    after:
      'Les e-mails n’arrivent plus ici. Si ce n’était pas toi, préviens tout de suite la personne qui gère ce Clink.',
  },
  invitation: {
    subject: 'Une invitation à devenir hôte',
    opening: 'La personne qui gère ce Clink t’invite à créer un compte.',
    button: 'Créer mon compte',
  },
  coHost: {
    subject: 'Un coup de main pour la fête ?',
    asks: (host, couple) => `${host} te demande un coup de main pour la fête « ${couple} ».`,
    asksForSomeCouple: (host) => `${host} te demande un coup de main pour une fête.`,
    someHostAsks: (couple) => `On te demande un coup de main pour la fête « ${couple} ».`,
    someHostAsksForSomeCouple: 'On te demande un coup de main pour une fête.',
    button: 'Voir qui demande',
  },
  handOver: {
    subject: 'Tu reprends une fête ?',
    hands: (host) => `${host} te confie cette fête.`,
    someHostHands: 'On te confie cette fête.',
    button: 'Voir la fête',
  },
  recap: {
    subject: 'Le bilan de la soirée',
    opening: 'Le bilan de la soirée est prêt.',
    button: 'Voir le bilan',
  },
  code: { subject: 'Ton code', opening: 'Ton code de connexion :' },
};
