import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isBehindGate } from '../browser/gate.ts';
import { openHost, signedIn } from './host.fixture.tsx';
import { mayReload } from './host-page.tsx';
import type { GateStep } from './state/gate-step.ts';

const SHOWN_ONCE: readonly GateStep[] = [
  { step: 'second-setup', uri: 'otpauth://totp/Clink', secret: 'JBSWY3DP', codes: [] },
  { step: 'recovery-codes', codes: ['abcde-fghij'], isSetup: true },
  { step: 'new-password', token: 'abc' },
];

it('the page may be reloaded for a newer version while it shows My celebrations', async () => {
  const { host } = await openHost({ ...signedIn(), 'GET /api/host/celebrations': [200, []] });
  expect(mayReload(host)).toBe(true);
});

it.each(SHOWN_ONCE)(
  'the page is not reloaded for a newer version at the step $step, which is shown only once',
  async (step) => {
    const { host } = await openHost({ ...signedIn(), 'GET /api/host/celebrations': [200, []] });
    act(() => host.show(step));
    expect(mayReload(host)).toBe(false);
  },
);

it('the page is not reloaded for a newer version after somebody has begun to type at the gate', async () => {
  const { host, somebody } = await openHost();
  expect(mayReload(host)).toBe(true);
  await somebody.type(screen.getByLabelText('E-mail'), 'm');
  expect(mayReload(host)).toBe(false);
});

it.each([
  ['signed in', signedIn()],
  ['at the gate', {}],
])('a host who is %s behind a login page reads that nothing arrives, until it does', async (_, answers) => {
  await openHost({ ...answers, 'GET /api/host/celebrations': [200, []] });
  const sentence = 'The network asks you to sign in first. Until then nothing that you do here reaches the server.';
  expect(screen.queryByText(sentence)).toBeNull();
  act(() => isBehindGate.setState(true, true));
  expect(await screen.findByText(sentence, undefined, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in to the network' })).toBeTruthy();
  act(() => isBehindGate.setState(false, true));
  expect(screen.queryByText(sentence)).toBeNull();
});
