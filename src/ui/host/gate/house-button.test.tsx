import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answer, MAREK, openHost, signedIn } from '../host.fixture.tsx';

const SETTINGS: Record<string, Answer> = {
  'GET /api/auth/settings': [200, { signup: 'invitation', mail: true, house: 'login.example.org', passkeys: false }],
};
const ACCOUNT: Record<string, Answer> = {
  'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
  'GET /api/auth/user/sessions': [200, { sessions: [] }],
};
const said = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const AT_HOUSE = 'https://login.example.org/auth?state=x';

it('the button opens the sign-in of the house', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const { server, somebody } = await openHost({ ...SETTINGS, 'POST /api/auth/house': [200, { url: AT_HOUSE }] });
  await somebody.click(screen.getByRole('button', { name: 'Sign in with login.example.org' }));
  expect(assign).toHaveBeenCalledWith(AT_HOUSE);
  expect(server.of('POST /api/auth/house')).toEqual([{}]);
});

it('with a house, its button is the only filled one', async () => {
  await openHost(SETTINGS);
  const filled = [...document.querySelectorAll('[data-kind="primary"]')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Sign in with login.example.org']);
});

it('after the sign-in of the house has failed, the button for the password is the only filled one', async () => {
  await openHost(SETTINGS, '?host&house=taken');
  const filled = [...document.querySelectorAll('[data-kind="primary"]')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Sign in']);
});

it.each([
  ['taken', /has an account here already/],
  ['unverified', /no confirmed e-mail address/],
  ['connected-elsewhere', /belongs to another host account here/],
  ['not-invited', /Ask whoever runs this server for an invitation/],
])('if the sign-in at the house fails (%s), the page says why', async (outcome, sentence) => {
  await openHost(SETTINGS, `?host&house=${outcome}`);
  expect(said()).toMatch(sentence);
});

it.each([
  ['connected-elsewhere', 0],
  ['failed', 1],
])('after a sign-in at the house that ended with %s, its button is there %i times', async (outcome, times) => {
  await openHost(SETTINGS, `?host&house=${outcome}`);
  expect(screen.queryAllByRole('button', { name: /^Sign in with/ })).toHaveLength(times);
});

it('when the provider of the house is down, the page reports that and the password still works', async () => {
  const { somebody } = await openHost({ ...SETTINGS, 'POST /api/auth/house': [503, { code: 'house-fails' }] });
  await somebody.click(screen.getByRole('button', { name: 'Sign in with login.example.org' }));
  expect(said()).toMatch(/does not work just now/);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' }).dataset.kind).toBe('primary');
});

it('the form for the password takes the place of the button of the house when a host asks for it', async () => {
  const { somebody } = await openHost(SETTINGS);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await somebody.click(screen.getByRole('button', { name: 'Use my password' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
  const filled = [...document.querySelectorAll('[data-kind="primary"]')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Sign in']);
  expect(document.activeElement?.textContent).toBe('Welcome back');
});

it('a sign-in at the house that has failed is below the form that works, and its reason above', async () => {
  const { somebody } = await openHost({ ...SETTINGS, 'POST /api/auth/house': [503, { code: 'house-fails' }] });
  const order = () => {
    const all = [...document.querySelectorAll('button, input, [role="alert"]')];
    return ['Sign in with', 'does not work', 'Sign in'].map((text) =>
      all.findIndex(({ textContent }) => (text === 'Sign in' ? textContent === text : textContent?.includes(text))),
    );
  };
  await somebody.click(screen.getByRole('button', { name: 'Sign in with login.example.org' }));
  const [house = 0, message = 0, signIn = 0] = order();
  expect([message < signIn, signIn < house]).toEqual([true, true]);
  expect(document.activeElement?.textContent).toBe('Not signed in yet');
});

it('a server without a house has no button for it, and a forged outcome in the address is ignored', async () => {
  await openHost({}, '?host&house=%3Cscript%3E');
  expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  expect(said()).toBe('');
});

it("a host who comes back from the house to 'My account' reads that both accounts are connected", async () => {
  const { host } = await openHost(
    { ...SETTINGS, ...signedIn({ isConnected: true }), ...ACCOUNT },
    '?host&house=connected',
  );
  expect(await screen.findByText('Both accounts are connected.')).toBeTruthy();
  // The outcome is shown once, and not as a fault of the next sign-in.
  act(() => host.leave());
  expect(screen.getByRole('button', { name: 'Sign in with login.example.org' })).toBeTruthy();
  expect(said()).toBe('');
});

it('the outcome of a failed sign-in at the house is not shown again after signing out', async () => {
  const { host } = await openHost({ ...SETTINGS, ...signedIn(), ...ACCOUNT }, '?host&house=connected-elsewhere');
  expect(await screen.findByText(/belongs to another host account here/)).toBeTruthy();
  act(() => host.leave());
  expect(said()).toBe('');
});

it('a successful sign-in at the house is not shown as a fault if the session ends at once', async () => {
  await openHost(SETTINGS, '?host&house=connected');
  expect(screen.getByRole('button', { name: 'Sign in with login.example.org' })).toBeTruthy();
  expect(said()).toBe('');
});

it('the outcome of a sign-in at the house is forgotten once the host takes another step', async () => {
  const { host, somebody } = await openHost(
    { ...SETTINGS, ...ACCOUNT, 'POST /api/auth/token': [200, { user: MAREK }] },
    '?host&house=taken',
  );
  expect(said()).toMatch(/has an account here already/);
  await somebody.click(screen.getByRole('button', { name: 'Forgot the password?' }));
  act(() => host.show(null));
  expect(said()).toBe('');
  act(() => host.enter({ user: MAREK }));
  act(() => host.go({ screen: 'account' }));
  expect(await screen.findByRole('button', { name: /^Connect login\.example\.org/ })).toBeTruthy();
  expect(screen.queryByText(/Sign in with its password/)).toBeNull();
});

it('two quick taps make one call', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  assign.mockClear();
  const { server, somebody } = await openHost({ ...SETTINGS, 'POST /api/auth/house': [200, { url: AT_HOUSE }] });
  await somebody.dblClick(screen.getByRole('button', { name: 'Sign in with login.example.org' }));
  expect([server.of('POST /api/auth/house').length, assign.mock.calls.length]).toEqual([1, 1]);
});

it('a host disconnects the house with the password, and can then connect it again', async () => {
  const { server, somebody } = await openHost(
    {
      ...SETTINGS,
      ...signedIn({ isConnected: true }),
      ...ACCOUNT,
      'DELETE /api/auth/house': [403, { code: 'sign-in-again' }],
    },
    '?host=account',
  );
  await somebody.click(await screen.findByRole('button', { name: /login\.example\.org connected/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Remove login.example.org?' }));
  await somebody.click(sheet.getByRole('button', { name: 'Remove' }));
  server.table['DELETE /api/auth/house'] = [200, { user: MAREK }];
  await somebody.type(await sheet.findByLabelText('Your password'), 'three words{Enter}');
  expect(await screen.findByRole('button', { name: /^Connect login\.example\.org/ })).toBeTruthy();
  expect(server.of('DELETE /api/auth/house')).toEqual([{}, { password: 'three words' }]);
});

it('the only way to sign in cannot be disconnected, and the page says what to do first', async () => {
  const { somebody } = await openHost(
    {
      ...{ ...SETTINGS, ...ACCOUNT, 'DELETE /api/auth/house': [409, { code: 'last-way-in' }] },
      ...signedIn({ isConnected: true, hasPassword: false }),
    },
    '?host=account',
  );
  await somebody.click(await screen.findByRole('button', { name: /login\.example\.org connected/ }));
  await somebody.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/the only way into your account/)).toBeTruthy();
});
