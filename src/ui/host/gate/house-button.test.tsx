// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, openHost, signedIn } from '../host.fixture.tsx';

afterEach(cleanup);

const SETTINGS: Record<string, Answer> = {
  'GET /api/auth/settings': [200, { signup: 'invitation', mail: true, house: 'login.example.org', passkeys: false }],
};
const said = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const AT_HOUSE = 'https://login.example.org/auth?state=x';

it('the button leads to the sign-in of the house', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const { server, somebody } = await openHost({ ...SETTINGS, 'POST /api/auth/house': [200, { url: AT_HOUSE }] });
  await somebody.click(screen.getByRole('button', { name: 'Sign in with login.example.org' }));
  expect(assign).toHaveBeenCalledWith(AT_HOUSE);
  expect(server.of('POST /api/auth/house')).toEqual([{}]);
});

it.each([
  ['taken', /has an account here already/],
  ['unverified', /no confirmed e-mail address/],
  ['not-invited', /Ask whoever runs this server for an invitation/],
])('the house led nowhere (%s), and the page says why', async (outcome, sentence) => {
  await openHost(SETTINGS, `?host&house=${outcome}`);
  expect(said()).toMatch(sentence);
});

it('when the provider of the house is down, the page says so and the password stays', async () => {
  const { somebody } = await openHost({ ...SETTINGS, 'POST /api/auth/house': [503, { code: 'house-fails' }] });
  await somebody.click(screen.getByRole('button', { name: 'Sign in with login.example.org' }));
  expect(said()).toMatch(/does not work just now/);
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('a server without a house has no such button, and an address of a stranger says nothing', async () => {
  await openHost({}, '?host&house=%3Cscript%3E');
  expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  expect(said()).toBe('');
});

it("a host who comes back from the house to 'My account' reads that both accounts are connected", async () => {
  await openHost(
    {
      ...SETTINGS,
      ...signedIn(),
      'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
      'GET /api/auth/user/sessions': [200, { sessions: [] }],
    },
    '?host&house=connected',
  );
  expect(await screen.findByText('Both accounts are connected.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Connect login\.example\.org/ })).toBeTruthy();
});
