/** What a host's page knows about its own account (docs/protocol.md#accounts). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOperator: boolean;
  readonly hasSecondStep: boolean;
  /** False for a host who came with an account of the house and has chosen no password. */
  readonly hasPassword: boolean;
  /** Whether an account of the house opens this one too. */
  readonly isConnected: boolean;
}

/** The answer to the first step of signing in: the host is signed in, or must take the second step. */
export type FirstStep = { readonly user: User } | { readonly next: 'second-step' };

/**
 * The answer to `POST verify`: the host is signed in, or must choose the password by `POST password` with this token,
 * because another browser chose the one that is stored.
 */
export type Confirmation = { readonly user: User } | { readonly next: 'new-password'; readonly token: string };

/** The answer to `GET settings`. */
export interface AccountSettings {
  /** Who may create an account: everybody, those with an invitation, or nobody. */
  readonly signup: 'open' | 'invitation' | 'off';
  /** False if there is no mail server: links and codes are then in the server's log. */
  readonly mail: boolean;
  /** Of the server, such as 0.2.0. */
  readonly version: string;
  /** What the sign-in of the house is called, such as login.example.org. Null: there is none. */
  readonly house: string | null;
  /** Whether browsers can have passkeys for this address. */
  readonly passkeys: boolean;
  /** Whether the caller, at the server's own computer, may become the first host without a link. */
  readonly setUp: boolean;
  /** What an operator types to start the server, and for another link that makes the first host. Older servers do not say it. */
  readonly commands?: { readonly start: string; readonly setUp: string };
}

/** Where a host is signed in. Times in ms. */
export interface DeviceSession {
  readonly id: string;
  readonly device: 'phone' | 'laptop';
  /** Whether the call was made from this device. */
  readonly isCurrent: boolean;
  readonly createdAt: number;
  /** To the day: a session is refreshed once a day. */
  readonly lastUsedAt: number;
}

/** A passkey of a host. Times in ms. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** The name under which the page was opened, such as clink.example. Under another one the passkey opens nothing. */
  readonly site: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

/** Why the sign-in of the house did not lead to an account here. The page has a sentence for each. */
export const HOUSE_REFUSALS = [
  'unverified',
  'taken',
  'connected-elsewhere',
  'not-invited',
  'signup-off',
  'banned',
  'refused',
  'failed',
] as const;
export type HouseRefusal = (typeof HOUSE_REFUSALS)[number];
/** In the address of the hosts' page: one of these, or `connected`. */
export const HOUSE_PARAMETER = 'house';
