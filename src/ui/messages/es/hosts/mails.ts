import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'es',
  linkIsGood: (span) => `El enlace vale ${span}.`,
  linkWorksOnce: (span) => `El enlace vale ${span} y sirve una sola vez.`,
  codeWorksOnce: (span) => `Vale ${span} y sirve una sola vez.`,
  ignore: 'Si no has sido tú, ignora este correo. No pasará nada.',
  ignoreInvitation: 'Si no esperabas esta invitación, ignora este correo. No pasará nada.',
  confirmation: {
    subject: 'Confirma tu dirección',
    opening: 'Alguien quiere usar esta dirección para una cuenta de anfitrión.',
    button: 'Confirmar mi dirección',
  },
  knownAddress: {
    subject: 'Ya tienes una cuenta',
    opening: 'Alguien ha intentado crear una cuenta con esta dirección.',
    button: 'Iniciar sesión',
    after: 'Esa dirección ya tiene una. Si no recuerdas la contraseña, pide otra en esa página.',
  },
  recovery: {
    subject: 'Una contraseña nueva',
    opening: 'Alguien quiere una contraseña nueva para tu cuenta.',
    button: 'Elegir una contraseña nueva',
  },
  newPassword: {
    subject: 'Tu contraseña ha cambiado',
    opening: 'Se ha cambiado la contraseña de tu cuenta.',
    button: 'Abrir mi cuenta',
    after: 'Si no has sido tú, elige ya otra contraseña: toca «¿No recuerdas la contraseña?» en esa página.',
  },
  passkey: {
    subject: 'Una llave de acceso abre tu cuenta',
    opening: 'Se ha añadido una llave de acceso a tu cuenta.',
    button: 'Abrir mi cuenta',
    after: 'Si no has sido tú, quítala ahí y elige otra contraseña.',
  },
  changes: {
    passkeyRemoved: {
      subject: 'Se ha quitado una llave de acceso',
      opening: 'Se ha quitado una llave de acceso de tu cuenta.',
    },
    houseConnected: {
      subject: 'Otra cuenta está conectada con la tuya',
      opening: 'Ahora otra cuenta está conectada con la tuya y también la abre.',
    },
    houseDisconnected: {
      subject: 'Otra cuenta ya no está conectada con la tuya',
      opening: 'La otra cuenta ya no está conectada con la tuya y ya no la abre.',
    },
    secondStepOn: {
      subject: 'El segundo paso está activado',
      opening: 'Se ha activado el segundo paso para entrar en tu cuenta.',
    },
    secondStepOff: {
      subject: 'El segundo paso está desactivado',
      opening: 'Se ha desactivado el segundo paso para entrar en tu cuenta.',
    },
    newRecoveryCodes: {
      subject: 'Códigos de recuperación nuevos',
      opening: 'Se han creado códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
    },
  },
  othersStillOpen:
    'Tus llaves de acceso y otra cuenta conectada siguen abriendo tu cuenta. Si algo de eso no es tuyo, quítalo en «Mi cuenta».',
  newAddress: {
    subject: 'Tu cuenta tiene otra dirección',
    opening: 'Se ha cambiado la dirección de tu cuenta.',
    button: 'Abrir Clink',
    after: 'Los correos ya no llegan aquí. Si no has sido tú, avisa enseguida a quien lleva este Clink.',
  },
  invitation: {
    subject: 'Una invitación para organizar tu fiesta',
    opening: 'Quien lleva este Clink te invita a crear una cuenta.',
    button: 'Crear mi cuenta',
  },
  coHost: {
    subject: '¿Ayudas con la fiesta?',
    asks: (host, couple) => `${host} te pide ayuda con la fiesta de ${couple}.`,
    asksForSomeCouple: (host) => `${host} te pide ayuda con una fiesta.`,
    someHostAsks: (couple) => `Alguien te pide ayuda con la fiesta de ${couple}.`,
    someHostAsksForSomeCouple: 'Alguien te pide ayuda con una fiesta.',
    button: 'Ver quién lo pide',
  },
  handOver: {
    subject: '¿Te haces cargo de una fiesta?',
    hands: (host) => `${host} te entrega esta fiesta.`,
    someHostHands: 'Alguien te entrega esta fiesta.',
    button: 'Ver la fiesta',
  },
  recap: {
    subject: 'El resumen de la noche',
    opening: 'El resumen de la noche está listo.',
    button: 'Ver el resumen',
  },
  code: { subject: 'Tu código', opening: 'Tu código para iniciar sesión:' },
};
