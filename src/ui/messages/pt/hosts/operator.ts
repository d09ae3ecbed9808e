import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: '1 anfitrião', other: `${count} anfitriões` });
export const signupRule = {
  open: 'Registo aberto, mesmo sem convite',
  invitation: 'Só por convite',
  off: 'Não se aceitam mais registos',
};
export const findAmongAll = 'Procurar um anfitrião';
export const findAmong = (count: number) =>
  plural(count, { one: 'Procurar entre 1 anfitrião', other: `Procurar entre ${count} anfitriões` });
export const hostsDidNotLoad = 'Os anfitriões não carregaram';
export const nobodyFound = 'Ninguém com esse nome ou email';
export const nobodyFoundLead = 'Tenta uma parte do nome ou do email.';
export const showAll = 'Ver todos';
export const showMore = 'Ver mais';
export const thatIsYou = 'tu';
export const operator = 'gere o servidor';
export const bannedOn = (atMs: number, nowMs: number) => `conta bloqueada a ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'Festas';
export const lastSeen = 'Última visita';
export const celebrationCount = (count: number) =>
  plural(count, { one: '1 festa', other: count === 0 ? 'nenhuma festa' : `${count} festas` });
export const notConfirmed = 'email por confirmar';
export const withSecondStep = 'com segundo passo';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'última visita: agora';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'última visita: hoje';
  return days === 1 ? 'última visita: ontem' : `última visita: ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name}: o que fazer`;
export const ban = 'Bloquear';
export const banOf = (name: string) => `Bloquear ${name}`;
export const banHint = 'Termina a sessão; podes desbloquear quando quiseres';
export const banTitle = (name: string) => `Bloquear ${name}?`;
export const banLead = (name: string) =>
  `${name} deixa de poder iniciar sessão, e as festas continuam. Podes desbloquear a conta quando quiseres.`;
export const isBanned = (name: string) => `A conta de ${name} está bloqueada.`;
export const liftBan = 'Desbloquear';
export const liftBanOf = (name: string) => `Desbloquear: ${name}`;
export const liftBanHint = 'Pode voltar a iniciar sessão';
export const banLifted = (name: string) => `${name} já pode iniciar sessão outra vez.`;
export const sendMailAgain = 'Enviar o email outra vez';
export const sendMailAgainTo = (name: string) => `Enviar o email outra vez: ${name}`;
export const sendMailAgainHint = 'Com um link novo para confirmar o endereço';
export const mailSentAgain = (email: string) => `O email para ${email} vai outra vez a caminho.`;
export const linkInLog = (email: string) => `Há um link novo para ${email} no registo do servidor.`;
export const remove = 'Eliminar';
export const removeOf = (name: string) => `Eliminar a conta de ${name}`;
export const removeAccount = 'Eliminar a conta';
export const removeHint = 'Elimina também as festas que não têm outro anfitrião';
export const removeTitle = (name: string) => `Eliminar a conta de ${name}?`;
export const removeLead = 'As festas sem outro anfitrião também são eliminadas. Não há volta atrás.';
export const isRemoved = (name: string) => `A conta de ${name} foi eliminada.`;

export const inviteHost = 'Convidar um anfitrião';
export const sendInvitation = 'Enviar o convite';
export const invitationSent = (email: string) => `O convite para ${email} vai a caminho.`;
export const linkIsReady = (email: string) => `O link para ${email} está pronto a copiar.`;
export const invitations = 'Convites';
export const noInvitations = 'Não há convites.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `expirou a ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `enviado hoje, válido até ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `enviado ontem, válido até ${WEEKDAY.format(untilMs)}`
    : `enviado a ${dayAndMonth(sentMs, nowMs)}, válido até ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Retirar';
export const withdrawOf = (email: string) => `Retirar o convite para ${email}`;
export const withdrawn = 'O convite foi retirado.';
export const sendAgain = 'Enviar outra vez';
export const sendAgainOf = (email: string) => `Enviar outra vez: ${email}`;
