import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, signedIn } from '../host.fixture.tsx';
import { CELEBRATION, PARTY } from './celebration.fixture.tsx';

const LIST = 'GET /api/host/celebrations';
const MAKE = 'POST /api/host/celebrations';
const COPY = { ...CELEBRATION, id: 'copy', names: 'Mia & Leo' };

async function openCopy() {
  const answers = { [LIST]: [200, [CELEBRATION]], [`GET ${PARTY}`]: [200, CELEBRATION], [MAKE]: [201, COPY] } as const;
  const page = await openHost({ ...signedIn(), ...answers }, '?host=copy/party');
  await screen.findByRole('heading', { level: 1, name: /^A copy of Ana & Ben/ });
  return page;
}

it('a host types only the names and the day of a copy, and is then taken to its Invite place', async () => {
  const { server, somebody, host } = await openCopy();
  await somebody.click(screen.getByRole('button', { name: 'Make the copy' }));
  expect(screen.getByText('Please type at least one name.')).toBeTruthy();
  await somebody.type(screen.getByLabelText('First name'), 'Mia');
  await somebody.type(screen.getByLabelText('Second name'), 'Leo');
  fireEvent.change(screen.getByLabelText('When?'), { target: { value: '2031-09-05' } });
  await somebody.click(screen.getByRole('button', { name: 'Make the copy' }));
  expect(server.of(MAKE)).toEqual([{ names: 'Mia & Leo', date: '2031-09-05', copyOf: 'party' }]);
  expect(host.getState().route).toEqual({ screen: 'celebration', id: 'copy', place: 'invite' });
});

it('a copy cannot be made for a day that is over', async () => {
  const { server, somebody } = await openCopy();
  await somebody.type(screen.getByLabelText('First name'), 'Mia');
  fireEvent.change(screen.getByLabelText('When?'), { target: { value: '2001-09-05' } });
  await somebody.click(screen.getByRole('button', { name: 'Make the copy' }));
  expect(screen.getByText('This day is over. Please choose one that is still to come.')).toBeTruthy();
  expect(server.of(MAKE)).toEqual([]);
});

it('a host cannot copy a celebration of other hosts', async () => {
  const answers = { [`GET ${PARTY}`]: [404, { code: 'unknown-celebration' }] } as const;
  await openHost({ ...signedIn(), ...answers }, '?host=copy/party');
  await screen.findByRole('heading', { level: 1, name: 'No such celebration' });
});
