/** The texts of a mail. */
export interface MailText {
  readonly subject: string;
  readonly opening: string;
  readonly button: string;
}

interface TextWithMore extends MailText {
  /** Says what to do if somebody else asked for the mail, or gives more information. */
  readonly after: string;
}

/** A change to the ways of signing in to an account. */
export type AccountChange =
  | 'passkeyRemoved'
  | 'houseConnected'
  | 'houseDisconnected'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'newRecoveryCodes';

/** The mails of a language, in whole sentences. A span is a duration as `Intl` writes it: '7 days'. */
export interface MailWords {
  /** The locale in which `Intl` writes spans. */
  readonly locale: string;
  readonly linkIsGood: (span: string) => string;
  readonly linkWorksOnce: (span: string) => string;
  readonly codeWorksOnce: (span: string) => string;
  readonly ignore: string;
  /** For mails that somebody else caused: a person whom the mail names, or the operator. */
  readonly ignoreInvitation: string;
  readonly confirmation: MailText;
  readonly knownAddress: TextWithMore;
  readonly recovery: MailText;
  readonly newPassword: TextWithMore;
  readonly passkey: TextWithMore;
  /** The texts about other changes. Their button and help are those of a new password. */
  readonly changes: Readonly<Record<AccountChange, Omit<MailText, 'button'>>>;
  /** After a new password, for a host who can also sign in in other ways. */
  readonly othersStillOpen: string;
  readonly newAddress: TextWithMore;
  readonly invitation: MailText;
  /** Names of hosts and couples without letters are left out, in the sentences with `some`. */
  readonly coHost: Omit<MailText, 'opening'> & {
    readonly asks: (host: string, couple: string) => string;
    readonly asksForSomeCouple: (host: string) => string;
    readonly someHostAsks: (couple: string) => string;
    readonly someHostAsksForSomeCouple: string;
  };
  /** The couple's names are above the text. */
  readonly handOver: Omit<MailText, 'opening'> & {
    readonly hands: (host: string) => string;
    readonly someHostHands: string;
  };
  /** For the morning after. The couple's names are above the text. */
  readonly recap: MailText;
  readonly code: Omit<MailText, 'button'>;
}
