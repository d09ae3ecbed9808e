/** A signed-in host. */
export interface Host {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOperator: boolean;
}

/**
 * The host who makes a request. Null if nobody is signed in, the account is banned, or the second step is missing. `countCall`
 * counts a call of this host. For a token that was seen before, the call is counted before the database is read.
 * @throws {StoreUnavailable} if the accounts cannot be read, and what `countCall` throws.
 */
export type IdentifyHost = (request: Request, countCall?: (hostId: string) => void) => Promise<Host | null>;
