/** What a mail was for. */
export type MailPurpose = 'confirm' | 'recover';

/** The reason why a setup link no longer works: it was used, or is too old. */
export type WhySetupGone = 'used' | 'old';

/** A step at the gate: everything before the signed-in screens, and other screens with the same narrow layout. */
export type GateStep =
  | { readonly step: 'sign-in'; readonly email?: string }
  | { readonly step: 'sign-up'; readonly email?: string }
  /** The form for the first host. `isTyped`: the token is for a typed code, so it must never be in the address. */
  | { readonly step: 'setup'; readonly token: string; readonly isTyped?: boolean }
  | { readonly step: 'setup-gone'; readonly why: WhySetupGone }
  | { readonly step: 'by-invitation' }
  /** A co-host's invitation, which is answered after signing in. */
  | { readonly step: 'invited' }
  | { readonly step: 'invitation-gone' }
  | { readonly step: 'mail-sent'; readonly email: string; readonly why: MailPurpose }
  | { readonly step: 'code'; readonly email: string }
  | { readonly step: 'second-step' }
  | { readonly step: 'recovery-code' }
  | { readonly step: 'ask-mail'; readonly why: MailPurpose; readonly email?: string }
  /** `isFirst`: the address is new, and somebody else may have signed up with it. */
  | { readonly step: 'new-password'; readonly token: string; readonly isFirst?: boolean }
  | { readonly step: 'expired'; readonly why: MailPurpose }
  | { readonly step: 'verified' }
  | { readonly step: 'second-setup'; readonly uri: string; readonly secret: string; readonly codes: readonly string[] }
  | { readonly step: 'recovery-codes'; readonly codes: readonly string[]; readonly isSetup: boolean };
