import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: '1 anfitrión', other: `${count} anfitriones` });
export const signupRule = {
  open: 'Registro abierto, también sin invitación',
  invitation: 'Solo con invitación',
  off: 'No se admiten más registros',
};
export const findAmongAll = 'Buscar un anfitrión';
export const findAmong = (count: number) =>
  plural(count, { one: 'Buscar entre 1 anfitrión', other: `Buscar entre ${count} anfitriones` });
export const hostsDidNotLoad = 'Los anfitriones no se han cargado';
export const nobodyFound = 'Nadie con ese nombre o correo';
export const nobodyFoundLead = 'Prueba con una parte del nombre o del correo.';
export const showAll = 'Ver a todos';
export const showMore = 'Ver más';
export const thatIsYou = 'tú';
export const operator = 'lleva el servidor';
export const bannedOn = (atMs: number, nowMs: number) => `con veto desde el ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'Fiestas';
export const lastSeen = 'Última visita';
export const celebrationCount = (count: number) =>
  plural(count, { one: '1 fiesta', other: count === 0 ? 'ninguna fiesta' : `${count} fiestas` });
export const notConfirmed = 'correo sin confirmar';
export const withSecondStep = 'con segundo paso';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'última visita: ahora';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'última visita: hoy';
  return days === 1 ? 'última visita: ayer' : `última visita: ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name}: qué hacer`;
export const ban = 'Vetar';
export const banOf = (name: string) => `Vetar a ${name}`;
export const banHint = 'Se cierra su sesión; el veto se puede levantar';
export const banTitle = (name: string) => `¿Vetar a ${name}?`;
export const banLead = (name: string) =>
  `${name} no podrá iniciar sesión, y las fiestas siguen. Puedes levantar el veto cuando quieras.`;
export const isBanned = (name: string) => `${name} tiene un veto.`;
export const liftBan = 'Levantar el veto';
export const liftBanOf = (name: string) => `Levantar el veto: ${name}`;
export const liftBanHint = 'Podrá volver a iniciar sesión';
export const banLifted = (name: string) => `${name} puede volver a iniciar sesión.`;
export const sendMailAgain = 'Enviar otra vez el correo';
export const sendMailAgainTo = (name: string) => `Enviar otra vez el correo: ${name}`;
export const sendMailAgainHint = 'Con un enlace nuevo para confirmar la dirección';
export const mailSentAgain = (email: string) => `El correo a ${email} va otra vez de camino.`;
export const linkInLog = (email: string) => `Hay un enlace nuevo para ${email} en el registro del servidor.`;
export const remove = 'Eliminar';
export const removeOf = (name: string) => `Eliminar a ${name}`;
export const removeAccount = 'Eliminar la cuenta';
export const removeHint = 'También elimina las fiestas que no tengan otro anfitrión';
export const removeTitle = (name: string) => `¿Eliminar a ${name}?`;
export const removeLead = 'Las fiestas sin otro anfitrión también se eliminan. No se puede deshacer.';
export const isRemoved = (name: string) => `La cuenta de ${name} se ha eliminado.`;

export const inviteHost = 'Invitar a un anfitrión';
export const sendInvitation = 'Enviar la invitación';
export const invitationSent = (email: string) => `La invitación a ${email} va de camino.`;
export const linkIsReady = (email: string) => `El enlace para ${email} está listo para copiar.`;
export const invitations = 'Invitaciones';
export const noInvitations = 'No hay invitaciones.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `caducó el ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `enviada hoy, vale hasta el ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `enviada ayer, vale hasta el ${WEEKDAY.format(untilMs)}`
    : `enviada el ${dayAndMonth(sentMs, nowMs)}, vale hasta el ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Retirar';
export const withdrawOf = (email: string) => `Retirar la invitación a ${email}`;
export const withdrawn = 'La invitación se ha retirado.';
export const sendAgain = 'Enviar otra vez';
export const sendAgainOf = (email: string) => `Enviar otra vez: ${email}`;
