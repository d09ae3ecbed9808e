export interface PublicAddress {
  /** Null if nobody has set it. */
  now(): URL | null;
  /** Whether `PUBLIC_URL` sets the address, so that nobody can change it. */
  readonly isFixed: boolean;
  /** Reads the address from the database, where another server may have stored it. */
  refresh(): Promise<void>;
  /**
   * Stores an address such as `https://clink.example`, which must come from an operator or somebody with the set-up
   * code, and never from a stranger's Host header. `PUBLIC_URL` takes precedence.
   */
  learn(origin: string): Promise<void>;
}

/** Whether a text is an http or https address without a path, such as https://clink.example. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}
