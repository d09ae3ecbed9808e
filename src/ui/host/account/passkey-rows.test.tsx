import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openHost, signedIn } from '../host.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a passkey that does not work at this address names the address for which it was made', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const passkey = { createdAt: 0, lastUsedAt: null };
  const passkeys = [
    { ...passkey, id: 'a', name: 'Phone', site: location.hostname },
    { ...passkey, id: 'b', name: 'Laptop', site: 'clink.example' },
  ];
  await openHost(
    {
      ...signedIn(),
      'GET /api/auth/settings': [200, { signup: 'open', mail: true, passkeys: true }],
      'GET /api/auth/passkeys': [200, { passkeys }],
      'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
      'GET /api/auth/user/sessions': [200, { sessions: [] }],
    },
    '?host=account',
  );
  expect(await screen.findByRole('button', { name: 'Phone not used yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Laptop only for clink.example' })).toBeTruthy();
});
