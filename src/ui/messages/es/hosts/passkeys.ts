import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Entra con la huella, la cara o una llave.';
export const add = 'Añadir una llave de acceso';
export const addTitle = 'Añadir una llave de acceso';
export const addLead =
  'Ponle un nombre con el que reconozcas el dispositivo. Luego el navegador te pregunta dónde guardarla.';
export const nameOfPasskey = 'Nombre';
export const thisDevice = 'Este dispositivo';
export const goOn = 'Seguir';
export const added = 'La llave de acceso se ha añadido.';
export const rename = 'Cambiarle el nombre';
export const renameLead = 'Solo lo ves tú.';
export const save = 'Guardar';
export const renamed = 'El nombre ha cambiado.';
export const remove = 'Quitar';
export const removeHint = 'Ya no abrirá tu cuenta';
export const removeTitle = '¿Quitar esta llave de acceso?';
export const removeLead =
  'Ya no abrirá tu cuenta. Elimínala también en el dispositivo, para que no te la vuelva a ofrecer.';
export const removeShort = 'Quitar';
export const removed = 'La llave de acceso se ha quitado.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'sin usar todavía';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'último uso: hoy';
  return days === 1 ? 'último uso: ayer' : `último uso: ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `solo para ${site}`;
export const passwordToo =
  'Hace un rato que iniciaste sesión. Escribe también tu contraseña. Si no tienes, cierra la sesión y vuelve a iniciarla.';
export const signInAgain =
  'Hace un rato que iniciaste sesión. Cierra la sesión, vuelve a iniciarla e inténtalo otra vez.';
export const noPasskeyMade = 'No se ha creado ninguna llave de acceso. Puedes volver a probar.';
export const passkeyKnown = 'Este dispositivo ya tiene una llave de acceso para tu cuenta.';
export const wrongPasskey =
  'Aquí no conocemos esta llave de acceso. Puede que se haya quitado o que sea de otro sitio.';
export const lastWayIn = 'Es la única forma de abrir tu cuenta. Añade antes otra o elige una contraseña.';
export const tooManyPasskeys = 'Ya tienes el máximo de llaves de acceso. Quita antes alguna.';

export const usePasskey = 'Usar una llave de acceso';
export const noPasskeyUsed = 'No se ha usado ninguna llave de acceso. Puedes volver a probar o elegir otra forma.';
export const banned = 'Esta cuenta está cerrada aquí. Pregunta a quien lleva este servidor.';
