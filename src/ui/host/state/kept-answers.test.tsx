import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, guestNamed, openCelebration, PARTY, ROOM } from '../celebrations/celebration.fixture.tsx';
import { lateAnswer, MAREK, openHost, signedIn } from '../host.fixture.tsx';
import { HOME } from './host-route.ts';

const FACTORS = 'GET /api/auth/factors';
const SESSIONS = 'GET /api/auth/user/sessions';
const OFF = { hasSecondStep: false, recoveryCodesLeft: 0 };

it('without a network a later visit shows the guests as they were, and nobody can be tapped', async () => {
  const { host, server } = await openCelebration('guests', [guestNamed('Tom')]);
  await screen.findByText('Tom');
  await act(async () => host.go(HOME));
  Object.assign(server.table, { [`GET ${PARTY}`]: null, [`GET ${ROOM}`]: lateAnswer().answer });
  await act(async () => host.go({ screen: 'celebration', id: CELEBRATION.id, place: 'guests' }));
  expect(screen.getByRole('button', { name: /^Tom/ })).toHaveProperty('disabled', true);
});

it('one notice names the groups of the account that did not load, and its button loads all of them again', async () => {
  const { server, somebody } = await openHost({ ...signedIn(), [FACTORS]: null, [SESSIONS]: null }, '?host=account');
  expect(await screen.findByText('second step and devices did not load.')).toBeTruthy();
  expect(screen.queryByText('Authenticator app')).toBeNull();
  server.table[FACTORS] = [200, OFF];
  await somebody.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Authenticator app')).toBeTruthy();
  expect(server.of(SESSIONS).length).toBeGreaterThan(1);
  expect(screen.getByText('devices did not load.')).toBeTruthy();
});

it('if another host signs in, the answers to the host before are not shown', async () => {
  const { host, server } = await openHost({ ...signedIn(), [FACTORS]: [200, OFF] }, '?host=account');
  await screen.findByText('Authenticator app');
  await act(async () => host.go(HOME));
  act(() => host.enter({ user: { ...MAREK, id: 'sofie' } }));
  server.table[FACTORS] = lateAnswer().answer;
  await act(async () => host.go({ screen: 'account' }));
  expect(screen.queryByText('Authenticator app')).toBeNull();
});
