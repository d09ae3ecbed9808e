import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'sábado, 20 de junio de 2026'. `date` is YYYY-MM-DD. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

export const greeting = (names: string) => `Un brindis por ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} ya está aquí`
    : plural(others, {
        one: `${name} y 1 más ya están aquí`,
        other: `${name} y ${others} más ya están aquí`,
      });
export const notYours = '¿No es tu fiesta? Escribe un código';
export const doYouRunIt = `¿Llevas tú este ${PRODUCT_NAME}?`;
export const makeItYours = 'Hazlo tuyo: tu fiesta, su código y sus tarjetas.';
export const haveCode = '¿Tienes un código? Escríbelo aquí';

export const whichCelebration = '¿Qué fiesta?';
export const whereTheCodeIs = 'El código está en la tarjetita de tu mesa.';
export const code = 'Código';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Valen las minúsculas, y también la O en vez del 0.';
export const join = 'Unirme';
export const joinIn = (time: string) => `Unirme en ${time}`;
export const looking = 'Buscando…';
export const withoutCode = 'Seguir sin código';
export const wrongLength = 'El código tiene ocho letras y números.';
export const unknownCode = 'Ninguna fiesta tiene este código. Puede que falle una letra: mira otra vez la tarjeta.';
export const isGone = (names: string) =>
  `La fiesta de ${names} ya no está aquí. Lo que contaste se queda de momento en este móvil. ¿Tienes otro código?`;
export const tooManyTries = 'Han sido muchos intentos. Enseguida puedes volver a probar.';
export const cannotLookUp = 'No hay respuesta ahora mismo. Prueba otra vez cuando tengas conexión.';
export const cannotLookUpYet = 'No hay respuesta ahora mismo. Prueba otra vez dentro de un momento.';

export const lovelyEvening = 'Ha sido una noche preciosa';
export const thatWas = (date: string) => `Fue el ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `La fiesta de ${names} fue el ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Tu bebida y tus estadísticas siguen en este móvil.',
    other: `Tus ${count} bebidas y tus estadísticas siguen en este móvil.`,
  });
export const seeMyEvening = 'Ver mi noche';
export const otherCode = 'Escribir otro código';

export const switchTo = (to: string | null) => (to ? `¿Cambiar a la fiesta de ${to}?` : '¿Cambiar al ranking abierto?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Aún no tienes bebidas en la fiesta de ${from}, y en la de ${to} empiezas de cero.`
      : plural(count, {
          one: `Tu bebida de esta noche se queda en la fiesta de ${from}, y en la de ${to} empiezas de cero.`,
          other: `Tus ${count} bebidas de esta noche se quedan en la fiesta de ${from}, y en la de ${to} empiezas de cero.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Aún no tienes bebidas en el ranking abierto, y en la fiesta de ${to} empiezas de cero.`
      : plural(count, {
          one: `Tu bebida de esta noche se queda en el ranking abierto, y en la fiesta de ${to} empiezas de cero.`,
          other: `Tus ${count} bebidas de esta noche se quedan en el ranking abierto, y en la fiesta de ${to} empiezas de cero.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Aún no tienes bebidas en la fiesta de ${from}, y en el ranking abierto empiezas de cero.`
      : plural(count, {
          one: `Tu bebida de esta noche se queda en la fiesta de ${from}, y en el ranking abierto empiezas de cero.`,
          other: `Tus ${count} bebidas de esta noche se quedan en la fiesta de ${from}, y en el ranking abierto empiezas de cero.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Aún no tienes bebidas en la fiesta de ${from}, y tu noche en la de ${to} sigue.`
      : plural(count, {
          one: `Tu bebida de esta noche se queda en la fiesta de ${from}, y tu noche en la de ${to} sigue.`,
          other: `Tus ${count} bebidas de esta noche se quedan en la fiesta de ${from}, y tu noche en la de ${to} sigue.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Aún no tienes bebidas en el ranking abierto, y tu noche en la fiesta de ${to} sigue.`
      : plural(count, {
          one: `Tu bebida de esta noche se queda en el ranking abierto, y tu noche en la fiesta de ${to} sigue.`,
          other: `Tus ${count} bebidas de esta noche se quedan en el ranking abierto, y tu noche en la fiesta de ${to} sigue.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Aún no tienes bebidas en la fiesta de ${from}, y tu noche en el ranking abierto sigue.`
      : plural(count, {
          one: `Tu bebida de esta noche se queda en la fiesta de ${from}, y tu noche en el ranking abierto sigue.`,
          other: `Tus ${count} bebidas de esta noche se quedan en la fiesta de ${from}, y tu noche en el ranking abierto sigue.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0)
    return from ? `Con el enlace de la fiesta de ${from} puedes volver.` : 'Puedes volver cuando quieras.';
  return from
    ? `Con el enlace de la fiesta de ${from} puedes volver, con bebidas y todo.`
    : 'Puedes volver cuando quieras, con bebidas y todo.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `Queda 1 bebida por enviar. Este móvil la envía a la fiesta de ${from} en cuanto haya red.`,
        other: `Quedan ${count} bebidas por enviar. Este móvil las envía a la fiesta de ${from} en cuanto haya red.`,
      })
    : plural(count, {
        one: 'Queda 1 bebida por enviar. Este móvil la envía al ranking abierto en cuanto haya red.',
        other: `Quedan ${count} bebidas por enviar. Este móvil las envía al ranking abierto en cuanto haya red.`,
      });
export const stayHere = 'Quedarme aquí';
export const confirmSwitch = 'Cambiar';
export const youAreWith = (names: string | null) =>
  names ? `Ya estás en la fiesta de ${names}.` : 'Ya estás en el ranking abierto.';
export const goBack = 'Volver';
export const cannotSwitch = 'Este móvil no puede guardar nada, así que no puedes cambiar.';

export const gettingHome = 'Volver a casa';

export const youAreCelebrating = (names: string) => `Estás en la fiesta de ${names}`;
export const invite = 'Invitar';
export const goToAnother = 'Ir a otra fiesta';
export const haveACode = 'Unirme a una fiesta';

export const bringSomebodyIn = 'Invita a alguien';
export const holdThisUp = 'Enseña esta pantalla para que apunten con la cámara.';
export const qrCode = (names: string | null) =>
  names ? `Código QR que abre la fiesta de ${names}` : `Código QR que abre ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `o escribe en ${host}`;
export const orOpen = 'o abre en el navegador';
export const worksOffline = 'Ahora no tienes conexión. El código funciona igual si la otra persona sí la tiene.';
export const sameNetwork = 'Funciona con móviles que estén en tu misma wifi.';
export const onlyThisDevice = 'Esta dirección solo funciona en este dispositivo.';
export const shareLink = 'Compartir el enlace';
export const copyLink = 'Copiar el enlace';
export const copied = 'Copiado';
export const copyFailed = 'No se ha podido copiar. Mejor enseña el QR.';
export const copiedInstead = 'Aquí no se ha podido compartir, así que hemos copiado el enlace.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
