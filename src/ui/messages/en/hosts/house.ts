import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

/** `house`: the address of the provider, such as 'login.example.org'. */
export const signInWith = (house: string) => `Sign in with ${house}`;
export const connect = (house: string) => `Connect ${house}`;
export const connectHint = 'Then you can sign in with that account too';
export const connectLead = 'You are sent there to sign in. After that, both ways lead to this account.';
/** Shown if the account of the house is connected. */
export const isConnected = 'connected';
export const disconnectTitle = (house: string) => `Remove ${house}?`;
export const disconnectLead =
  'That account no longer opens this one. You will be signed out everywhere else, to be safe.';
export const disconnect = 'Remove';
export const disconnected = 'That account no longer opens this one.';
export const goThere = 'Go there';
/** The title of the page after a sign-in at the house has failed. The sentence below it says why. */
export const notSignedIn = 'Not signed in yet';
/** That title if a sign-in there would only fail again. */
export const anotherWay = 'Sign in another way';
export const houseFails =
  'That sign-in does not work just now. Please try again later, or ask whoever runs this server.';

/** `house`: the address of the provider, such as 'login.example.org'. */
export const stillThere = (house: string) => `You are signed out here. At ${house} you may still be signed in.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'Both accounts are connected.',
  unverified: 'That account has no confirmed e-mail address, so it cannot be used here.',
  taken: 'That address has an account here already. Sign in with its password, and connect both under My account.',
  'connected-elsewhere': 'This sign-in belongs to another host account here. Remove it from that account first.',
  'not-invited': 'Hosts are invited here. Ask whoever runs this server for an invitation to that address.',
  'signup-off': 'This server takes no new hosts just now. Ask whoever runs it.',
  banned: 'This account is closed here. Please ask whoever runs this server.',
  refused: 'You did not sign in there. You can try again.',
  failed: 'That sign-in did not work. Please try again.',
};
