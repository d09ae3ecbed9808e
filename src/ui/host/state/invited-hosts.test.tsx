import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MAREK, openHost, signedIn } from '../host.fixture.tsx';
import { NEW_PASSWORD, title } from './host-store.fixture.tsx';

const OFFER = [200, { names: 'Ana & Ben', date: '2026-06-20', invitedBy: 'Sofie', expiresAt: 1 }] as const;

const ASKED = {
  'GET /api/auth/invitations/xyz': [200, { email: null }],
  'GET /api/host/invitations/xyz': OFFER,
} as const;

it('somebody who opens an invitation to be a co-host first sees who invites them and to which celebration', async () => {
  const { server, somebody } = await openHost({ ...ASKED, 'POST /api/auth/signup': [202] }, '?host&invitation=xyz');
  expect(title()).toBe('Sofie asks you to help');
  expect(screen.getByText(/host at Ana & Ben's celebration on .*20 June/)).toBeTruthy();
  await somebody.click(screen.getByRole('button', { name: 'Create an account' }));
  await somebody.type(screen.getByLabelText('Your name'), 'Lena');
  await somebody.type(screen.getByLabelText('E-mail'), 'lena@example.org');
  await somebody.type(screen.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(title()).toBe('Check your mail'));
  expect(server.of('POST /api/auth/signup')).toMatchObject([{ invitation: 'xyz' }]);
});

it('without a mail server, an invited co-host signs up without reading about mails or own celebrations', async () => {
  const { somebody } = await openHost(
    { ...ASKED, 'GET /api/auth/settings': [200, { signup: 'open', mail: false, isNew: false }] },
    '?host&invitation=xyz',
  );
  await somebody.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(title()).toBe('Create an account');
  expect(document.body.textContent).not.toMatch(/No mail goes out|Your celebration, its code/);
});

it.each(['Create an account', 'I have an account'])(
  'the e-mail address of the invited co-host is filled in: %s',
  async (way) => {
    const offer = [200, { ...OFFER[1], email: 'lena@example.org' }] as const;
    const { somebody } = await openHost({ ...ASKED, 'GET /api/host/invitations/xyz': offer }, '?host&invitation=xyz');
    await somebody.click(screen.getByRole('button', { name: way }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('lena@example.org');
  },
);

it('an invitation to be a co-host can be declined without an account', async () => {
  const { host, somebody } = await openHost(ASKED, '?host&invitation=xyz');
  await somebody.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(title()).toBe('Welcome back');
  expect(host.getState().invitation).toBeNull();
});

it('if nobody can sign up, an invited co-host signs in, and a forgotten password does not lose the invitation', async () => {
  const { server, somebody } = await openHost(
    {
      ...ASKED,
      'GET /api/auth/settings': [200, { signup: 'off', mail: true }],
      'POST /api/auth/recover': [202],
    },
    '?host&invitation=xyz',
  );
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
  await somebody.click(screen.getByRole('button', { name: 'Sign in' }));
  await somebody.click(screen.getByRole('button', { name: 'Forgot the password?' }));
  await somebody.type(screen.getByLabelText('E-mail'), 'lena@example.org{Enter}');
  await waitFor(() => expect(title()).toBe('Check your mail'));
  expect(server.of('POST /api/auth/recover')).toEqual([{ email: 'lena@example.org', invitation: 'xyz' }]);
});

it('after a new password, the invitation in the same link is shown', async () => {
  const { somebody } = await openHost(
    { ...ASKED, 'POST /api/auth/password': [200, { user: MAREK }] },
    '?host&recover=abc&invitation=xyz',
  );
  await somebody.type(screen.getByLabelText('New password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(title()).toBe('Sofie asks you to help'));
  expect(screen.getByRole('button', { name: 'Gladly' })).toBeTruthy();
});

it('the page says if a co-host’s invitation has just been withdrawn', async () => {
  await openHost(
    { ...ASKED, 'GET /api/host/invitations/xyz': [404, { code: 'unknown-invitation' }] },
    '?host&invitation=xyz',
  );
  expect(title()).toBe('This invitation is no longer good');
});

it("an operator's invitation is used up by the account, and the mail may be sent again without it", async () => {
  const { host, somebody } = await openHost(
    { 'GET /api/auth/invitations/abc': [200, { email: 'lena@example.org' }], 'POST /api/auth/signup': [202] },
    '?host&invitation=abc',
  );
  await somebody.type(screen.getByLabelText('Your name'), 'Lena');
  await somebody.type(screen.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(title()).toBe('Check your mail'));
  expect(host.getState().invitation).toBeNull();
});

it("a signed-in host hears what an operator's invitation is for", async () => {
  await openHost(
    {
      ...signedIn(),
      'GET /api/host/invitations/abc': [404, { code: 'unknown-invitation' }],
      'GET /api/auth/invitations/abc': [200, { email: 'lena@example.org' }],
    },
    '?host&invitation=abc',
  );
  await waitFor(() => expect(title()).toBe('This invitation is for someone else'));
  expect(document.body.textContent).toContain(`It is for lena@example.org. You are signed in as ${MAREK.email}.`);
});

it('the page says that an invitation is no longer valid before anything is typed', async () => {
  await openHost({ 'GET /api/auth/invitations/abc': [410, { code: 'link-expired' }] }, '?host&invitation=abc');
  expect(title()).toBe('This invitation is no longer good');
});

it('without an invitation nobody can sign up if the server requires one', async () => {
  const { somebody } = await openHost({ 'GET /api/auth/settings': [200, { signup: 'invitation', mail: true }] });
  await somebody.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(title()).toBe('By invitation');
});
