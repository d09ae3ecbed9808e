import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: '1 host', other: `${count} hosts` });
export const signupRule = {
  open: 'Hosts may sign up without an invitation',
  invitation: 'By invitation only',
  off: 'Nobody new may sign up',
};
export const findAmongAll = 'Find a host';
export const findAmong = (count: number) =>
  plural(count, { one: 'Find among 1 host', other: `Find among ${count} hosts` });
export const hostsDidNotLoad = 'The hosts did not load';
export const nobodyFound = 'Nobody by that name or e-mail';
export const nobodyFoundLead = 'Try a part of the name or of the address.';
export const showAll = 'Show all hosts';
export const showMore = 'Show more';
export const thatIsYou = 'you';
export const operator = 'operator';
export const bannedOn = (atMs: number, nowMs: number) => `banned on ${dayAndMonth(atMs, nowMs)}`;
/** Heads of the columns of all hosts. */
export const celebrations = 'Celebrations';
export const lastSeen = 'Last seen';
export const celebrationCount = (count: number) =>
  plural(count, { one: '1 celebration', other: count === 0 ? 'no celebration' : `${count} celebrations` });
export const notConfirmed = 'e-mail not confirmed';
export const withSecondStep = 'with second step';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'seen now';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'seen today';
  return days === 1 ? 'seen yesterday' : `seen on ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name}: what to do`;
export const ban = 'Ban';
export const banOf = (name: string) => `Ban ${name}`;
export const banHint = 'Signed out; can be lifted at any time';
export const banTitle = (name: string) => `Ban ${name}?`;
export const banLead = (name: string) =>
  `${name} is signed out everywhere, and the celebrations go on. You can lift the ban at any time.`;
export const isBanned = (name: string) => `${name} is banned.`;
export const liftBan = 'Lift the ban';
export const liftBanOf = (name: string) => `Lift the ban: ${name}`;
export const liftBanHint = 'May sign in again';
export const banLifted = (name: string) => `${name} may sign in again.`;
export const sendMailAgain = 'Send the mail again';
export const sendMailAgainTo = (name: string) => `Send the mail again: ${name}`;
export const sendMailAgainHint = 'With a new link that confirms the address';
export const mailSentAgain = (email: string) => `The mail to ${email} is on its way again.`;
/** Shown if the server sends no mail. */
export const linkInLog = (email: string) => `A new link for ${email} is in the server's log.`;
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove ${name}`;
export const removeAccount = 'Remove the account';
export const removeHint = 'This also deletes celebrations that have no other host';
export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeLead = 'Celebrations without another host are deleted too. This cannot be undone.';
export const isRemoved = (name: string) => `${name} is removed.`;

export const inviteHost = 'Invite a host';
export const sendInvitation = 'Send the invitation';
export const invitationSent = (email: string) => `The invitation to ${email} is on its way.`;
export const linkIsReady = (email: string) => `The link for ${email} is ready to copy.`;
export const invitations = 'Invitations';
export const noInvitations = 'There are no invitations.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `expired on ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `sent today, good until ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `sent yesterday, good until ${WEEKDAY.format(untilMs)}`
    : `sent on ${dayAndMonth(sentMs, nowMs)}, good until ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Withdraw';
export const withdrawOf = (email: string) => `Withdraw the invitation to ${email}`;
export const withdrawn = 'The invitation is withdrawn.';
export const sendAgain = 'Send again';
export const sendAgainOf = (email: string) => `Send again: ${email}`;
