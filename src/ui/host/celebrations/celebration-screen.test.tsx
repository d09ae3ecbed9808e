import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, signedIn } from '../host.fixture.tsx';
import { CELEBRATION, PARTY } from './celebration.fixture.tsx';

const FAILED = 'This celebration did not load';

it('a celebration that did not load keeps its names and its tabs if they are known from the list', async () => {
  const list = [200, [CELEBRATION]] as const;
  const { host } = await openHost(
    { ...signedIn(), 'GET /api/host/celebrations': list, [`GET ${PARTY}`]: null },
    '?host',
  );
  await screen.findByRole('heading', { name: 'Ana & Ben' });
  await act(async () => host.go({ screen: 'celebration', id: CELEBRATION.id, place: 'guests' }));
  await screen.findByRole('heading', { name: FAILED });
  expect(screen.getByText('Ana & Ben')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Invite' })).not.toHaveLength(0);
});

it('a celebration of which nothing is known keeps its tabs, and the page also leads to the list', async () => {
  await openHost({ ...signedIn(), [`GET ${PARTY}`]: null }, `?host=celebration/${CELEBRATION.id}/guests`);
  await screen.findByRole('heading', { name: FAILED });
  expect(screen.queryAllByRole('link', { name: 'Invite' })).not.toHaveLength(0);
  expect(screen.queryAllByRole('link', { name: /celebrations$/ })).not.toHaveLength(0);
});
