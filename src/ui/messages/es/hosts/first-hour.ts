import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Tú', 'Tu fiesta', 'El estreno'] as const;
export const stepDone = 'hecho:';

export const itIsRunning = `${PRODUCT_NAME} está en marcha.`;
export const makeItYours = 'Ahora hazlo tuyo.';
export const threeSteps = 'Tres pasos, unos dos minutos.';
export const youSignInWithIt = 'Con él inicias sesión.';
export const nothingIsSent = 'Con él inicias sesión. No se te envía nada.';
export const typeTheCode = 'Escribe el código de configuración';
export const typeTheCodeLead =
  'Con él eres el primer anfitrión. Lo sabe quien instaló el servidor, o lo muestra la tienda de aplicaciones.';
export const codeIsIn = (setting: string) => `Está en ${setting}.`;
export const setUpCode = 'Código de configuración';
export const setUpCodeMissing = 'Escribe el código.';
export const setUpCodeWrong = 'Este no es el código.';

export const goOn = 'Seguir';
export const onlyLooking = '¿Solo estás mirando?';
export const openAsGuest = 'Abrir el contador de los invitados';

export const whatKind = '¿Qué tipo de noche?';
export const kinds = {
  mixed: { name: 'Un poco de todo', means: 'También hidratación y variedad, sin ritmo' },
  classic: { name: 'Fiesta clásica', means: 'Más bebidas y más ritmo' },
  dry: { name: 'Sin alcohol', means: 'Agua, otras bebidas y tu carta' },
};
export const makeTheCode = 'Crear el código';
export const changeableEvenOnTheNight = 'Podrás cambiarlo todo más tarde, incluso esa misma noche.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Empieza como la ha preparado la casa: carta, aspecto y pantalla.';

export const yourDate = 'vuestra fecha';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Tu tarjeta de mesa. Se rellena mientras escribes.';
export const squareComesNext = 'El QR llega en el siguiente paso.';
export const cardsLikeThis = 'Tarjetas como esta pueden ir en las mesas.';

export const isReady = 'Tu fiesta está lista.';
export const beTheFirstGuest = 'Estrénala tú.';
export const typeNameBeside = 'Escribe un nombre en el móvil de al lado, toca una bebida y mira el ranking.';
export const typeName = 'Escribe un nombre, toca una bebida y mira el ranking.';
export const tryAsGuest = 'Probarlo como invitado';
export const guestsPhone = 'El móvil de un invitado';
export const guestsPhoneLive = 'El móvil de un invitado, en directo.';
export const phonesCanComeIn = 'Pueden entrar los móviles de tu wifi';
export const guestsCanComeIn = 'Los invitados pueden entrar';
export const scanIt = 'Escanea el código con tu móvil.';
export const scanItLead = 'Apunta al QR con la cámara.';
export const sendIt = 'Enviárselo a alguien';
export const beTheFirstHere = 'Estrenar la fiesta en este móvil';
export const phonesToo = 'También los móviles de tu wifi.';
export const onThisComputerOnly = 'Solo en este ordenador.';
export const cannotReach = (host: string) =>
  `Los móviles no pueden acceder a ${host}. Para que entren los de tu wifi, conecta este ordenador a ella y arranca ${PRODUCT_NAME} así:`;
export const copy = 'Copiar';
export const copied = 'Se ha copiado.';

export const isIn = (name: string) => `Ha entrado ${name}`;
export const noGuestsYet = 'Aún no hay invitados';
export const appearsHere = 'La primera persona que entre aparece aquí al momento.';
export const whoIsNext = '¿Quién va ahora?';

export const beforeTheEvening = 'Antes de la fiesta';
export const cardsForTheTables = 'Tarjetas para las mesas';
export const reachableAddress = 'Abrirlo a los móviles de los invitados';
export const reachableAddressHow = (setting: string) =>
  `Con datos móviles hace falta una dirección pública con https, como https://clink.example. Quien lleva este servidor la configura con ${setting} y arranca ${PRODUCT_NAME} otra vez.`;
export const whereGuestsOpenIt = `Dónde abren ${PRODUCT_NAME} los invitados`;
export const addressIsRight = 'Sí, en esta dirección';
export const useThisAddress = 'Usar esta dirección';
export const addressWrong = 'Escribe una dirección como https://clink.example.';
export const addressIsSet = 'Los códigos QR, las tarjetas y los correos llevan ahora allí.';
export const onlyThisComputer = 'Solo este ordenador puede abrirla. Los móviles necesitan otra.';
export const onlyThisNetwork = 'Solo pueden abrirla los móviles de la misma wifi.';
export const reachableAddressWhy =
  'Con datos móviles hace falta una dirección pública con https, como https://clink.example. Desde entonces tú también inicias sesión allí.';
export const theAddress = 'La dirección';
export const printedSquares =
  'Si la cambias, los códigos QR ya impresos siguen llevando a la antigua. Haz que también lleve aquí hasta que pase la última fiesta, o imprime otros.';
export const addressIsInSetting = (setting: string) =>
  `Quien lleva este servidor la configuró con ${setting} y la cambia allí.`;
export const goToMyCelebration = 'Ir a mi fiesta';

export const linkUsed = 'Ya hay un anfitrión';
export const linkUsedLead = 'Alguien ya ha usado este enlace. Si fuiste tú, inicia sesión.';
export const setUpLinkTooOld = 'Este enlace ha caducado';
export const setUpLinkTooOldLead = `Valía ${SETUP_LASTS_MS / MINUTE_MS} minutos. Pide otro a quien lleva el servidor.`;
export const newSetUpLink = (command: string) =>
  `Para otro enlace, arranca ${PRODUCT_NAME} de nuevo o escribe: ${command}`;
export const copyCommand = 'Copiar el comando';
export const commandCopied = 'El comando está copiado.';
