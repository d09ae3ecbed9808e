import { expect, it } from 'vitest';
import { checkAll, emailIsWhole, emailOf } from './use-form.ts';

function typed(email: string): FormData {
  const values = new FormData();
  values.set('email', email);
  return values;
}

it.each([
  ['marek@example.org', 'marek@example.org'],
  ['Marek.Novak+clink@Mail.Example.ORG', 'Marek.Novak+clink@mail.example.org'],
  ['hans@müller.de', 'hans@xn--mller-kva.de'],
  ['hans@MÜLLER.de', 'hans@xn--mller-kva.de'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['hans@xn--mller-kva.de', 'hans@xn--mller-kva.de'],
  ['yuki＠例え.jp', 'yuki@xn--r8jz45g.jp'],
  ['yuki@example。jp', 'yuki@example.jp'],
  ['marek@example.org.', 'marek@example.org'],
  ['<hans@müller.de>,', 'hans@xn--mller-kva.de'],
  ['mailto:marek@example.org?subject=Hi', 'marek@example.org'],
])('an e-mail address is sent in the form that mail servers use: %s', (text, sent) => {
  expect(emailOf(typed(text))).toBe(sent);
  expect(checkAll(typed(text), [emailIsWhole])).toBeNull();
});

it.each([
  '',
  'marek',
  'marek@',
  '@example.org',
  'a@b@c',
  'a b@example.org',
  'a@b c.org',
  'mailto:',
  'a@b.org, <c@d.org>',
])('a text that is not an e-mail address stays as typed, and the field shows a fault: "%s"', (text) => {
  expect(emailOf(typed(text))).toBe(text);
  expect(checkAll(typed(text), [emailIsWhole])).not.toBeNull();
});
