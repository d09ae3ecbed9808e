import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAnswer, openHost, signedIn } from '../host.fixture.tsx';

const SESSION = { id: 'a', device: 'phone', isCurrent: true, createdAt: 0, lastUsedAt: 0 };

const openDevices = (sessions: readonly object[]) =>
  openHost(
    {
      ...signedIn(),
      'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
      'GET /api/auth/user/sessions': [200, { sessions }],
      'POST /api/auth/logout': [204],
    },
    '?host=account',
  );

it('a host signs out all other devices and stays signed in on this one [SPEC-7.15]', async () => {
  const { server, somebody } = await openDevices([SESSION, { ...SESSION, id: 'b', isCurrent: false }]);
  await somebody.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.getByText('You are signed out everywhere else.')).toBeTruthy());
  expect(server.of('POST /api/auth/logout')).toEqual([{ elsewhere: true }]);
});

it('two devices that are signed out at the same time both leave the list', async () => {
  const others = ['b', 'c'].map((id) => ({ ...SESSION, id, isCurrent: false }));
  const { server, somebody } = await openDevices([SESSION, ...others]);
  const [b, c] = [lateAnswer(), lateAnswer()];
  server.table['DELETE /api/auth/user/sessions/b'] = b.answer;
  server.table['DELETE /api/auth/user/sessions/c'] = c.answer;
  const signOut = () => screen.queryAllByRole('button', { name: /^Sign out: A phone/ });
  await screen.findByText('This phone');
  for (const button of signOut()) await somebody.click(button);
  b.come([204]);
  await waitFor(() => expect(signOut()).toHaveLength(1));
  c.come([204]);
  await waitFor(() => expect(signOut()).toHaveLength(0));
});

it('a device that has already been signed out also leaves the list', async () => {
  const { server, somebody } = await openDevices([SESSION, { ...SESSION, id: 'b', isCurrent: false }]);
  server.table['DELETE /api/auth/user/sessions/b'] = [404, { code: 'not-found' }];
  await somebody.click(await screen.findByRole('button', { name: /^Sign out: A phone/ }));
  await screen.findByText('That device is signed out.');
  expect(screen.queryByRole('button', { name: /^Sign out: A phone/ })).toBeNull();
});
