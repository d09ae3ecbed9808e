import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, MAREK, openHost } from '../host.fixture.tsx';
import type { GateStep } from '../state/gate-step.ts';

const CONFIRM: GateStep = { step: 'mail-sent', email: MAREK.email, why: 'confirm' };
const RECOVER: GateStep = { step: 'mail-sent', email: MAREK.email, why: 'recover' };
const CODE: GateStep = { step: 'code', email: MAREK.email };
const ASK: GateStep = { step: 'ask-mail', why: 'recover' };
const WITHOUT_MAIL: Answers = { 'GET /api/auth/settings': [200, { signup: 'open', mail: false }] };

async function openAt(step: GateStep, answers: Answers = {}) {
  const page = await openHost(answers);
  act(() => page.host.show(step));
  return page;
}

it('a host who has opened the link on another device can sign in here, with the address filled in', async () => {
  const { somebody } = await openAt(CONFIRM);
  await somebody.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe(MAREK.email);
});

it.each([CONFIRM, RECOVER, CODE, ASK])(
  'without a mail server no sentence claims that a mail was sent: %o',
  async (step) => {
    await openAt(step, WITHOUT_MAIL);
    // The text for operators is folded.
    const [disclosure] = document.getElementsByTagName('details');
    expect(disclosure?.open).toBe(false);
    expect(disclosure?.textContent).toMatch(/^For whoever runs the server.*server's log/);
    disclosure?.remove();
    const said = document.body.textContent;
    expect(said).not.toMatch(/have sent|just sent|on its way|spam|will send|Send it again|Send the link/);
    expect(said).toMatch(/whoever runs the server/i);
    expect(said).not.toMatch(/\blogs?\b|SMTP_URL/);
  },
);

it('with a mail server the page mentions the mail and not the log', async () => {
  await openAt(CONFIRM);
  expect(document.body.textContent).toContain(`We have sent a mail to ${MAREK.email}.`);
  expect(document.body.textContent).not.toContain('log');
});

it('the message says if the mail server does not answer', async () => {
  const { somebody } = await openAt(ASK, {
    'POST /api/auth/recover': [503, { code: 'unavailable', field: 'email' }],
  });
  await somebody.type(screen.getByLabelText('E-mail'), MAREK.email);
  await somebody.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(
    await screen.findByText(/^The mail could not be sent, because the mail server does not answer\./),
  ).toBeTruthy();
});
