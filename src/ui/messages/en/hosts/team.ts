import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Thank you for your help';
export const noLongerHost = (names: string) =>
  `You are no longer a host of ${names}'s celebration. You are still welcome as a guest.`;
export const openAsGuest = 'Open it as a guest';
export const isDeleted = (names: string) => `${names} is deleted`;
export const isDeletedLead = 'The celebration and its code are gone. What guests counted stays on their own phones.';
export const notYours = 'No such celebration';
export const notYoursLead = 'It has been deleted, or you are not one of its hosts.';
export const handInHand = 'Hand in hand';
export const you = 'you';
export const madeThis = 'made this celebration';
export const coHost = 'co-host';
export const coHostHere = 'co-host, here now';
export const invitedUntil = (day: string) => `invited, until ${day}`;
export const askedToTakeOver = (day: string) => `asked to take it over, until ${day}`;
export const invitationLink = 'Invitation link';
export const linkUntil = (day: string) => `until ${day}`;
/** Describes an invitation link that was not mailed. `day`: such as '20 June'. */
export const linkMade = (by: string, day: string, time: string) => `by ${by} on ${day} at ${time}`;
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${name}`;
export const withdraw = 'Withdraw';
export const withdrawName = (name: string) => `Withdraw the invitation for ${name}`;
export const withdrawLink = (day: string, time: string) => `Withdraw the link of ${day} at ${time}`;
export const withdrawn = 'The invitation is withdrawn.';
export const leave = 'Leave';
export const leaveQuestion = (names: string) => `Leave the hosts of ${names}?`;
export const leaveLead = 'You lose this celebration at once. Your open invitations end. The others can ask you again.';
export const stay = 'Stay';
export const removeQuestion = (name: string) => `Remove ${name} as a host?`;
export const removeLead = (name: string) =>
  `${name} can no longer open this celebration. Open invitations from ${name} end. You can ask again at any time.`;
export const keep = 'Keep';
export const removed = (name: string) => `${name} is no longer a host here.`;
export const left = 'You are no longer a host there.';
export const askSomebody = 'Ask somebody to help';
export const askLead = 'They can do everything that you can, except delete the celebration.';
/** For a co-host, who cannot delete the celebration either. */
export const askLeadOfHelper = 'They can do everything that you can.';
export const handOver = 'Hand it over';
export const handOverLead = 'Whoever accepts owns it and alone can delete it. Until then nothing changes.';
/** Replaces the lead on the evening itself. */
export const handOverTonight = 'Whoever accepts runs tonight and alone can delete it. Until then nothing changes.';
/** Asks what the owner will do after somebody has taken the celebration over. */
export const afterwards = 'Will you stay to help?';
export const afterwardsYou = { stay: 'I stay to help', leave: 'I leave' };
export const sendInvitation = 'Send the invitation';
export const invitationSent = (email: string) => `The invitation to ${email} is on its way.`;
export const forWhom = 'For whom?';
export const forWhomHint = 'If you want to tell links apart. Only hosts see it.';
export const makeLinkInstead = 'Make a link instead';
export const linkReady = 'The link is ready';
export const linkValid = (day: string) => `It works once, until ${day}, and is not shown again.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'This celebration has as many hosts and invitations as it can have.';
/** The title of the page until the invitation has loaded. */
export const anInvitation = 'An invitation';
export const asksForHand = (name: string) => `${name} asks you to help`;
export const wouldYou = (names: string, day: string) => `Would you be a host at ${names}'s celebration on ${day}?`;
/** For somebody who is not signed in yet. */
export const wouldYouWithAccount = (names: string, day: string) =>
  `Would you be a host at ${names}'s celebration on ${day}? For that you need an account here.`;
export const handsOverToYou = (name: string) => `${name} hands a celebration over to you`;
export const wouldYouTake = (names: string) =>
  `Would you take over ${names}'s celebration? You become the host who made it.`;
/** For somebody who is not signed in yet. */
export const wouldYouTakeWithAccount = (names: string) =>
  `Would you take over ${names}'s celebration? You become the host who made it. For that you need an account here.`;
export const gladly = 'Gladly';
export const noThankYou = 'No, thank you';
export const haveAccount = 'You have an account already';
export const invitationIsUsed = 'This invitation was for creating it. There is nothing left to do.';
export const invitationOfOther = 'This invitation is for someone else';
export const invitationIsFor = (email: string) => `It is for ${email}.`;
export const signedInAs = (email: string) => `You are signed in as ${email}.`;
export const signOutAndAccept = 'Sign out and accept';
export const invitationGone = 'This invitation is no longer good';
export const invitationGoneLead =
  'It has been used, withdrawn, or is too old. If you used it yourself, sign in. If not, ask for a new one.';
