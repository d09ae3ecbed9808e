import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Compartir ubicación';
/** The distance is in metres, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `¡Comparte tu ubicación para ver en el ranking a quien esté a menos de ${Math.round(feet * 0.03048) * 10} metros!`;
export const onlyNearby = 'En tu ranking solo saldrá la gente que tengas cerca';
export const shareMyLocation = 'Compartir mi ubicación';
export const requestingLocation = 'Pidiendo ubicación…';
export const skipLocation = 'Ahora no (ver a todos)';
export const locationIsNotStored =
  'Tu ubicación solo sirve para encontrar a la gente cercana y no se guarda de forma permanente.';
export const locationEnabled = '¡Ubicación activada!';

export const resetAllDrinks = '¿Empezar de cero?';
export const resetComplete = '¡Vuelta a empezar!';
export const resetCannotBeUndone =
  'Se borran todas tus bebidas y estadísticas, y empiezas de cero. No se puede deshacer.';
export const reset = 'Empezar de cero';

export const languageTitle = 'Idioma';
export const languageIs = (name: string) => `Idioma: ${name}`;
export const languageNeedsNetwork =
  'Este idioma no se puede cargar ahora mismo. Prueba otra vez cuando tengas conexión.';
export const languageNotNow = 'Este idioma no se puede cargar ahora mismo. Prueba otra vez dentro de un momento.';
export const colours = 'Colores';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Día', night: 'Noche' };
export const shareLocation = 'Compartir mi ubicación';
export const theCelebration = 'La fiesta';
export const youAndTheOthers = 'Tú y los demás';
export const thisPhone = 'Este móvil';
export const hideMe = 'No salir en el ranking';
export const beQuiet = 'En la lista, sin números';
export const momentsOfTheRoom = 'Momentos de la fiesta';
export const privacy = 'Privacidad';
export const deleteMyData = 'Borrar mis datos';

export const deleteMyDataTitle = '¿Borrar mis datos?';
export const deletionCannotBeUndone =
  'Se borran tu nombre, tus bebidas y tu ubicación de este dispositivo, del servidor y de todos los rankings. No se puede deshacer.';
export const deletionWithoutNetwork = `No hay red. Tus datos se borran ya de este móvil, y del servidor la próxima vez que ${PRODUCT_NAME} se abra aquí con red.`;
export const deleteData = 'Borrar';

export const dataIsDeleted = 'Tus datos se han borrado, aquí y en el servidor.';
export const deletionIsWaiting = `Tus datos se han borrado de este móvil, pero el servidor no responde. Los borrará la próxima vez que ${PRODUCT_NAME} se abra aquí con red.`;
export const deletionNeedsThisPage = `Tus datos se han borrado de este móvil, pero el servidor no responde. Los borrará la próxima vez que ${PRODUCT_NAME} se abra aquí con red. Hasta entonces, deja esta página abierta.`;

export const cannotSave = 'Este móvil no puede guardar nada. Deja esta página abierta o perderás tus bebidas.';
export const nameIsShared = 'Ya hay alguien con este nombre en el ranking. Cambia una letra para que se os distinga.';
export const nameIsOfCouple =
  'La fiesta es de alguien con este nombre. Si no eres tú, cambia una letra para que se os distinga.';
export const signInFirst = 'La red pide primero iniciar sesión. Mientras tanto, tus bebidas esperan en este móvil.';
export const signIn = 'Iniciar sesión';
export const notAllCount = `El ranking cuenta como mucho ${MAX_COUNTED_DRINKS} bebidas en ${COUNTED_WINDOW_MS / MINUTE_MS} minutos. Aquí las tienes todas.`;
export const notAllRemovable = 'Ahora no se pueden quitar todas las bebidas.';
export const lookedUpLater = (code: string) =>
  `La red no responde. El código ${code} se busca en cuanto vuelva. Ya puedes empezar a contar.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `La lista está llena: ${MAX_DRINKS} bebidas. «Empezar de cero» abre una nueva.`
    : `La lista está llena: ${MAX_DRINKS} bebidas. «Borrar mis datos» abre una nueva.`;
export const notOffered = (drink: DrinkChoice) => `Esta noche es sin alcohol. No se ha apuntado: ${drinkLabel(drink)}.`;
export const noneRemovable = 'Ya no se pueden quitar más bebidas.';
