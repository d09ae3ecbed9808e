/** What a host's page knows about its own account (docs/protocol.md#accounts). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOperator: boolean;
  readonly hasSecondStep: boolean;
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
  /** Whether the caller, at the server's own computer, may become the first host without a link. */
  readonly setUp: boolean;
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
