import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../domain/languages.ts';
import { mails } from '../../../ui/messages/en/hosts/mails.ts';
import type { AccountChange } from '../../../ui/messages/forms/mail-words.ts';
import {
  changeMail,
  codeMail,
  coHostMail,
  confirmationMail,
  invitationMail,
  knownAddressMail,
  newAddressMail,
  newPasswordMail,
  passkeyMail,
  recapMail,
  recoveryMail,
} from './mails.ts';

const MAREK = { by: 'Marek', names: 'Łucja & Søren', language: 'en' } as const;
const TO = 'ana@example.org';
const LINK = 'https://clink.party/?host&confirm=x';

const gates = import.meta.glob<{ forgotPassword: string }>('../../../ui/messages/*/hosts/gate.ts', { eager: true });

const CHANGES = Object.keys(mails.changes) as AccountChange[];

/** Every mail, in its language. */
const mailsIn = (language: Language) => ({
  confirmation: confirmationMail(TO, LINK, language),
  knownAddress: knownAddressMail(TO, LINK, language),
  recovery: recoveryMail(TO, LINK, language),
  newPassword: newPasswordMail(TO, LINK, language, true),
  passkey: passkeyMail(TO, LINK, language),
  ...Object.fromEntries(CHANGES.map((change) => [change, changeMail(change, TO, LINK, language)])),
  newAddress: newAddressMail(TO, LINK, language),
  invitation: invitationMail(TO, LINK, language),
  coHost: coHostMail(TO, LINK, { ...MAREK, language }),
  handOver: coHostMail(TO, LINK, { ...MAREK, language, handsOver: 'leave' }),
  recap: recapMail(TO, LINK, { ...MAREK, language }),
  code: codeMail(TO, '123456', language),
});

test.each([
  ['1 hour', confirmationMail],
  ['15 minutes', recoveryMail],
  ['10 minutes', codeMail],
  ['7 days', invitationMail],
  ['7 days', (to: string, link: string) => coHostMail(to, link, MAREK)],
])('a mail says that it is valid for %s (%#)', (span, mail) => {
  const { text, html } = mail(TO, LINK, 'en');
  expect(text).toContain(`is good for ${span}`);
  expect(html).toContain(`is good for ${span}`);
});

test.each<[Language, string, string, string, string]>([
  ['de', 'Der Link gilt 1 Stunde.', '15 Minuten', '10 Minuten', '7 Tage'],
  ['fr', 'Le lien est valable 1 heure.', '15 minutes', '10 minutes', '7 jours'],
  ['es', 'El enlace vale 1 hora.', '15 minutos', '10 minutos', '7 días'],
  ['it', 'Il link vale 1 ora.', '15 minuti', '10 minuti', '7 giorni'],
  ['nl', 'De link is 1 uur geldig.', '15 minuten', '10 minuten', '7 dagen'],
  ['pl', 'Link jest ważny przez 1 godzinę.', '15 minut', '10 minut', '7 dni'],
  ['pt', 'O link é válido durante 1 hora.', '15 minutos', '10 minutos', '7 dias'],
  ['ar', 'يبقى الرابط صالحًا لمدة ساعة.', '15 دقيقة', '10 دقائق', '7 أيام'],
])('in %s, periods of time are written in the language', (language, confirmation, recovery, code, invitation) => {
  const mails = mailsIn(language);
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  expect(plain(mails.confirmation.text)).toContain(confirmation);
  expect(plain(mails.recovery.text)).toContain(recovery);
  expect(plain(mails.code.text)).toContain(code);
  expect(plain(mails.invitation.text)).toContain(invitation);
  expect(plain(mails.coHost.text)).toContain(invitation);
});

test.each(LANGUAGES)('the HTML part of a mail in %s names its language and its direction', (language) => {
  for (const { html } of Object.values(mailsIn(language)))
    expect(html).toMatch(
      new RegExp(`^<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">\\n<style>.*</div>$`, 's'),
    );
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no sentence of a mail in %s is in English',
  (language) => {
    const english = new Set(Object.values(mailsIn('en')).flatMap(sentencesOf));
    const own = Object.values(mailsIn(language)).flatMap(sentencesOf);
    expect(own.filter((sentence) => english.has(sentence))).toEqual([]);
    expect(own.length).toBeGreaterThan(30);
  },
);

test.each(LANGUAGES)('the log says in English what a mail in %s is about', (language) => {
  const subjects = (mails: ReturnType<typeof mailsIn>) => Object.values(mails).map(({ about }) => about);
  expect(subjects(mailsIn(language))).toEqual(Object.values(mailsIn('en')).map(({ subject }) => subject));
});

test.each(LANGUAGES)('the mail for a new password uses the same words as the page in %s', (language) => {
  const { text } = newPasswordMail(TO, LINK, language, false);
  expect(text).toContain(gates[`../../../ui/messages/${language}/hosts/gate.ts`]?.forgotPassword);
});

test('an invitation names the inviting host and the couple', () => {
  const { text, html } = coHostMail(TO, LINK, MAREK);
  expect(text).toContain('Marek asks you to help at the celebration of Łucja & Søren.');
  expect(html).toContain('Marek asks you to help at the celebration of Łucja &amp; Søren.');
});

test('an invitation to take a celebration over says this, and names the current owner', () => {
  const { subject, text } = coHostMail(TO, LINK, { ...MAREK, handsOver: 'stay' });
  expect(subject).toBe('Will you take over a celebration? · Clink');
  expect(text).toContain('Clink\nŁucja & Søren\n\nMarek hands this celebration over to you.');
  const { text: nameless } = coHostMail(TO, LINK, { ...MAREK, by: '!!!', handsOver: 'stay' });
  expect(nameless).toContain('A host hands this celebration over to you.');
});

test.each(LANGUAGES)('in %s every mail looks like Clink, by day and by night, and loads nothing', (language) => {
  for (const [kind, { html, text }] of Object.entries(mailsIn(language))) {
    expect(text.startsWith('Clink\n')).toBe(true);
    expect(html).toContain('Clink</p>');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|https?:\/\/(?!clink\.party)/);
    // The mail has the colour of the product's buttons, and shows the address as text for programs that show no links.
    if (kind !== 'code') expect(html).toMatch(/background:#3f1338[^>]*>[^<]+<\/a><\/p>\n<p dir="ltr"[^>]*>https:/);
  }
});

test('only an invitation to help and the mail of the morning after begin with the couple’s names', () => {
  const { html, text } = coHostMail(TO, LINK, MAREK);
  expect(text.startsWith('Clink\nŁucja & Søren\n\n')).toBe(true);
  expect(html).toContain('<bdi>Łucja &amp; Søren</bdi></p>');
  expect(recapMail(TO, LINK, MAREK).html).toContain('<bdi>Łucja &amp; Søren</bdi></p>');
  expect(confirmationMail(TO, LINK, 'en').html).not.toContain('<bdi>');
});

test.each(LANGUAGES)('in %s the mail of the morning after is one sentence and a link, without numbers', (language) => {
  const { text, html } = recapMail(TO, 'https://clink.party/?host', { ...MAREK, language });
  expect(text).toMatch(/^Clink\nŁucja & Søren\n\n[^.\n]+\.\n\nhttps:\/\/clink\.party\/\?host$/);
  expect(text).not.toMatch(/\p{N}/u);
  expect(html).not.toContain('c-line"');
});

test('in Arabic the names of an invitation keep their own direction', () => {
  const { text, html } = coHostMail(TO, LINK, { ...MAREK, language: 'ar' });
  expect(text).toContain('\u2068Marek\u2069');
  expect(html).toContain('<bdi>Marek</bdi>');
  expect(html).toContain('<bdi>Łucja &amp; Søren</bdi>');
});

test.each([
  { by: '<a href="https://evil.example">Win</a>', names: 'visit evil.example now!' },
  { by: 'https://evil.example/x', names: 'a@evil.example' },
  { by: '\u2069\u202e', names: '<bdi>' },
  { by: '\u{1f600}', names: '.' },
])('a host’s name cannot bring a link or HTML into a mail: %o', (asking) => {
  for (const language of LANGUAGES) {
    const { text, html } = coHostMail(TO, LINK, { ...asking, language });
    expect(text).not.toMatch(/evil\.example|https:\/\/(?!clink\.party)|\u202e/);
    expect(html).not.toMatch(/evil\.example|<a (?!href="https:\/\/clink\.party)|\u202e/);
    expect(html.match(/<bdi>/g)?.length).toBe(html.match(/<\/bdi>/g)?.length);
    expect(text).not.toMatch(/undefined| {2}|\u2068\u2069|«.?»|„”/);
  }
  expect(coHostMail(TO, LINK, { ...asking, language: 'en' }).text).toMatch(
    /^\S.* asks you to help at the celebration of \S/m,
  );
});

const SAME_EVERYWHERE = [LINK, '123456', 'Clink', `Clink\n${MAREK.names}`];

function sentencesOf({ subject, text }: { subject: string; text: string }): string[] {
  return [subject, ...text.split(/\n\n|(?<=\.) /)].filter((sentence) => !SAME_EVERYWHERE.includes(sentence));
}
