import { expect, test } from 'vitest';
import { codeMail, coHostMail, confirmationMail, invitationMail, recoveryMail } from './mails.ts';

const MAREK = { by: 'Marek', names: 'Łucja & Søren' };

test.each([
  ['1 hour', confirmationMail],
  ['15 minutes', recoveryMail],
  ['10 minutes', codeMail],
  ['7 days', invitationMail],
  ['7 days', (to: string, link: string) => coHostMail(to, link, MAREK)],
])('a mail that is good for %s says so (%#)', (span, mail) => {
  const { text, html } = mail('ana@example.org', 'https://clink.party/?host');
  expect(text).toContain(`is good for ${span}`);
  expect(html).toContain(`is good for ${span}`);
});

test('an invitation says who asks, and whose celebration it is', () => {
  const { text, html } = coHostMail('ana@example.org', 'https://clink.party/?host', MAREK);
  expect(text).toContain('Marek asks you to help at the celebration of Łucja & Søren.');
  expect(html).toContain('Marek asks you to help at the celebration of Łucja &amp; Søren.');
});

test.each([
  { by: '<a href="https://evil.example">Win</a>', names: 'visit evil.example now!' },
  { by: 'https://evil.example/x', names: 'a@evil.example' },
  { by: '\u{1f600}', names: '.' },
])('a host has no link and no HTML in the mail: %o', (asking) => {
  const { text, html } = coHostMail('ana@example.org', 'https://clink.party/?host', asking);
  expect(text).not.toMatch(/evil\.example|https:\/\/(?!clink\.party)/);
  expect(html).not.toMatch(/evil\.example|<a (?!href="https:\/\/clink\.party)/);
  expect(text).toMatch(/^\S.* asks you to help at the celebration of \S/);
});
