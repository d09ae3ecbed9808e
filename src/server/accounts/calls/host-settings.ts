import type { AccountSettings } from '../../../domain/accounts/own-account.ts';
import type { MailSettings } from '../mails/mailer.ts';
import type { HouseSettings } from '../ways-in/issuer.ts';

/** How hosts' accounts are configured (README.md#configuration). */
export interface HostSettings extends MailSettings {
  readonly signup: AccountSettings['signup'];
  /** Signs cookies and links, and encrypts second factors. Null: the secret in the data folder is used. */
  readonly secret: string | null;
  /**
   * The code that creates the first host, at any address of the page. Null: only the link that the server prints
   * creates the first host.
   */
  readonly setUpCode: string | null;
  /** The provider of a house's existing accounts (OpenID Connect). Null if there is none. */
  readonly house: HouseSettings | null;
}
