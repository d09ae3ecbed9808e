import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MAREK, openHost, signedIn } from '../host.fixture.tsx';
import { NEW_PASSWORD, title } from './host-store.fixture.tsx';

it('the link in a mail confirms the address once', async () => {
  const { server, host } = await openHost({ 'POST /api/auth/verify': [200, { user: MAREK }] }, '?host&confirm=abc');
  expect(title()).toBe('You are confirmed');
  await act(() => host.load());
  expect(server.of('POST /api/auth/verify')).toEqual([{ token: 'abc' }]);
});

it('a signed-in host who confirms a new address is taken to the account screen', async () => {
  const { host } = await openHost(
    { ...signedIn(), 'POST /api/auth/verify': [200, { user: { ...MAREK, email: 'new@example.org' } }] },
    '?host&confirm=abc',
  );
  expect(host.getState()).toMatchObject({
    route: { screen: 'account' },
    user: { email: 'new@example.org' },
    gate: null,
  });
});

it('a host can replace a link that is too old with a new one', async () => {
  const { somebody } = await openHost(
    { 'POST /api/auth/verify': [410, { code: 'link-expired' }] },
    '?host&confirm=abc',
  );
  expect(title()).toBe('This link is too old');
  await somebody.click(screen.getByRole('button', { name: 'Get a new link' }));
  expect(title()).toBe('Confirm your e-mail');
});

it('a new password signs the host in, but does not replace the second step', async () => {
  const { server, somebody } = await openHost(
    { 'POST /api/auth/password': [200, { next: 'second-step' }] },
    '?host&recover=abc',
  );
  await somebody.type(screen.getByLabelText('New password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(title()).toBe('Now the second step'));
  expect(server.of('POST /api/auth/password')).toEqual([{ token: 'abc', password: NEW_PASSWORD }]);
});

it('in another browser than that of the sign-up, the link in a mail first asks for a password', async () => {
  const { server, somebody } = await openHost(
    {
      'POST /api/auth/verify': [200, { next: 'new-password', token: 'xyz' }],
      'POST /api/auth/password': [200, { user: MAREK }],
    },
    '?host&confirm=abc',
  );
  expect(title()).toBe('Choose your password');
  await somebody.type(screen.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(title()).toBe('You are confirmed'));
  expect(server.of('POST /api/auth/password')).toEqual([{ token: 'xyz', password: NEW_PASSWORD }]);
});

it('an invitation opens the form for a new account even if others cannot sign up', async () => {
  const { server, somebody } = await openHost(
    {
      'GET /api/auth/settings': [200, { signup: 'invitation', mail: true }],
      'GET /api/auth/invitations/abc': [200, { email: 'lena@example.org' }],
      'POST /api/auth/signup': [202],
    },
    '?host&invitation=abc',
  );
  await somebody.type(screen.getByLabelText('Your name'), 'Lena');
  await somebody.type(screen.getByLabelText('E-mail'), '.org');
  await somebody.type(screen.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
  expect(screen.getByText('This invitation is for lena@example.org. Please use that address.')).toBeTruthy();
  expect(server.of('POST /api/auth/signup')).toEqual([]);
  await somebody.clear(screen.getByLabelText('E-mail'));
  await somebody.type(screen.getByLabelText('E-mail'), 'lena@example.org{Enter}');
  await waitFor(() => expect(title()).toBe('Check your mail'));
  expect(server.of('POST /api/auth/signup')).toEqual([
    { name: 'Lena', email: 'lena@example.org', password: NEW_PASSWORD, invitation: 'abc' },
  ]);
});

it('after the link in a mail has confirmed the address, the invitation in that link is shown', async () => {
  await openHost(
    {
      'POST /api/auth/verify': [200, { user: MAREK }],
      'GET /api/host/invitations/xyz': [
        200,
        { names: 'Ana & Ben', date: '2026-06-20', invitedBy: 'Sofie', expiresAt: 1 },
      ],
    },
    '?host&confirm=abc&invitation=xyz',
  );
  await waitFor(() => expect(title()).toBe('Sofie asks you to help'));
});

it('when a session has ended, the gate is shown, and signing in opens the same screen again', async () => {
  const { server, host, somebody } = await openHost(
    {
      ...signedIn(),
      'GET /api/auth/factors': [401, { code: 'not-signed-in' }],
      'GET /api/auth/user/sessions': [401, { code: 'not-signed-in' }],
      'POST /api/auth/token': [200, { user: MAREK }],
    },
    '?host=account',
  );
  await waitFor(() => expect(title()).toBe('Welcome back'));
  server.table['GET /api/auth/factors'] = [200, { hasSecondStep: false, recoveryCodesLeft: 0 }];
  server.table['GET /api/auth/user/sessions'] = [200, { sessions: [] }];
  await somebody.type(screen.getByLabelText('E-mail'), MAREK.email);
  await somebody.type(screen.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(title()).toBe('My accountMy account'));
  expect(host.getState().route).toEqual({ screen: 'account' });
});

it('a host who was signed out elsewhere sees the gate when the page wakes', async () => {
  const { server, lifecycle } = await openHost({ ...signedIn(), 'GET /api/host/celebrations': [200, []] });
  server.table['GET /api/auth/user'] = [401, { code: 'not-signed-in' }];
  act(() => lifecycle.wake('visible'));
  await waitFor(() => expect(title()).toBe('Welcome back'));
});

it('without a network the page reports that, and the host can try again', async () => {
  const { server, somebody } = await openHost({ 'GET /api/auth/settings': null });
  expect(title()).toBe('The server does not answer');
  server.table['GET /api/auth/settings'] = [200, { signup: 'open', mail: true }];
  await somebody.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(title()).toBe('Welcome back'));
});

it.each(['online', 'visible'] as const)(
  'a page that was loaded without a network loads when the phone is %s',
  async (reason) => {
    const { server, lifecycle } = await openHost({ 'GET /api/auth/settings': null });
    await screen.findByRole('heading', { name: 'The server does not answer' });
    server.table['GET /api/auth/settings'] = [200, { signup: 'open', mail: true }];
    act(() => lifecycle.wake(reason));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  },
);

it('a page that was loaded without a network tries again by itself, and keeps its sentence meanwhile', async () => {
  const { server, clock } = await openHost({ 'GET /api/auth/settings': null });
  await screen.findByRole('heading', { name: 'The server does not answer' });
  await act(async () => clock.pass(5_000));
  expect(server.of('GET /api/auth/settings')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'The server does not answer' })).toBeTruthy();
  server.table['GET /api/auth/settings'] = [200, { signup: 'open', mail: true }];
  await act(async () => clock.pass(5_000));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
});

it('after too many calls, the page says why it waits and when it will try again by itself', async () => {
  const tooMany = [429, { code: 'too-many' }, 90] as const;
  const { server, clock } = await openHost({ 'GET /api/auth/settings': tooMany });
  expect(title()).toBe('Too many calls just now');
  expect(await screen.findByText(/In 2 minutes this page tries again by itself\./)).toBeTruthy();
  await act(() => clock.pass(90_000));
  expect(title()).toBe('Too many calls just now');
  expect(server.of('GET /api/auth/settings')).toHaveLength(2);
  server.table['GET /api/auth/settings'] = [200, { signup: 'open', mail: true }];
  await act(() => clock.pass(90_000));
  await waitFor(() => expect(title()).toBe('Welcome back'));
  await act(() => clock.pass(60_000));
  expect(server.of('GET /api/auth/settings')).toHaveLength(3);
});

it('a waiting page leaves at least five seconds between its calls', async () => {
  const { server, clock } = await openHost({ 'GET /api/auth/settings': [429, { code: 'too-many' }, 1] });
  await act(() => clock.pass(4_900));
  expect(server.of('GET /api/auth/settings')).toHaveLength(1);
  await act(() => clock.pass(100));
  expect(server.of('GET /api/auth/settings')).toHaveLength(2);
});

it('if the server cannot read its accounts, the page does not say that the server does not answer', async () => {
  await openHost({ 'GET /api/auth/user': [503, { code: 'unavailable' }] });
  expect(title()).toBe('The server has a problem');
});

it.each([
  ['address', 'This Clink has hosts at the addresses that it prints'],
  ['proxy', 'A proxy stands in front of this Clink'],
  ['secret', 'Several servers share this Clink'],
])('if nobody can be a host here, the page says why (%s) and which setting to change', async (why, sentence) => {
  await openHost({ 'GET /api/auth/settings': [503, { code: 'no-hosts', why }] });
  expect(title()).toBe('Hosts cannot sign in here');
  const setting = screen.getByText('PUBLIC_URL');
  expect(setting.parentElement?.textContent).toContain(sentence);
  expect(setting.closest('details')?.open).toBe(false);
});
