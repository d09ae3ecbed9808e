import { expect, test } from 'vitest';
import { codeMail, coHostMail, confirmationMail, invitationMail, recoveryMail } from './mails.ts';

test.each([
  [confirmationMail, '1 hour'],
  [recoveryMail, '15 minutes'],
  [codeMail, '10 minutes'],
  [invitationMail, '7 days'],
  [coHostMail, '7 days'],
])('a mail says how long it is good (%#: %s)', (mail, span) => {
  const { text, html } = mail('ana@example.org', 'https://clink.party/?host');
  expect(text).toContain(`is good for ${span}`);
  expect(html).toContain(`is good for ${span}`);
});
