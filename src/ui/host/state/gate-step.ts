import type { OfferedInvitation } from '../../../domain/hosting/invitation.ts';

/** What a mail was for. */
export type MailPurpose = 'confirm' | 'recover';

/** Why a link makes nobody the first host: it was used, or is too old. */
export type WhySetupGone = 'used' | 'old';

/** A step at the gate: all that a host does before the celebrations, and what is shown on the same narrow page. */
export type GateStep =
  | { readonly step: 'sign-in'; readonly email?: string }
  | { readonly step: 'sign-up'; readonly email?: string }
  /** The first host. `token`: of the link. `isTyped`: for a code that was typed, so it never stands in the address. */
  | { readonly step: 'setup'; readonly token: string; readonly isTyped?: boolean }
  | { readonly step: 'setup-gone'; readonly why: WhySetupGone }
  | { readonly step: 'by-invitation' }
  /** A co-host's invitation, which is answered after signing in. */
  | { readonly step: 'invited'; readonly offer: OfferedInvitation }
  | { readonly step: 'invitation-gone' }
  | { readonly step: 'mail-sent'; readonly email: string; readonly why: MailPurpose }
  | { readonly step: 'code'; readonly email: string }
  | { readonly step: 'second-step' }
  | { readonly step: 'recovery-code' }
  | { readonly step: 'ask-mail'; readonly why: MailPurpose; readonly email?: string }
  /** `isFirst`: the address is new, and whoever signed up with it may be somebody else. */
  | { readonly step: 'new-password'; readonly token: string; readonly isFirst?: boolean }
  | { readonly step: 'expired'; readonly why: MailPurpose }
  | { readonly step: 'verified' }
  | { readonly step: 'second-setup'; readonly uri: string; readonly secret: string; readonly codes: readonly string[] }
  | { readonly step: 'recovery-codes'; readonly codes: readonly string[]; readonly isSetup: boolean };
