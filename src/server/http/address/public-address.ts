/** Where guests and hosts open Clink. */
export interface PublicAddress {
  /** Null: nobody has said where. */
  now(): URL | null;
  /** Whether `PUBLIC_URL` gives the address, so that nobody can change it. */
  readonly isFixed: boolean;
  /** Reads the address from the database, where another server may have stored it. */
  refresh(): Promise<void>;
  /**
   * An address such as `https://clink.example`, set by somebody with the setup code or by an operator. It is never the Host
   * of a stranger. `PUBLIC_URL` wins.
   */
  learn(origin: string): Promise<void>;
}

/** Whether a text is an http or https address without a path, such as https://clink.example. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}
