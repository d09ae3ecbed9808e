/** How hosts' accounts are configured (README.md, Configuration). */
export interface HostSettings {
  /** Who may create an account: everybody, those with an invitation, or nobody. */
  readonly signup: 'open' | 'invitation' | 'off';
  /** Signs cookies and links, and encrypts second factors. Null: one that is stored in the data folder. */
  readonly secret: string | null;
  /** Null: mails go to the log. */
  readonly smtpUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: string;
}
