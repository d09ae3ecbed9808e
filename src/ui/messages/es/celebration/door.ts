import { plural } from '../forms.ts';

/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const countOnMyOwn = 'Contar por mi cuenta';
export const countRightAway = 'Ya puedes contar. Se queda en este móvil.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Tu bebida y tus estadísticas están a salvo en este móvil.',
    other: `Tus ${count} bebidas y tus estadísticas están a salvo en este móvil.`,
  });
export const looking = 'Buscando…';

export const doorIsClosed = 'La puerta está cerrada ahora mismo';
export const nobodyNew = (names: string) =>
  names
    ? `En la fiesta de ${names} ya no entra nadie más. Si te han invitado, díselo a los anfitriones: te dejan entrar con un toque.`
    : 'Los anfitriones ya no dejan entrar a nadie más. Si te han invitado, díselo: te dejan entrar con un toque.';
export const comeInLater = 'Cuando se abra la puerta, tus bebidas entran contigo.';
export const tryAgain = 'Volver a llamar a la puerta';
export const stillClosed = 'Sigue cerrada.';

export const oneMoment = (name: string) => `Un momento, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `Hemos preguntado a los anfitriones de la fiesta de ${names} si te dejan entrar. No hace falta que esperes aquí.`
    : 'Hemos preguntado a los anfitriones si te dejan entrar. No hace falta que esperes aquí.';
export const allComeIn = 'Cuenta tus bebidas: todas entran contigo.';
export const askedAt = (time: string) =>
  isOne(time)
    ? `Preguntado a la ${time}. Este móvil te avisa cuando respondan.`
    : `Preguntado a las ${time}. Este móvil te avisa cuando respondan.`;
export const changeMyName = 'Cambiar mi nombre';

export const notRecognised = 'No te han reconocido';
export const notLetIn = (name: string) =>
  `Los anfitriones no han dejado entrar a «${name}». Usa un nombre que conozcan o habla con ellos.`;
export const changeAndAsk = 'Cambiar mi nombre y volver a preguntar';

export const offTheLeaderboard = 'Ya no sales en el ranking';
export const takenOut = (names: string) =>
  names
    ? `Los anfitriones te han sacado de la fiesta de ${names}. A lo mejor es una confusión: pregúntales.`
    : 'Los anfitriones te han sacado de esta fiesta. A lo mejor es una confusión: pregúntales.';
export const takenOutForGood = (names: string) =>
  names
    ? `Los anfitriones te han sacado de la fiesta de ${names}. Si es una confusión, solo ellos pueden arreglarlo.`
    : 'Los anfitriones te han sacado de esta fiesta. Si es una confusión, solo ellos pueden arreglarlo.';
export const nobodyElseSees = 'Puedes seguir contando. Nadie más lo ve.';
export const askToComeBack = 'Pedir volver';

export const youAreIn = (names: string) => (names ? `Ya estás dentro. ¡Un brindis por ${names}!` : 'Ya estás dentro.');

export const youAreNowCalled = (name: string) => `Ahora te llamas «${name}»`;
export const sameNameTonight = (first: string) =>
  `Los anfitriones han cambiado tu nombre en el ranking; puede que esta noche haya otra persona que se llame ${first}. Tus bebidas siguen todas ahí.`;
export const handedOver = 'Tu noche está también en otro móvil';
export const handedOverLead = (time: string) =>
  isOne(time)
    ? `Los anfitriones la pasaron a la ${time}, como se hace cuando un móvil se queda sin batería o se pierde. Los dos móviles cuentan para ti. Si no lo pediste tú, habla con los anfitriones.`
    : `Los anfitriones la pasaron a las ${time}, como se hace cuando un móvil se queda sin batería o se pierde. Los dos móviles cuentan para ti. Si no lo pediste tú, habla con los anfitriones.`;
export const hostsWishIt = 'Los anfitriones prefieren que esta noche te llames así. Tus bebidas siguen todas ahí.';
export const notRight = '¿No está bien? Habla con los anfitriones.';
export const allRight = 'Vale';

export const statuses = {
  waiting: 'En la puerta: hemos preguntado',
  'turned-away': 'Sin entrar: cuentas solo para ti',
  removed: 'Fuera del ranking: cuentas solo para ti',
  barred: 'Fuera del ranking: cuentas solo para ti',
  'door-closed': 'Puerta cerrada: cuentas solo para ti',
  over: 'Se acabó: cuentas solo para ti',
} as const;
