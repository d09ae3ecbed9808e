import {
  CODE_LASTS_MS,
  CONFIRMATION_LASTS_MS,
  INVITATION_LASTS_MS,
  RECOVERY_LASTS_MS,
} from '../../../domain/accounts/account-limits.ts';
import type { HandingOver } from '../../../domain/hosting/handing-over.ts';
import type { Language } from '../../../domain/languages.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { RECAP_MAIL_LASTS_MS } from '../../../domain/recap/recap-mail.ts';
import { inEachLanguage } from '../../../domain/text/in-each-language.ts';
import type { AccountChange, MailText, MailWords } from '../../../ui/messages/forms/mail-words.ts';
import { htmlOf } from './mail-html.ts';
import type { Mail } from './smtp.ts';

const WORDS = await inEachLanguage(async (language) => {
  const { mails } = (await import(`../../../ui/messages/${language}/hosts/mails.ts`)) as { readonly mails: MailWords };
  return mails;
});

/**
 * Every mail is in the language of the page that made the call. The mail of the morning after is sent without a call,
 * so it is in the language of its celebration. No mail contains a stranger's text, because strangers can have mails
 * sent to any address. An invitation names the inviting host and the couple. It contains only the letters of these
 * names, so that a name cannot bring in a link or a sentence.
 */
export function confirmationMail(to: string, link: string, language: Language): Mail {
  const { linkIsGood, ignore } = WORDS[language];
  const after = [linkIsGood(inWords(CONFIRMATION_LASTS_MS, language)), ignore];
  return mailOf('confirmation', { to, link, language, after, goodForMs: CONFIRMATION_LASTS_MS });
}

export function knownAddressMail(to: string, link: string, language: Language): Mail {
  const { knownAddress, ignore } = WORDS[language];
  const after = [knownAddress.after, ignore];
  return mailOf('knownAddress', { to, link, language, after, goodForMs: CONFIRMATION_LASTS_MS });
}

export function recoveryMail(to: string, link: string, language: Language): Mail {
  const { linkWorksOnce, ignore } = WORDS[language];
  const after = [linkWorksOnce(inWords(RECOVERY_LASTS_MS, language)), ignore];
  return mailOf('recovery', { to, link, language, after, goodForMs: RECOVERY_LASTS_MS });
}

/** `hasOthers`: whether the account has other ways in, such as a passkey, that remain valid after a new password. */
export function newPasswordMail(to: string, link: string, language: Language, hasOthers: boolean): Mail {
  const { newPassword, othersStillOpen } = WORDS[language];
  const after = [newPassword.after, ...(hasOthers ? [othersStillOpen] : [])];
  return mailOf('newPassword', { to, link, language, after, goodForMs: INVITATION_LASTS_MS });
}

export function passkeyMail(to: string, link: string, language: Language): Mail {
  const after = [WORDS[language].passkey.after];
  return mailOf('passkey', { to, link, language, after, goodForMs: INVITATION_LASTS_MS });
}

export function changeMail(change: AccountChange, to: string, link: string, language: Language): Mail {
  const words = { ...WORDS[language].newPassword, ...WORDS[language].changes[change] };
  const about = subjectOf(WORDS.en.changes[change].subject);
  return letterOf(words, { to, link, language, about, after: [words.after], goodForMs: INVITATION_LASTS_MS });
}

export function newAddressMail(to: string, link: string, language: Language): Mail {
  const after = [WORDS[language].newAddress.after];
  return mailOf('newAddress', { to, link, language, after, goodForMs: INVITATION_LASTS_MS });
}

export function invitationMail(to: string, link: string, language: Language): Mail {
  const after = afterInvitation(language);
  return mailOf('invitation', { to, link, language, after, goodForMs: INVITATION_LASTS_MS });
}

/** The inviting host, the couple, and the language of an invitation. */
export interface Asking {
  readonly by: string;
  readonly names: string;
  readonly language: Language;
  /** Set if the host gives the celebration to a new owner. */
  readonly handsOver?: HandingOver | undefined;
}

export function coHostMail(to: string, link: string, asking: Asking): Mail {
  const { language } = asking;
  const after = afterInvitation(language);
  const opening = openingOf(asking);
  const couple = lettersOf(asking.names) || null;
  return mailOf(asking.handsOver ? 'handOver' : 'coHost', {
    to,
    link,
    language,
    opening,
    couple,
    after,
    goodForMs: INVITATION_LASTS_MS,
  });
}

function openingOf({ by, names, language, handsOver }: Asking): string {
  const { coHost, handOver } = WORDS[language];
  const [host, couple] = [lettersOf(by), lettersOf(names)];
  if (handsOver) return host ? handOver.hands(host) : handOver.someHostHands;
  if (host && couple) return coHost.asks(host, couple);
  if (host) return coHost.asksForSomeCouple(host);
  return couple ? coHost.someHostAsks(couple) : coHost.someHostAsksForSomeCouple;
}

/** The mail of the morning after (docs/hosts.md#the-morning-after). It contains no numbers. */
export function recapMail(to: string, link: string, { names, language }: Pick<Asking, 'names' | 'language'>): Mail {
  const couple = lettersOf(names) || null;
  return mailOf('recap', { to, link, language, couple, after: [], goodForMs: RECAP_MAIL_LASTS_MS });
}

export function codeMail(to: string, code: string, language: Language): Mail {
  const { code: words, codeWorksOnce, ignore } = WORDS[language];
  const after = [codeWorksOnce(inWords(CODE_LASTS_MS, language)), ignore].join(' ');
  return {
    to,
    subject: subjectOf(words.subject),
    about: subjectOf(WORDS.en.code.subject),
    text: [PRODUCT_NAME, words.opening, code, after].join('\n\n'),
    html: htmlOf({ couple: null, opening: words.opening, way: { code }, after }, language),
    essence: code,
    goodForMs: CODE_LASTS_MS,
  };
}

type Kind = { [K in keyof MailWords]: MailWords[K] extends { readonly subject: string } ? K : never }[keyof MailWords];

interface Letter {
  readonly to: string;
  readonly link: string;
  readonly language: Language;
  readonly couple?: string | null;
  readonly after: readonly string[];
  readonly goodForMs: number;
}

function mailOf(kind: Exclude<Kind, 'code'>, { opening, ...letter }: Letter & { readonly opening?: string }): Mail {
  const words = WORDS[letter.language][kind];
  const own = 'opening' in words ? words.opening : '';
  return letterOf({ ...words, opening: opening ?? own }, { ...letter, about: subjectOf(WORDS.en[kind].subject) });
}

function letterOf(
  { subject, opening, button }: MailText,
  { to, link, language, couple = null, after, ...rest }: Letter & Pick<Mail, 'about'>,
): Mail {
  const head = couple === null ? PRODUCT_NAME : `${PRODUCT_NAME}\n${couple}`;
  const way = { button, link };
  return {
    ...rest,
    to,
    subject: subjectOf(subject),
    text: [head, opening, link, ...(after.length > 0 ? [after.join(' ')] : [])].join('\n\n'),
    html: htmlOf({ couple, opening, way, after: after.join(' ') }, language),
    essence: link,
  };
}

function afterInvitation(language: Language): string[] {
  const { linkWorksOnce, ignoreInvitation } = WORDS[language];
  return [linkWorksOnce(inWords(INVITATION_LASTS_MS, language)), ignoreInvitation];
}

const SPANS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** '7 days', '1 hour', '15 minutes'. */
function inWords(spanMs: number, language: Language): string {
  const [unit, unitMs] = SPANS.find(([, ms]) => spanMs % ms === 0) ?? ['second', 1_000];
  const { locale } = WORDS[language];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(spanMs / unitMs);
}

/** A name without anything that could be a link or a part of the mail's HTML. */
function lettersOf(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\d '’&-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function subjectOf(subject: string): string {
  return `${subject} · ${PRODUCT_NAME}`;
}
