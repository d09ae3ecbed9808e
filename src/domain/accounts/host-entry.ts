/** A host as operators see one (docs/protocol.md#accounts). Times in ms. */
export interface HostEntry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly hasSecondStep: boolean;
  readonly isOperator: boolean;
  readonly bannedAt: number | null;
  readonly createdAt: number;
  /** How many celebrations the account hosts. */
  readonly celebrations: number;
  /** Null if the host is signed in nowhere. */
  readonly lastSeenAt: number | null;
}

/** A host as the host's own page sees it. */
export interface OwnEntry extends HostEntry {
  readonly hasPassword: boolean;
  /** Whether an account of the house opens this one. */
  readonly isConnected: boolean;
}

/** The answer to `GET admin/users`. */
export interface HostPage {
  /** How many hosts match the search. */
  readonly count: number;
  /** At most 100 of them. */
  readonly users: readonly HostEntry[];
}

/** An operator's invitation to create an account. Times in ms. */
export interface HostInvitation {
  readonly id: string;
  readonly email: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}
