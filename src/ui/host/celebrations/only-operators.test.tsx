import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, signedIn } from '../host.fixture.tsx';
import { CELEBRATION, PARTY, ROOM, streamOf } from './celebration.fixture.tsx';

const SENTENCE = 'Celebrations are made by whoever runs this server.';
const HOUSE = {
  'GET /api/auth/settings': [200, { signup: 'open', mail: true, isNew: false, onlyOperatorsCreate: true }],
  'GET /api/host/celebrations': [200, [CELEBRATION]],
  [`GET ${PARTY}`]: [200, CELEBRATION],
  [`GET ${ROOM}`]: () => streamOf([]),
} as const;
const openAs = (isOperator: boolean, search: string) => openHost({ ...signedIn({ isOperator }), ...HOUSE }, search);

it.each(['?host=create', '?host=copy/party'])(
  'a host who may not create celebrations reads the reason at %s instead of a form',
  async (search) => {
    await openAs(false, search);
    await screen.findByRole('heading', { level: 1, name: SENTENCE });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Ask them for yours. It is here as soon as you are one of its hosts.')).toBeTruthy();
  },
);

it.each(['?host=create', '?host=copy/party'])('an operator sees the form at %s', async (search) => {
  await openAs(true, search);
  expect(await screen.findByLabelText('First name')).toBeTruthy();
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

it.each([
  [false, 0],
  [true, 1],
])('only an operator (%s) is offered to copy a celebration', async (isOperator, ways) => {
  await openAs(isOperator, '?host=celebration/party/evening');
  await screen.findByRole('link', { name: /^Details/ });
  expect(screen.queryAllByRole('link', { name: /^Copy this celebration/ })).toHaveLength(ways);
});
