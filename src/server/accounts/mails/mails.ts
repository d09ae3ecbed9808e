import {
  CODE_LASTS_MS,
  CONFIRMATION_LASTS_MS,
  INVITATION_LASTS_MS,
  RECOVERY_LASTS_MS,
} from '../../../domain/accounts/lifetimes.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import type { Mail } from './smtp.ts';

const SPANS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** '7 days', '1 hour', '15 minutes'. */
function inWords(spanMs: number): string {
  const [unit, unitMs] = SPANS.find(([, ms]) => spanMs % ms === 0) ?? ['second', 1_000];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(spanMs / unitMs);
}

/**
 * No mail contains what a stranger entered, because strangers can have mails sent to any address. An invitation names the
 * host who sends it, and the couple, but only letters, so that it contains no link and no sentence of theirs.
 */
const IGNORE = 'If that was not you, ignore this mail. Nothing happens.';

export function confirmationMail(to: string, link: string): Mail {
  return mailOf(to, 'Confirm your address', 'Somebody wants to use this address as a host.', {
    link,
    button: 'Confirm my address',
    after: `The link is good for ${inWords(CONFIRMATION_LASTS_MS)}. ${IGNORE}`,
    goodForMs: CONFIRMATION_LASTS_MS,
  });
}

export function knownAddressMail(to: string, link: string): Mail {
  return mailOf(to, 'You have an account already', 'Somebody wanted to create an account with this address.', {
    link,
    button: 'Sign in',
    after: `It has one already. If you forgot the password, ask for a new one there. ${IGNORE}`,
    goodForMs: CONFIRMATION_LASTS_MS,
  });
}

export function recoveryMail(to: string, link: string): Mail {
  return mailOf(to, 'A new password', 'Somebody wants a new password for your account.', {
    link,
    button: 'Choose a new password',
    after: `The link is good for ${inWords(RECOVERY_LASTS_MS)} and works once. ${IGNORE}`,
    goodForMs: RECOVERY_LASTS_MS,
  });
}

export function newPasswordMail(to: string, link: string): Mail {
  return mailOf(to, 'Your password was changed', 'The password of your account was changed.', {
    link,
    button: 'Open my account',
    after: 'If that was not you, choose a new password now: "Forgot the password?" on that page.',
    goodForMs: INVITATION_LASTS_MS,
  });
}

/** To the former address. */
export function newAddressMail(to: string, link: string): Mail {
  return mailOf(to, 'Your account has another address', 'The address of your account was changed.', {
    link,
    button: 'Open Clink',
    after: 'Mails no longer come here. If that was not you, tell whoever runs this Clink at once.',
    goodForMs: INVITATION_LASTS_MS,
  });
}

export function invitationMail(to: string, link: string): Mail {
  return mailOf(to, 'You are invited to be a host', 'Whoever runs this Clink invites you to create an account.', {
    link,
    button: 'Create my account',
    after: `The link is good for ${inWords(INVITATION_LASTS_MS)} and works once. ${IGNORE}`,
    goodForMs: INVITATION_LASTS_MS,
  });
}

/** Who asks for help, and whose celebration it is. */
export interface Asking {
  readonly by: string;
  readonly names: string;
}

export function coHostMail(to: string, link: string, { by, names }: Asking): Mail {
  const opening = `${lettersOf(by) || 'A host'} asks you to help at the celebration of ${lettersOf(names) || 'a couple'}.`;
  return mailOf(to, 'Will you help to host?', opening, {
    link,
    button: 'See who asks',
    after: `The link is good for ${inWords(INVITATION_LASTS_MS)} and works once. ${IGNORE}`,
    goodForMs: INVITATION_LASTS_MS,
  });
}

export function codeMail(to: string, code: string): Mail {
  const lines = ['Your code to sign in:', code, `It is good for ${inWords(CODE_LASTS_MS)} and works once. ${IGNORE}`];
  const html = [lines[0], `<strong style="font-size:28px;letter-spacing:4px">${code}</strong>`, lines[2]];
  return {
    to,
    subject: subjectOf('Your code'),
    text: lines.join('\n\n'),
    html: paragraphs(html),
    essence: code,
    goodForMs: CODE_LASTS_MS,
  };
}

interface Button {
  readonly link: string;
  readonly button: string;
  readonly after: string;
  readonly goodForMs: number;
}

function mailOf(to: string, subject: string, opening: string, { link, button, after, goodForMs }: Button): Mail {
  const anchor = `<a href="${link.replaceAll('&', '&amp;')}" style="${BUTTON}">${button}</a>`;
  return {
    to,
    subject: subjectOf(subject),
    text: [opening, link, after].join('\n\n'),
    html: paragraphs([opening.replaceAll('&', '&amp;'), anchor, after.replaceAll('"', '&quot;')]),
    essence: link,
    goodForMs,
  };
}

/** A name without anything that could be a link or a part of the mail's HTML. */
function lettersOf(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\d '’&-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:12px;background:#9c2f50;color:#fffaf5;text-decoration:none';

function subjectOf(subject: string): string {
  return `${subject} · ${PRODUCT_NAME}`;
}

function paragraphs(texts: readonly (string | undefined)[]): string {
  return texts.map((text) => `<p style="font-family:sans-serif;font-size:16px;line-height:1.5">${text}</p>`).join('\n');
}
