import { plural } from './forms.ts';

export const carryOnElsewhere = 'Seguir en otro móvil';
export const pointTheCamera = 'Apunta aquí con la cámara del otro móvil. Sirve una sola vez.';
export const square = 'Código QR para seguir con tu noche en otro móvil';
export const left = (time: string) => `Quedan ${time}`;
export const copyTheLink = 'O copia el enlace, para este mismo móvil';
export const linkIsCopied = 'Copiado. Ábrelo o pégalo donde Clink pide un código.';
export const linkNotCopied = 'Este navegador no deja que Clink copie el enlace.';
export const afterwards = 'Después';
export const countOnBoth = 'Contar en los dos';
export const signThisOff = 'Solo en el otro';
export const cancel = 'Cancelar';
export const aMoment = 'Un momento…';
export const otherPhoneReads = 'El otro móvil ya ha leído el QR. Un momento…';
export const newSquare = 'Nuevo QR';
export const tryAgain = 'Probar otra vez';

export const squareIsLate = 'Este QR ha caducado';
export const squareIsLateHere = 'Este QR ha caducado. No se ha perdido nada. Puedes crear otro ahora mismo.';
export const noAnswerHere = 'No hay respuesta ahora mismo. Funcionará en cuanto los dos móviles tengan conexión.';
export const notPossible = 'Tu noche no puede pasar a otro móvil ahora mismo. En este está a salvo.';
export const afterManyTries = 'Han sido muchos intentos.';
export const againIn = (time: string) => `Podrás volver a probar dentro de ${time}.`;

export const bothCount = 'Ahora cuentan los dos móviles.';
export const almostSignedOff = 'Este móvil está a punto de dejar de contar';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Solo falta que el servidor lo tenga todo.'
    : plural(count, {
        one: 'Queda 1 bebida por enviar. Este móvil la envía antes.',
        other: `Quedan ${count} bebidas por enviar. Este móvil las envía antes.`,
      });

export const looking = 'Buscando…';
export const lookingForIt = 'Tu noche está de camino';
export const carryOnAs = (name: string) => `¿Seguir como ${name}?`;
/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);
export const whatComes = (count: number, since: string, names: string) => {
  if (count === 0)
    return isOne(since)
      ? `Tu noche empezó a la ${since}, en la fiesta de ${names}. El primer móvil también sigue, salvo que deje de contar.`
      : `Tu noche empezó a las ${since}, en la fiesta de ${names}. El primer móvil también sigue, salvo que deje de contar.`;
  return isOne(since)
    ? plural(count, {
        one: `1 bebida desde la ${since}, en la fiesta de ${names}. Pasa a este móvil. El primero también sigue, salvo que deje de contar.`,
        other: `${count} bebidas desde la ${since}, en la fiesta de ${names}. Pasan a este móvil. El primero también sigue, salvo que deje de contar.`,
      })
    : plural(count, {
        one: `1 bebida desde las ${since}, en la fiesta de ${names}. Pasa a este móvil. El primero también sigue, salvo que deje de contar.`,
        other: `${count} bebidas desde las ${since}, en la fiesta de ${names}. Pasan a este móvil. El primero también sigue, salvo que deje de contar.`,
      });
};
export const whatComesFromOpen = (count: number, since: string) => {
  if (count === 0)
    return isOne(since)
      ? `Tu noche empezó a la ${since}, en el ranking abierto. El primer móvil también sigue, salvo que deje de contar.`
      : `Tu noche empezó a las ${since}, en el ranking abierto. El primer móvil también sigue, salvo que deje de contar.`;
  return isOne(since)
    ? plural(count, {
        one: `1 bebida desde la ${since}, en el ranking abierto. Pasa a este móvil. El primero también sigue, salvo que deje de contar.`,
        other: `${count} bebidas desde la ${since}, en el ranking abierto. Pasan a este móvil. El primero también sigue, salvo que deje de contar.`,
      })
    : plural(count, {
        one: `1 bebida desde las ${since}, en el ranking abierto. Pasa a este móvil. El primero también sigue, salvo que deje de contar.`,
        other: `${count} bebidas desde las ${since}, en el ranking abierto. Pasan a este móvil. El primero también sigue, salvo que deje de contar.`,
      });
};
export const carryOnHere = 'Seguir aquí';
export const notMe = 'Esa persona no soy yo';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `En este móvil hay una noche como ${name}. Se queda en la fiesta de ${names}, y puedes volver a ella.`
    : plural(count, {
        one: `En este móvil hay 1 bebida apuntada como ${name}. Se queda en la fiesta de ${names}, y puedes volver a ella.`,
        other: `En este móvil hay ${count} bebidas apuntadas como ${name}. Se quedan en la fiesta de ${names}, y puedes volver a ellas.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `En este móvil hay una noche como ${name}. Se queda en el ranking abierto, y puedes volver a ella.`
    : plural(count, {
        one: `En este móvil hay 1 bebida apuntada como ${name}. Se queda en el ranking abierto, y puedes volver a ella.`,
        other: `En este móvil hay ${count} bebidas apuntadas como ${name}. Se quedan en el ranking abierto, y puedes volver a ellas.`,
      });
export const carriesOnAs = (name: string) => `Sigues como ${name}.`;
export const goBack = 'Volver';
export const backTo = (name: string) => `Volver a la noche de ${name}`;

export const tapNewSquare =
  'En el primer móvil, toca «Nuevo QR» y vuelve a apuntar con la cámara. No se ha perdido nada.';
export const linkIsDamaged = 'Este enlace está incompleto';
export const copyLinkAgain =
  'Le falta una parte. Cópialo otra vez o vuelve a apuntar con la cámara al QR. No se ha perdido nada.';
export const squareIsUsed = 'Este QR ya se ha usado';
export const usedElsewhere = 'Sirve para un solo móvil. En el primero, toca «Nuevo QR» y apunta con la cámara.';
export const eveningIsOver = 'Esta noche ha terminado';
export const goneForAll =
  'Se ha borrado, ha acabado o los anfitriones la han cerrado. A este móvil no llega nada de ella.';
export const noAnswer = 'No hay respuesta ahora mismo';
export const squareStaysGood = 'El QR sigue valiendo sus cinco minutos. Prueba otra vez dentro de un momento.';
export const manyTries = 'Han sido muchos intentos';
export const cannotStore = 'Este móvil no puede guardar nada';
export const staysOnTheFirst = 'Así que tu noche se queda en el primer móvil. No se ha perdido nada.';
export const isHereAlready = 'Tu noche ya está en este móvil';
export const pointOtherCamera = 'Apunta al QR con la cámara de otro móvil.';
export const allRight = 'Vale';
export const freshEvening = 'Empezar una noche nueva';
export const ownEvening = 'Seguir con mi noche';
export const typeCode = 'Escribir un código';
export const notNow = 'Ahora no';

export const signedOff = 'Este móvil ya no cuenta';
export const movedAway = 'Tu noche se ha ido al otro móvil.';
export const deletedElsewhere = 'Tus datos se han borrado';
export const forgottenHere = 'Los borraste en tu otro móvil. Este también los ha olvidado.';
