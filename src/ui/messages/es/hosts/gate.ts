import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const welcomeBack = 'Hola de nuevo';
export const or = 'o';
export const sendCodeInstead = 'Recibir un código';
export const askForCode = 'Pedir un código';
export const forgotPassword = '¿No recuerdas la contraseña?';
export const createAccount = 'Crear una cuenta';
export const wrongCredentials = 'Este correo y esta contraseña no coinciden.';
export const banned = 'Esta cuenta está cerrada aquí. Pregunta a quien lleva este servidor.';
export const tooManyTries = 'Demasiados intentos';
export const passwordRests = (until: string) =>
  isOne(until)
    ? `Para proteger la cuenta, la contraseña no vale hasta la ${until}. Un código sí funciona ahora.`
    : `Para proteger la cuenta, la contraseña no vale hasta las ${until}. Un código sí funciona ahora.`;

export const beTheHost = 'Organiza tu fiesta';
export const beTheHostLead = 'Tu fiesta, su código y sus tarjetas: dos minutos.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} te invita a crear tu fiesta aquí.`;
export const invitedByOperator = 'Te invitan a crear tu fiesta aquí.';
export const otherHostsSeeName = 'Los demás anfitriones ven este nombre.';
export const passwordTooEasy = 'Esta contraseña es demasiado fácil de adivinar. Elige otra.';
export const createMyAccount = 'Crear mi cuenta';
export const haveAccount = '¿Ya tienes cuenta?';
export const guestsNeedNone = 'Los invitados no necesitan cuenta: solo escanean el código.';
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'Con invitación';
export const byInvitationLead = 'Aquí los anfitriones entran con invitación. Pide un enlace a quien lleva el servidor.';
export const noNewHosts = 'Por ahora, nadie más';
export const noNewHostsLead = 'Ahora mismo nadie puede crear una cuenta aquí. Pregunta a quien lleva el servidor.';
export const invitationSpent =
  'Esta invitación es para otra dirección, ya se ha usado o es demasiado antigua. Pide otra.';
export const addressIsTaken = 'Esta dirección ya tiene una cuenta aquí. Inicia sesión con ella.';
export const invitedAs = (email: string) => `Esta invitación es para ${email}. Usa esa dirección.`;
export const haveAnAccount = 'Ya tengo cuenta';
export const imAGuest = 'Vengo a la fiesta: tengo un código';

export const notSetUpYet = `${PRODUCT_NAME} aún no está configurado`;
export const notSetUpYetLead = 'En cuanto haya una primera cuenta, podrás iniciar sesión aquí.';
export const checkAgain = 'Comprobar otra vez';
export const firstHostHow = (command: string) =>
  `Quien arrancó el servidor es el primer anfitrión: el enlace está en la ventana donde se arrancó. Para otro enlace, escribe allí: ${command}`;

export const noMailYet = 'Desde aquí aún no salen correos.';
export const askWhoRunsIt = 'El enlace te lo da quien lleva el servidor.';
export const linksInLog = (setting: string) =>
  `Los enlaces y códigos están en las líneas más recientes del registro del servidor. Pon ${setting} y llegarán por correo.`;

export const lookIntoYourMail = 'Mira tu correo';
export const writtenTo = (email: string) => `Hemos enviado un correo a ${email}. Toca el botón que lleva para entrar.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'Puede tardar un minuto. Mira también en la carpeta de spam. El enlace vale una hora.',
  other: `Puede tardar un minuto. Mira también en la carpeta de spam. El enlace vale ${CONFIRMATION_LASTS_MS / HOUR_MS} horas.`,
});
export const ifAccount = (email: string) =>
  `Si ${email} tiene una cuenta aquí, va de camino un enlace. Vale ${RECOVERY_LASTS_MS / MINUTE_MS} minutos.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Enviarlo otra vez',
  againIn: (time) => `Enviarlo otra vez en ${time}`,
  isDone: 'El correo va otra vez de camino.',
  isReady: 'Ya puedes enviarlo otra vez.',
};
export const byAsking: OnceMore = {
  again: 'Crear otro enlace',
  againIn: (time) => `Crear otro enlace en ${time}`,
  isDone: 'Quien lleva el servidor tiene ahora otro enlace.',
  isReady: 'Ya puedes crear otro enlace.',
};
export const askForTheLink = 'Pide el enlace';
export const theyHaveTheLink = (email: string) => `Quien lleva el servidor tiene el enlace para ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Si ${email} tiene una cuenta aquí, quien lleva el servidor tiene un enlace para ella.`;
export const wrongAddress = '¿Dirección equivocada? Cámbiala';

export const youAreConfirmed = 'Tu dirección está confirmada';
export const nowTheCelebration = 'Vamos con la fiesta.';
export const createCelebration = 'Crear una fiesta';
export const later = 'Más tarde';
export const addressConfirmed = 'Tu dirección está confirmada.';

export const sixDigits = 'Seis cifras, por favor';
export const inTheMailTo = (email: string) => `Están en el último correo que hemos enviado a ${email}.`;
export const digits = 'Seis cifras';
export const digitsOfApp = 'Seis cifras de la app';
export const sentWithTheLast = 'Se envían en cuanto escribes la sexta cifra.';
export const sendNewCode = 'Enviar un código nuevo';
export const newCodeSent = 'Va de camino un código nuevo. Si no llega, el último sigue valiendo.';
export const theyHaveThem = (email: string) => `Quien lleva el servidor tiene las cifras para ${email}.`;
export const makeNewCode = 'Crear un código nuevo';
export const theyHaveANewCode = 'Quien lleva el servidor tiene un código nuevo.';
export const usePassword = 'Usar mi contraseña';
export const wrongMailCode = 'Ese código no es correcto. Solo vale el más reciente.';

export const secondStep = 'Ahora, el segundo paso';
export const openAuthenticator = `Abre tu app de autenticación y escribe las seis cifras de ${PRODUCT_NAME}.`;
export const trustPhone = `Confiar en este móvil ${TRUST_LASTS_MS / DAY_MS} días`;
export const trustLaptop = `Confiar en este ordenador ${TRUST_LASTS_MS / DAY_MS} días`;
export const wrongAppCode = 'Esas seis cifras no son; tu app ya tiene otras.';
export const phoneLost = '¿Has perdido el móvil? Usa un código de recuperación';
export const recoveryTitle = 'Un código de recuperación';
export const recoveryLead = `Recibiste ${RECOVERY_CODES} al activar el segundo paso. Cada uno sirve una vez.`;
export const recoveryCode = 'Código de recuperación';
export const recoveryCodeMissing = 'Escribe uno de tus códigos de recuperación.';
export const wrongRecoveryCode = 'Ese código no es, o ya se ha usado.';
export const useTheApp = 'Usar la app de autenticación';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Te queda 1 código de recuperación. ¿Creamos otros?',
    other: `Te quedan ${count} códigos de recuperación. ¿Creamos otros?`,
  });
export const newOnes = 'Crear otros';

export const authenticatorApp = 'App de autenticación';
export const scanThis = 'Escanea esto con una app de autenticación';
export const orScan = 'O escanea esto con otro móvil';
export const thenBoth = 'Después entrarás con tu contraseña y seis cifras de esta app.';
export const qrLabel = 'Código QR para tu app de autenticación';
export const copyKey = 'Copiar la clave';
export const keyCopied = 'La clave se ha copiado.';
export const openInApp = 'Abrir en la app de autenticación';
export const next = 'Siguiente';
export const notNow = 'Ahora no';
export const ifPhoneLost = 'Por si pierdes el móvil';
export const keepThem = 'Cada uno abre tu cuenta una vez. Guárdalos donde guardas el pasaporte.';
export const copy = 'Copiar';
export const copied = 'Los códigos se han copiado.';
export const copyFailed = 'No se ha podido copiar. Selecciona el texto.';
export const save = 'Guardar';
export const codesFile = 'clink-codigos-de-recuperacion.txt';
export const keptThem = 'Ya los he guardado';
export const secondStepOn = 'El segundo paso está activado.';

export const tellUsEmail = 'Dinos tu correo y te mandamos un enlace para una contraseña nueva.';
export const confirmEmail = 'Confirma tu correo';
export const tellUsEmailAgain = 'Dinos tu correo y te mandamos un enlace nuevo.';
export const makeTheLink = 'Pedir un enlace';
export const sendTheLink = 'Enviar el enlace';
export const aNewPassword = 'Una contraseña nueva';
export const signedOutElsewhere =
  'Por seguridad, se ha cerrado tu sesión en todos los demás sitios. Las llaves de acceso siguen abriendo tu cuenta.';
export const yourPassword = 'Elige tu contraseña';
export const saveAndSignIn = 'Guardar e iniciar sesión';
export const linkTooOld = 'Este enlace es demasiado antiguo';
export const linkTooOldLead = 'Cada enlace sirve una vez, y solo durante un rato. Ahora puedes tener uno nuevo.';
export const getNewLink = 'Conseguir un enlace nuevo';
