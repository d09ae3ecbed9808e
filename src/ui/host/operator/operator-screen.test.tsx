import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { type Answer, lateAnswer, openHost, signedIn } from '../host.fixture.tsx';

const HOST: HostEntry = {
  id: 'carla',
  name: 'Carla',
  email: 'carla@example.org',
  isConfirmed: true,
  hasSecondStep: false,
  isOperator: false,
  bannedAt: null,
  createdAt: 0,
  celebrations: 0,
  lastSeenAt: Date.now(),
};
const ME: HostEntry = { ...HOST, id: 'marek', name: 'Marek', email: 'marek@example.org', isOperator: true };

async function openOperator(answers: Record<string, Answer> = {}, users = [ME, HOST]) {
  const page = await openHost(
    {
      ...signedIn({ isOperator: true }),
      'GET /api/auth/admin/users?search=&offset=0': [200, { count: users.length, users }],
      'GET /api/auth/admin/invitations': [200, { invitations: [] }],
      ...answers,
    },
    '?host=operator',
  );
  await screen.findByText(users.at(-1)?.name ?? '');
  return page;
}

it('a ban must be confirmed, with the focus on the harmless answer, and can be undone', async () => {
  const { server, somebody } = await openOperator({
    'POST /api/auth/admin/users/carla/ban': [200, { user: { ...HOST, bannedAt: Date.now() } }],
  });
  await somebody.click(screen.getByRole('button', { name: 'Ban Carla' }));
  const dialog = screen.getByRole('dialog', { name: 'Ban Carla?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  await somebody.click(within(dialog).getByRole('button', { name: 'Ban' }));
  await screen.findByText('Carla is banned.');
  expect(screen.getByText(/^banned on/)).toBeTruthy();
  server.table['POST /api/auth/admin/users/carla/ban'] = [200, { user: HOST }];
  await somebody.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/^banned on/)).toBeNull());
  expect(server.of('POST /api/auth/admin/users/carla/ban')).toEqual([{ banned: true }, { banned: false }]);
});

it('the row and the menu can send the mail that confirms the address again, and the menu then closes', async () => {
  const noa: HostEntry = { ...HOST, id: 'noa', name: 'Noa', email: 'noa@example.org', isConfirmed: false };
  const { server, somebody } = await openOperator({ 'POST /api/auth/resend': [202] }, [ME, noa]);
  await somebody.click(screen.getByRole('button', { name: 'Send the mail again: Noa' }));
  await screen.findByText('The mail to noa@example.org is on its way again.');
  await somebody.click(screen.getByRole('button', { name: 'Noa: what to do' }));
  const menu = screen.getByRole('dialog', { name: 'Noa' });
  await somebody.click(within(menu).getByRole('button', { name: /^Send the mail again/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of('POST /api/auth/resend')).toEqual([{ email: 'noa@example.org' }, { email: 'noa@example.org' }]);
});

it('nobody bans or removes themselves', async () => {
  await openOperator({}, [ME]);
  expect(screen.getByText('you')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ban Marek' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Marek' })).toBeNull();
});

it('a removed host leaves the list', async () => {
  const { somebody } = await openOperator({ 'DELETE /api/auth/admin/users/carla': [204] });
  await somebody.click(screen.getByRole('button', { name: 'Remove Carla' }));
  await somebody.click(
    within(screen.getByRole('dialog', { name: 'Remove Carla?' })).getByRole('button', { name: 'Remove' }),
  );
  await screen.findByText('Carla is removed.');
  expect(screen.queryByText(/carla@example.org/)).toBeNull();
});

it('the search by name or e-mail address starts once the typing stops', async () => {
  const { server, somebody } = await openOperator({
    'GET /api/auth/admin/users?search=car&offset=0': [200, { count: 1, users: [HOST] }],
  });
  await somebody.type(screen.getByRole('searchbox'), 'car');
  await waitFor(() => expect(screen.queryByText('you')).toBeNull());
  expect(server.sent.filter(({ call }) => call.includes('admin/users'))).toHaveLength(2);
  expect(screen.getByText('Carla')).toBeTruthy();
});

it('undoing a ban during a search does not change the list of found hosts', async () => {
  const { somebody } = await openOperator({
    'GET /api/auth/admin/users?search=car&offset=0': [200, { count: 1, users: [HOST] }],
    'POST /api/auth/admin/users/carla/ban': [200, { user: HOST }],
  });
  await somebody.click(screen.getByRole('button', { name: 'Ban Carla' }));
  await somebody.click(within(screen.getByRole('dialog', { name: 'Ban Carla?' })).getByRole('button', { name: 'Ban' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await somebody.type(screen.getByRole('searchbox'), 'car');
  await waitFor(() => expect(screen.queryByText('you')).toBeNull());
  await somebody.click(undo);
  await screen.findByText('Carla may sign in again.');
  expect(screen.queryByText('you')).toBeNull();
});

it('more hosts that arrive during a search do not replace the found hosts', async () => {
  const more = lateAnswer();
  const { server, somebody } = await openOperator({
    'GET /api/auth/admin/users?search=&offset=0': [200, { count: 3, users: [ME, HOST] }],
    'GET /api/auth/admin/users?search=car&offset=0': [200, { count: 1, users: [HOST] }],
  });
  server.table['GET /api/auth/admin/users?search=&offset=2'] = more.answer;
  await somebody.click(screen.getByRole('button', { name: 'Show more' }));
  await somebody.type(screen.getByRole('searchbox'), 'car');
  await waitFor(() => expect(screen.queryByText('you')).toBeNull());
  await act(async () => more.come([200, { count: 3, users: [{ ...HOST, id: 'noa', name: 'Noa' }] }]));
  expect(screen.queryByText('Noa')).toBeNull();
  expect(screen.getByText('Carla')).toBeTruthy();
});

it('two invitations that are withdrawn at the same time both leave the list', async () => {
  const open = ['lena', 'noa'].map((id) => ({
    id,
    email: `${id}@example.org`,
    createdAt: 0,
    expiresAt: Date.now() * 2,
  }));
  const { server, somebody } = await openOperator({
    'GET /api/auth/admin/invitations': [200, { invitations: open }],
  });
  const [lena, noa] = [lateAnswer(), lateAnswer()];
  server.table['DELETE /api/auth/admin/invitations/lena'] = lena.answer;
  server.table['DELETE /api/auth/admin/invitations/noa'] = noa.answer;
  const listed = () => screen.queryAllByRole('button', { name: /^Withdraw the invitation/ });
  for (const button of listed()) await somebody.click(button);
  lena.come([204]);
  await waitFor(() => expect(listed()).toHaveLength(1));
  noa.come([204]);
  await waitFor(() => expect(listed()).toHaveLength(0));
});

it('an invitation is sent, and its link can be copied', async () => {
  const { server, somebody } = await openOperator({
    'POST /api/auth/admin/invitations': [201, { link: 'https://clink.example/?host&invitation=abc' }],
  });
  await somebody.type(screen.getByLabelText('E-mail'), 'lena@example.org{Enter}');
  await screen.findByText('The invitation to lena@example.org is on its way.');
  expect(server.of('POST /api/auth/admin/invitations')).toEqual([{ email: 'lena@example.org' }]);
  await somebody.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe('https://clink.example/?host&invitation=abc');
  // The link replaces the form.
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  await somebody.click(screen.getByRole('button', { name: 'Make another link' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('without a mail server an invitation is a link, and the page does not say that a mail is on its way', async () => {
  const { somebody } = await openOperator({
    'GET /api/auth/settings': [200, { signup: 'open', mail: false }],
    'POST /api/auth/admin/invitations': [201, { link: 'https://clink.example/?host&invitation=abc' }],
  });
  expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
  await somebody.type(screen.getByLabelText('E-mail'), 'lena@example.org');
  await somebody.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByText('The link for lena@example.org is ready to copy.');
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  // The link is readable, because a browser may refuse to copy it.
  expect(screen.getByText('https://clink.example/?host&invitation=abc')).toBeTruthy();
});

it('if the hosts do not load, the page says so and shows nothing that needs them, until they load', async () => {
  const USERS = 'GET /api/auth/admin/users?search=&offset=0';
  const { server, somebody } = await openHost(
    { ...signedIn({ isOperator: true }), [USERS]: null, 'GET /api/auth/admin/invitations': null },
    '?host=operator',
  );
  expect(await screen.findByRole('heading', { name: 'The hosts did not load' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  server.table[USERS] = [200, { count: 1, users: [HOST] }];
  server.table['GET /api/auth/admin/invitations'] = [200, { invitations: [] }];
  await somebody.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Carla')).toBeTruthy();
  expect(screen.getByText('There are no invitations.')).toBeTruthy();
});
