import { language } from './page.ts';

export const thankYou = 'Thank you for your help';
export const noLongerHost = (names: string) =>
  `You are no longer a host at ${names}'s. As a guest you are as welcome as before.`;
export const notYours = 'No such celebration';
export const notYoursLead = 'It has been deleted, or you are not one of its hosts.';
export const handInHand = 'Hand in hand';
export const you = 'you';
export const madeThis = 'made this celebration';
export const coHost = 'co-host';
export const coHostHere = 'co-host, here now';
export const invitedUntil = (day: string) => `invited, until ${day}`;
/** 'Sunday, 28 June'. `atMs` is on this device's clock. */
export const dayOf = (atMs: number) => DAY.format(atMs);
const DAY = new Intl.DateTimeFormat(`${language}-GB`, { weekday: 'long', day: 'numeric', month: 'long' });
export const anybodyWithLink = 'Whoever has the link';
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${name}`;
export const withdraw = 'Withdraw';
export const withdrawName = (name: string) => `Withdraw the invitation of ${name}`;
export const withdrawn = 'The invitation is withdrawn.';
export const removeQuestion = (name: string) => `Remove ${name} as a host?`;
export const removeLead = (name: string) =>
  `${name} loses this celebration at once. What was done stays done, and you can ask again.`;
export const keep = 'Keep';
export const removed = (name: string) => `${name} is no longer a host here.`;
export const askSomebody = 'Ask somebody to help';
export const askLead = 'They can do everything you can, except deleting it all.';
export const makeLink = 'Make an invitation link';
export const linkOnce = 'This link works once, for seven days. Send it to the one you ask: it is not shown again.';
export const copyLink = 'Copy the link';
export const linkCopied = 'The link is copied.';
export const tooMany = 'There are as many hosts and invitations as one celebration can have.';
export const asksForHand = (name: string) => `${name} asks for a hand`;
export const wouldYou = (names: string, day: string) => `Would you be a host at ${names}'s celebration on ${day}?`;
export const gladly = 'Gladly';
export const noThankYou = 'No, thank you';
export const invitationGone = 'This invitation is no longer good';
export const invitationGoneLead = 'It has been used, withdrawn, or is too old. Ask for a new one.';
