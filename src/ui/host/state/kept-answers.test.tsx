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

it('the account has one button that loads all groups again which did not load', async () => {
  const { server, somebody } = await openHost({ ...signedIn(), [FACTORS]: null, [SESSIONS]: null }, '?host=account');
  expect(await screen.findByText('Not loaded: Second step · Where you are signed in')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Second step' })).toBeNull();
  Object.assign(server.table, { [FACTORS]: [200, OFF], [SESSIONS]: [200, { sessions: [] }] });
  await somebody.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toBeTruthy();
  expect(screen.queryByText('Not loaded: Second step · Where you are signed in')).toBeNull();
});

it('if another host signs in, the answers to the host before are not shown', async () => {
  const { host, server } = await openHost({ ...signedIn(), [FACTORS]: [200, OFF] }, '?host=account');
  await screen.findByRole('heading', { name: 'Second step' });
  await act(async () => host.go(HOME));
  act(() => host.enter({ user: { ...MAREK, id: 'sofie' } }));
  server.table[FACTORS] = lateAnswer().answer;
  await act(async () => host.go({ screen: 'account' }));
  expect(screen.queryByRole('heading', { name: 'Second step' })).toBeNull();
});
