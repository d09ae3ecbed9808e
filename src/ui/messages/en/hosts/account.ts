import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'You';
export const name = 'Name';
export const othersSeeIt = 'The other hosts see it';
export const changeName = 'Change your name';
export const changeEmail = 'Change your e-mail';
export const changePassword = 'Change your password';
export const save = 'Save';
export const nameChanged = 'Your name is changed.';
export const newEmail = 'New e-mail';
export const newEmailLead = 'We send a link to the new address. It is yours once you have tapped the link.';
/** Shown if the server sends no mail. */
export const newEmailToAskLead =
  'Whoever runs the server then has a link for the new address. The address is yours once you have opened the link.';
export const sendTheLink = 'Send the link';
export const emailOnItsWay = (email: string) => `A mail to ${email} is on its way. Tap the link in it.`;
export const theyHaveTheLink = (email: string) => `Whoever runs the server has the link for ${email}.`;
export const currentPassword = 'Your current password';
export const passwordLead = 'This signs you out everywhere else.';
/** For a host who has no password. */
export const choosePassword = 'Choose a password';
export const choosePasswordLead =
  'We send you a link. With it you choose a password, and then you can sign in with that too.';
/** Shown if the server sends no mail. */
export const choosePasswordToAskLead =
  'Whoever runs the server then has a link for you. With it you choose a password, and then you can sign in with that too.';
export const passwordChanged = 'Your password is changed.';

export const howYouSignIn = 'How you sign in';
export const authenticatorApp = 'Authenticator app';
export const on = 'on';
export const off = 'off';
export const appExplained = 'Six digits, besides the password';
export const turnOn = 'Turn on';
export const turnOnTitle = 'Turn on the second step';
export const turnOnLead = 'You need an authenticator app on your phone. First, please show that it is you.';
export const goOn = 'Continue';
export const turnOff = 'Turn off';
export const turnOffTitle = 'Turn off the second step?';
export const turnOffLead = 'After that, your password alone opens your account. The recovery codes stop working.';
export const turnedOff = 'The second step is off.';
export const recoveryCodes = 'Recovery codes';
export const codesLeft = (left: number, all: number) => `${left} of ${all} left`;
export const newCodesTitle = 'New recovery codes';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'You get 1 new code. The old ones stop working.',
    other: `You get ${count} new codes. The old ones stop working.`,
  });
export const makeNewCodes = 'Make them';

export const whereSignedIn = 'Where you are signed in';
/** What did not load, as 'Second step and devices did not load.' uses it. */
export const parts = { secondStep: 'second step', passkeys: 'passkeys', devices: 'devices' };
export const didNotLoad = (parts: readonly string[]) => `${LIST.format(parts)} did not load.`;
export const thisDevice = { phone: 'This phone', laptop: 'This computer' };
export const aDevice = { phone: 'A phone', laptop: 'A computer' };
export const now = 'now';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'last used today';
  return days === 1 ? 'last used yesterday' : `last used on ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'That device is signed out.';
export const signOutDevice = {
  phone: (used: string) => `Sign out: A phone, ${used}`,
  laptop: (used: string) => `Sign out: A computer, ${used}`,
};
export const signOutElsewhere = 'Sign out everywhere else';
export const signedOutElsewhere = 'You are signed out everywhere else.';
export const onlyHere = 'On this device only';

/** The heading above the privacy notice and the deletion of the account. */
export const yourData = 'Your data';
export const deleteAccount = 'Delete my account';
export const deleteHint = 'This also deletes every celebration that has no other host';
export const deleteShort = 'Delete';
export const deleteTitle = 'Delete your account?';
export const deleteLead = 'Celebrations without another host are deleted too. This cannot be undone.';
export const keepIt = 'Keep it';
export const accountDeleted = 'Your account is deleted.';
