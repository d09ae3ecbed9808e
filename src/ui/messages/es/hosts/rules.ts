import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'La casa';
export const theHouseHint = 'Reglas por encima de todos los anfitriones, y quién responde';
export const countAtOnce = 'Para todas las fiestas de aquí, al momento.';
export const standInFile = 'Estas reglas están en un archivo del servidor. Solo se cambian allí.';
export const openHasNoRules = 'Quien no tiene código está en la fiesta abierta, que no tiene reglas.';
export const openIsSwitchedOff = (setting: string) => `${setting} la apaga.`;
export const forTheServer = 'Para quien lleva el servidor';
export const summary = { boards: 'Rankings', wall: 'En pantalla', position: 'Posición', keep: 'Se guardan' };
export const positions = { asked: 'se pregunta', never: 'no se pregunta' };
export const someOf = (some: number, all: number) => `${some} de ${all}`;

export const mayBeShownHere = 'Rankings que se pueden mostrar';
export const mayBeShownHint = 'Cada fiesta elige entre los activados.';
export const boardsWithAlcohol = 'Todo ranking que cuenta alcohol';
export const boardsWithAlcoholHint = 'Sin ellos, el alcohol no da ventaja.';
export const isNeverShown = (board: string) => `«${board}» ya no se muestra aquí.`;
export const mayBeShown = (board: string) => `«${board}» puede mostrarse otra vez.`;
export const alcoholNever = 'Los rankings que cuentan alcohol ya no se muestran aquí.';
export const alcoholAgain = 'Los rankings que cuentan alcohol pueden mostrarse otra vez.';

export const namesOnWalls = 'Nombres en las pantallas, como máximo';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Cada fiesta elige qué muestra su pantalla.',
  'first-names': 'Ninguna pantalla muestra la última palabra de un nombre.',
  totals: 'Ninguna pantalla muestra nombres.',
  off: 'Ninguna fiesta tiene pantalla.',
};
export const guestsPrivacy = 'Privacidad de los invitados';
export const mayBeAsked = 'Se puede preguntar a los invitados dónde están';
export const mayBeAskedHint = 'Si no, no se pregunta a nadie y no se guarda ninguna posición.';

export const celebrations = 'Fiestas';
export const whoMakesThem = 'Quién las crea';
export const creators = { hosts: 'Todos los anfitriones', operators: 'Solo los operadores' };
export const howGuestsCome = 'Cómo se entra hasta que los anfitriones lo cambien';
export const newDoors = { open: 'Todo el mundo', ask: 'Los anfitriones abren' };

export const keepDays = 'Cuánto tiempo se quedan';
export const keepDaysHint = 'En días, de 7 a 400. Vacío: para siempre.';
export const keepDaysWrong = 'Tiene que ser un número entero de 7 a 400, o nada.';
export const forEver = 'para siempre';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 fiesta es más antigua. Un día después de esta regla se borra para siempre.',
    other: `${count} fiestas son más antiguas. Un día después de esta regla se borran para siempre.`,
  });

export const whoIsResponsible = 'Quién responde';
export const theyReadIt = 'Invitados y anfitriones lo leen en «Privacidad».';
export const houseName = 'Nombre de la casa';
export const contact = 'Contacto';
export const contactHint = 'Correo, teléfono o enlace';
export const imprint = 'Enlace al aviso legal';
export const privacy = 'Enlace a la política de privacidad';
export const nameWrong = 'Un nombre tiene como mucho 60 caracteres, y ninguno invisible.';
export const contactWrong = 'Tiene que ser una dirección de correo, un teléfono como +43 1 234567 o un enlace.';
export const linkWrong = 'Tiene que ser un enlace entero, como https://hotel.example.';
export const notSet = 'Sin indicar';
export const add = 'Añadir';
export const theyReadItNow = 'Invitados y anfitriones ya lo leen.';

export const countsNow = 'La regla ya rige.';
export const countsNoLonger = 'Aquí vuelven a elegir los anfitriones.';

export const boardIsNotShown = 'La casa no muestra este ranking';
export const noneIsShown =
  'Ahora no se muestra ningún ranking, porque la casa prohíbe los que estaban activos. Activa otro.';
export const noneMayBeShown = 'La casa no muestra aquí ningún ranking, así que no se puede activar ninguno.';
export const wallIsLimited = 'La casa no permite que las pantallas muestren más de los nombres.';
export const rulesOfTheHouse = 'Reglas de la casa';
export const nobodyIsAsked = 'No se pregunta a nadie dónde está.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Una fiesta se borra 1 día después de su día.',
    other: `Una fiesta se borra ${days} días después de su día.`,
  });
export const boardsAreNever = (boards: string) => `Nunca se muestran: ${boards}.`;
export const nothingIsRuled = 'La casa ya no regula nada.';
export const notAllowed = 'La casa no lo permite.';
export const onlyOperatorsMake = 'Las fiestas las crea quien lleva este servidor.';
export const onlyOperatorsMakeLead = 'Pídele la vuestra. Estará aquí en cuanto seas anfitrión.';
