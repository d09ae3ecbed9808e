import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'para anfitriones';
export const hostPages = 'Páginas para anfitriones';
export const thisCelebration = 'Esta fiesta';
export const myCelebrations = 'Mis fiestas';
export const allCelebrations = 'Todas las fiestas';
export const newCelebration = 'Nueva fiesta';
export const myAccount = 'Mi cuenta';
export const allHosts = 'Todos los anfitriones';
export const places = {
  tonight: 'Esta noche',
  guests: 'Invitados',
  recap: 'Resumen',
  invite: 'Invitar',
  evening: 'Noche',
  menu: 'Carta de bebidas',
  look: 'Tu estilo',
  wall: 'La pantalla',
  details: 'Detalles',
  hosts: 'Equipo',
};
export const afterwards = 'Después';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Todas las horas: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, { one: '1 persona espera en la puerta', other: `${count} personas esperan en la puerta` });

export const signIn = 'Iniciar sesión';
export const signOut = 'Cerrar sesión';
export const signedOut = 'Has cerrado la sesión.';
export const tryAgain = 'Probar otra vez';
export const backToSignIn = 'Volver al inicio de sesión';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const undo = 'Deshacer';
export const copyLink = 'Copiar el enlace';
export const linkCopied = 'El enlace se ha copiado.';

export const didNotLoad = 'Esto no se ha cargado.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Última actualización: ${time}.`;
export const loading = 'Cargando';
export const noAnswer = 'No hay respuesta ahora mismo. Prueba otra vez cuando tengas conexión.';
export const notJustNow = 'Ahora mismo no funciona. Prueba otra vez dentro de un momento.';
export const mailDoesNotWork =
  'No se ha podido enviar el correo, porque el servidor de correo no responde. Prueba otra vez dentro de un momento o pregunta a quien lleva este servidor.';
export const somethingFailed = 'Vaya, no ha funcionado. Inténtalo otra vez.';
export const onlyADemo = 'Esto es una demo. Aquí puedes mirarlo todo y no cambia nada.';
export const wasQuicker = (by: string) => `${by} se te ha adelantado.`;
export const tooLate = 'Demasiado tarde: alguien lo ha cambiado entretanto.';
export const lastBoardStays = 'Tiene que quedar un ranking activado, y este es el último.';
export const countsAlcohol = 'La fiesta es sin alcohol, y este ranking lo cuenta.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Han sido muchos intentos. En 1 segundo puedes volver a probar.',
      other: `Han sido muchos intentos. En ${count} segundos puedes volver a probar.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Han sido muchos intentos. En 1 minuto puedes volver a probar.',
      other: `Han sido muchos intentos. En ${count} minutos puedes volver a probar.`,
    }),
};

export const unreachable = 'El servidor no responde';
export const unreachableLead = 'Las fiestas están a salvo. Comprueba la conexión y prueba otra vez.';
export const networkAsks =
  'La red pide primero iniciar sesión. Mientras tanto, nada de lo que hagas aquí llega al servidor.';
export const signInToNetwork = 'Iniciar sesión en la red';
export const tooBusy = 'Demasiadas peticiones ahora mismo';
export const tooBusyLead =
  'El servidor ha recibido demasiadas peticiones de tu red o de tu cuenta. Esta página vuelve a probar sola.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'El servidor ha recibido demasiadas peticiones de tu red o de tu cuenta. En 1 segundo esta página vuelve a probar sola.',
      other: `El servidor ha recibido demasiadas peticiones de tu red o de tu cuenta. En ${count} segundos esta página vuelve a probar sola.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'El servidor ha recibido demasiadas peticiones de tu red o de tu cuenta. En 1 minuto esta página vuelve a probar sola.',
      other: `El servidor ha recibido demasiadas peticiones de tu red o de tu cuenta. En ${count} minutos esta página vuelve a probar sola.`,
    }),
};
export const serverTrouble = 'El servidor tiene un problema';
export const serverTroubleLead = 'Las fiestas están a salvo. Prueba otra vez dentro de un momento.';
export const notOffered = 'Aquí no se puede iniciar sesión';
export const notOfferedLead = 'Quien lleva el servidor puede cambiarlo.';
export const hostsElsewhere = 'Los anfitriones tienen otra dirección';
export const hostsAreAt = (address: string) => `Inicia sesión en ${address}.`;
export const notAtThisAddress = (setting: string) =>
  `Este ${PRODUCT_NAME} tiene anfitriones en las direcciones que muestra al arrancar. Para cualquier otra, quien lo lleva pone ${setting}.`;
export const notBehindThisProxy = (setting: string) =>
  `Delante de este ${PRODUCT_NAME} hay un proxy, y no sabe su dirección pública. Quien lo lleva la pone con ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Varios servidores comparten este ${PRODUCT_NAME} y necesitan un secreto común para los anfitriones. Quien los lleva pone HOST_SECRET y ${setting}.`;
export const toTheTracker = 'Continuar como invitado';

export const yourName = 'Tu nombre';
export const email = 'Correo';
export const exampleEmail = 'nombre@example.org';
export const noMailHint = 'Este servidor no envía correos: copia el enlace y envíalo tú.';
export const makeLink = 'Crear un enlace';
export const makeAnotherLink = 'Crear otro enlace';
export const password = 'Contraseña';
export const newPassword = 'Contraseña nueva';
export const yourPassword = 'Tu contraseña';
export const showPassword = 'Mostrar la contraseña';
export const passwordHint = (length: number) =>
  `${length} caracteres o más. Mejor tres palabras que te gusten que P4ss!`;
export const nameMissing = 'Escribe un nombre.';
export const emailWrong = 'Esto no parece una dirección de correo.';
export const emailMissing = 'Escribe tu dirección de correo.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Escribe una dirección de correo.';
export const passwordMissing = 'Escribe tu contraseña.';
export const passwordTooShort = (length: number) => `Que tenga ${length} caracteres o más.`;
export const passwordTooLong = (length: number) => `Que no pase de ${length} caracteres.`;
export const passwordWrong = 'Esta no es tu contraseña.';
export const nameRefused = 'Este nombre no se puede usar. Elige otro.';
export const nameTooLong = (length: number) => `Que no pase de ${length} caracteres.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
