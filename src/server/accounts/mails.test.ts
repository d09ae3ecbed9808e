import { expect, test } from 'vitest';
import { codeMail, coHostMail, confirmationMail, invitationMail, recoveryMail } from './mails.ts';

test.each([
  ['1 hour', confirmationMail],
  ['15 minutes', recoveryMail],
  ['10 minutes', codeMail],
  ['7 days', invitationMail],
  ['7 days', coHostMail],
])('a mail that is good for %s says so (%#)', (span, mail) => {
  const { text, html } = mail('ana@example.org', 'https://clink.party/?host');
  expect(text).toContain(`is good for ${span}`);
  expect(html).toContain(`is good for ${span}`);
});
