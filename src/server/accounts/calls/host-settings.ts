import type { AccountSettings } from '../../../domain/accounts/own-account.ts';
import type { MailSettings } from '../mails/mailer.ts';
import type { HouseSettings } from '../ways-in/issuer.ts';

/** How hosts' accounts are configured (README.md#configuration). */
export interface HostSettings extends MailSettings {
  readonly signup: AccountSettings['signup'];
  /** Signs cookies and links, and encrypts second factors. Null: the secret in the data folder is used. */
  readonly secret: string | null;
  /**
   * The code that makes the first host, at whatever address the page was opened. Null: only the link that the server
   * prints makes one.
   */
  readonly setUpCode: string | null;
  /** Accounts that a house has already (OpenID Connect). Null: there are none. */
  readonly house: HouseSettings | null;
}
