import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Quién responde',
  stored: 'Qué se guarda y dónde',
  seen: 'Quién ve qué',
  'how-long': 'Cuánto tiempo',
  delete: 'Borrarlo ahora',
  ask: 'A quién preguntar',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'La casa',
  contact: 'Contacto',
  imprint: 'Aviso legal',
  'house-notice': 'Su política de privacidad',
  hosts: 'Los anfitriones',
  server: 'En el servidor',
  phone: 'En este móvil',
  nowhere: 'En ningún otro sitio',
  guests: 'Todos los invitados',
  wall: 'La pantalla de la sala',
  'seen-by-hosts': 'Los anfitriones',
  operator: 'Quien lleva el servidor',
  hide: 'Tú eliges',
  evening: 'Tu noche',
  celebration: 'La fiesta',
  'for-good': 'Para siempre',
  now: 'Al momento',
  ask: 'Puedes preguntar',
  later: 'Aún no se sabe',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Quien lleva este ${PRODUCT_NAME}.`,
  'hosts-decide': 'Ellos deciden qué rankings, pantallas y momentos hay.',
  'name-and-drinks': 'Tu nombre, tu ritmo, tus bebidas y la hora de cada una.',
  'menu-drinks': 'Qué bebida de la carta de los anfitriones era.',
  position: 'Dónde estás, sin precisión y solo si lo compartes.',
  choices: 'Si te ocultas o no muestras números.',
  'in-file': 'Todo está en un solo archivo.',
  'in-postgres': 'Todo está en una base de datos PostgreSQL.',
  'same-on-phone': 'Lo mismo, pero nunca dónde estás.',
  'settings-on-phone': 'Tus ajustes y el último ranking.',
  'no-account': 'Ni cuenta, ni cookies, ni publicidad. Ninguna otra empresa recibe nada.',
  'mail-to-hosts': 'Solo los anfitriones reciben correos, y ninguno dice nada de ti.',
  name: 'Tu nombre, tu ritmo y cuándo empezaste.',
  'last-drink': 'El minuto de tu última bebida.',
  nearby: `Que estás a menos de ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} metros, si los dos lo compartís. Nunca dónde.`,
  moments: 'Momentos: quién llega, quién brinda y el primer brindis.',
  'wall-names': 'Tu nombre y lo que muestran los rankings.',
  'wall-first-names': 'Tu nombre de pila y lo que muestran los rankings.',
  'wall-totals': 'Solo totales de toda la sala y ningún nombre.',
  'wall-of-open': 'Lo que muestra el ranking.',
  'hosts-see': 'Tu nombre, cuántas bebidas con alcohol, cuándo empezaste y si estás aquí.',
  'hosts-never': 'Nunca una bebida concreta ni dónde estás.',
  'hand-over': 'Si tu móvil se queda sin batería, pueden pasar tu noche a otro. Tu móvil te lo dice.',
  'operator-sees': 'Todo lo que hay en el servidor.',
  'if-quiet': 'En la lista, sin números: los demás solo ven tu nombre.',
  'if-hidden': 'Oculto: ningún invitado y ninguna pantalla te ve.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} horas desde que empezaste. Después termina sola.`,
  'gone-from-file': 'En un minuto desaparece del servidor y se sobrescribe.',
  'gone-from-postgres': 'El servidor lo vacía al momento y la base de datos lo sobrescribe más tarde.',
  'gone-with-demo': 'Solo en memoria. Cuando la demo empieza de nuevo, todo ha desaparecido.',
  'until-deleted': 'Sus nombres, ajustes y registro quedan hasta que los anfitriones la borren.',
  recap: `Los anfitriones conservan sumas de al menos ${LEAST_GUESTS} invitados cada una y ningún nombre.`,
  'refusal-stays': 'Un número al azar, para que nada vuelva. No dice nada de ti.',
  deleted: 'Desaparece al momento de este móvil y de todas las pantallas, y también del servidor.',
  'ask-hosts': 'A los anfitriones de tu fiesta.',
  'ask-whoever': 'A quien te dio esta dirección.',
  'more-with-network': 'Quién lleva este servidor y qué hay activado. Lo leerás en cuanto haya red.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Cuántas bebidas con alcohol has tomado.',
  fastestPace: 'Cuántas bebidas con alcohol por hora.',
  hydration: 'Cuántos vasos sin alcohol.',
  balanced: 'En cuántas horas has mantenido el equilibrio.',
  variety: 'Cuántas bebidas distintas has tomado.',
};
export const hostsOf = (names: string) => `Los anfitriones de ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Sus nombres, ajustes y registro se borran 1 día después de la fiesta.',
    other: `Sus nombres, ajustes y registro se borran ${days} días después de la fiesta.`,
  });
