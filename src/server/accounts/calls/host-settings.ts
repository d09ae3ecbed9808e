import type { AccountSettings } from '../../../domain/accounts/own-account.ts';
import type { MailSettings } from '../mails/mailer.ts';
import type { HouseSettings } from '../ways-in/issuer.ts';

/** The configuration of hosts' accounts (README.md#configuration). */
export interface HostSettings extends MailSettings {
  readonly signup: AccountSettings['signup'];
  /** Signs cookies and links, and encrypts second factors. Null for the secret in the data folder. */
  readonly secret: string | null;
  /**
   * The code that creates the first host, at any address of the page. Null if only the link that the server prints can
   * create the first host.
   */
  readonly setUpCode: string | null;
  /** The provider of a house's existing accounts (OpenID Connect). Null without such a provider. */
  readonly house: HouseSettings | null;
}
