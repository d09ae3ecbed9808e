import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Sign in with a fingerprint, a face or a key.';
export const add = 'Add a passkey';
export const addTitle = 'Add a passkey';
export const addLead = 'Give it a name by which you know the device. Your browser then asks where to keep it.';
export const nameOfPasskey = 'Name';
export const thisDevice = 'This device';
export const goOn = 'Continue';
export const added = 'The passkey is added.';
export const rename = 'Change its name';
export const renameLead = 'Only you see it.';
export const save = 'Save';
export const renamed = 'The name is changed.';
export const remove = 'Remove';
export const removeHint = 'It no longer opens your account';
export const removeTitle = 'Remove this passkey?';
export const removeLead =
  'It no longer opens your account. Delete it on the device too, so that it is not offered any more.';
export const removeShort = 'Remove';
export const removed = 'The passkey is removed.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'not used yet';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'last used today';
  return days === 1 ? 'last used yesterday' : `last used on ${dayAndMonth(atMs, nowMs)}`;
}
/** Marks a passkey that works only at another address. `site`: such as 'localhost'. */
export const onlyFor = (site: string) => `only for ${site}`;
export const passwordToo =
  'You signed in a while ago. Please type your password too. Without one, sign out and in again.';
/** For a host without a password. */
export const signInAgain = 'You signed in a while ago. Please sign out, sign in again, and then do this.';
export const noPasskeyMade = 'No passkey was made. You can try again.';
export const passkeyKnown = 'This device has a passkey for your account already.';
export const wrongPasskey = 'This passkey is not known here. It may have been removed, or it is for another site.';
export const lastWayIn = 'This is the only way into your account. Add another one, or choose a password first.';
export const tooManyPasskeys = 'You have as many passkeys as you can have. Remove one first.';

export const usePasskey = 'Use a passkey';
export const noPasskeyUsed = 'No passkey was used. You can try again, or take another way.';
export const banned = 'This account is closed here. Please ask whoever runs this server.';
