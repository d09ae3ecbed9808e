import type { AccountSettings } from '../../domain/accounts/own-account.ts';
import type { MailSettings } from './mails/mailer.ts';

/** How hosts' accounts are configured (README.md#configuration). */
export interface HostSettings extends MailSettings {
  readonly signup: AccountSettings['signup'];
  /** Signs cookies and links, and encrypts second factors. Null: one that is stored in the data folder. */
  readonly secret: string | null;
}
