// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openHost, signedIn } from '../host.fixture.tsx';

afterEach(cleanup);

const SESSION = { id: 'a', device: 'phone', isCurrent: true, createdAt: 0, lastUsedAt: 0 };

it('signs out everywhere else, and stays signed in here', async () => {
  const { server, somebody } = await openHost(
    {
      ...signedIn(),
      'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
      'GET /api/auth/user/sessions': [200, { sessions: [SESSION, { ...SESSION, id: 'b', isCurrent: false }] }],
      'POST /api/auth/logout': [204],
    },
    '?host=account',
  );
  await somebody.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.getByText('You are signed out everywhere else.')).toBeTruthy());
  expect(server.of('POST /api/auth/logout')).toEqual([{ elsewhere: true }]);
});
