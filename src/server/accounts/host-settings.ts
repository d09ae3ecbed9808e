import type { AccountSettings } from '../../domain/accounts/own-account.ts';

/** How hosts' accounts are configured (README.md#configuration). */
export interface HostSettings {
  readonly signup: AccountSettings['signup'];
  /** Signs cookies and links, and encrypts second factors. Null: one that is stored in the data folder. */
  readonly secret: string | null;
  /** Null: mails go to the log. */
  readonly smtpUrl: string | null;
  /** Accounts that a house has already (OpenID Connect). Null: there are none. */
  readonly house: HouseSettings | null;
  /** The sender of mails. */
  readonly mailFrom: string;
}

/** How Clink is known at the provider of a house. */
export interface HouseSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
