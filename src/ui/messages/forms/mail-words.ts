/** What a mail says. */
export interface MailText {
  readonly subject: string;
  readonly opening: string;
  readonly button: string;
}

interface TextWithMore extends MailText {
  /** What to do if it was somebody else, or what else there is to know. */
  readonly after: string;
}

/** A way into an account was added or removed, or what else is asked for. */
export type AccountChange =
  | 'passkeyRemoved'
  | 'houseConnected'
  | 'houseDisconnected'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'newRecoveryCodes';

/** The mails of a language, in whole sentences. A span is what `Intl` writes: '7 days'. */
export interface MailWords {
  /** How `Intl` writes spans. */
  readonly locale: string;
  readonly linkIsGood: (span: string) => string;
  readonly linkWorksOnce: (span: string) => string;
  readonly codeWorksOnce: (span: string) => string;
  readonly ignore: string;
  /** Somebody else has asked, who is named in the mail or runs this Clink. */
  readonly ignoreInvitation: string;
  readonly confirmation: MailText;
  readonly knownAddress: TextWithMore;
  readonly recovery: MailText;
  readonly newPassword: TextWithMore;
  readonly passkey: TextWithMore;
  /** What else was changed. Button and help are those of a new password. */
  readonly changes: Readonly<Record<AccountChange, Omit<MailText, 'button'>>>;
  /** After a new password, to a host who has other ways in. */
  readonly othersStillOpen: string;
  readonly newAddress: TextWithMore;
  readonly invitation: MailText;
  /** The names of some hosts and couples have no letters. Those are not named. */
  readonly coHost: Omit<MailText, 'opening'> & {
    readonly asks: (host: string, couple: string) => string;
    readonly asksForSomeCouple: (host: string) => string;
    readonly someHostAsks: (couple: string) => string;
    readonly someHostAsksForSomeCouple: string;
  };
  /** The couple stand above it. */
  readonly handOver: Omit<MailText, 'opening'> & {
    readonly hands: (host: string) => string;
    readonly someHostHands: string;
  };
  /** On the morning after. The couple stand above it. */
  readonly recap: MailText;
  readonly code: Omit<MailText, 'button'>;
}
