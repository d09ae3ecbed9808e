import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Tú';
export const name = 'Nombre';
export const othersSeeIt = 'Lo ven los demás anfitriones';
export const changeName = 'Cambiar tu nombre';
export const changeEmail = 'Cambiar tu correo';
export const changePassword = 'Cambiar tu contraseña';
export const save = 'Guardar';
export const nameChanged = 'Tu nombre ha cambiado.';
export const newEmail = 'Correo nuevo';
export const newEmailLead = 'Te mandamos un enlace a la dirección nueva. Es tuya en cuanto lo toques.';
export const newEmailToAskLead =
  'Quien lleva el servidor tendrá entonces un enlace para la dirección nueva. Es tuya en cuanto lo abras.';
export const sendTheLink = 'Enviar el enlace';
export const emailOnItsWay = (email: string) => `Va de camino un correo a ${email}. Toca el enlace que lleva.`;
export const theyHaveTheLink = (email: string) => `Quien lleva el servidor tiene el enlace para ${email}.`;
export const currentPassword = 'Tu contraseña actual';
export const passwordLead = 'Por seguridad, se cierra tu sesión en todos los demás sitios.';
export const choosePassword = 'Elegir una contraseña';
export const choosePasswordLead =
  'Te mandamos un enlace. Con él eliges una contraseña, y después también puedes iniciar sesión con ella.';
export const choosePasswordToAskLead =
  'Quien lleva el servidor tendrá entonces un enlace para ti. Con él eliges una contraseña, y después también puedes iniciar sesión con ella.';
export const passwordChanged = 'Tu contraseña ha cambiado.';

export const howYouSignIn = 'Cómo inicias sesión';
export const authenticatorApp = 'App de autenticación';
export const on = 'activada';
export const off = 'desactivada';
export const appExplained = 'Seis cifras, además de la contraseña';
export const turnOn = 'Activar';
export const turnOnTitle = 'Activar el segundo paso';
export const turnOnLead = 'Necesitas una app de autenticación en el móvil. Antes, demuestra que eres tú.';
export const goOn = 'Seguir';
export const turnOff = 'Desactivar';
export const turnOffTitle = '¿Desactivar el segundo paso?';
export const turnOffLead =
  'Después, tu cuenta se abre solo con la contraseña. Los códigos de recuperación dejan de valer.';
export const turnedOff = 'El segundo paso está desactivado.';
export const recoveryCodes = 'Códigos de recuperación';
export const codesLeft = (left: number, all: number) => `Quedan ${left} de ${all}`;
export const newCodesTitle = 'Nuevos códigos de recuperación';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'Recibes 1 código nuevo. Los antiguos dejan de valer.',
    other: `Recibes ${count} códigos nuevos. Los antiguos dejan de valer.`,
  });
export const makeNewCodes = 'Crearlos';

export const whereSignedIn = 'Dónde tienes la sesión abierta';
export const parts = { secondStep: 'segundo paso', passkeys: 'llaves de acceso', devices: 'dispositivos' };
export const didNotLoad = (parts: readonly string[]) => `No se ha cargado: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Este móvil', laptop: 'Este ordenador' };
export const aDevice = { phone: 'Un móvil', laptop: 'Un ordenador' };
export const now = 'ahora';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'último uso: hoy';
  return days === 1 ? 'último uso: ayer' : `último uso: ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'Se ha cerrado la sesión en ese dispositivo.';
export const signOutDevice = {
  phone: (used: string) => `Cerrar sesión: un móvil, ${used}`,
  laptop: (used: string) => `Cerrar sesión: un ordenador, ${used}`,
};
export const signOutElsewhere = 'Cerrar sesión en los demás sitios';
export const signedOutElsewhere = 'Se ha cerrado tu sesión en todos los demás sitios.';
export const onlyHere = 'Solo en este dispositivo';

export const yourData = 'Tus datos';
export const deleteAccount = 'Eliminar mi cuenta';
export const deleteHint = 'También elimina las fiestas que no tengan otro anfitrión';
export const deleteShort = 'Eliminar';
export const deleteTitle = '¿Eliminar tu cuenta?';
export const deleteLead = 'Las fiestas sin otro anfitrión también se eliminan. No se puede deshacer.';
export const keepIt = 'No eliminar';
export const accountDeleted = 'Tu cuenta se ha eliminado.';
