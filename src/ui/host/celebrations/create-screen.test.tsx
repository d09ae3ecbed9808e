import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MAREK, openHost, signedIn } from '../host.fixture.tsx';
import { CELEBRATION } from './celebration.fixture.tsx';

const MAKE = 'POST /api/host/celebrations';
const make = () => screen.getByRole('button', { name: 'Create the celebration' });
const zone = () => document.querySelector<HTMLInputElement>('input[name="timeZone"]')?.value;

async function openForm(date: string) {
  const page = await openHost({ ...signedIn(), [MAKE]: [201, CELEBRATION] }, '?host=create');
  await page.somebody.type(screen.getByLabelText('First name'), 'Ana');
  fireEvent.input(screen.getByLabelText('When?'), { target: { value: date } });
  return page;
}

it.each([
  ['a day that is over', '2001-09-05', 'This day is over. Please choose one that is still to come.'],
  ['a year of two digits', '0026-06-20', 'Please write the year with four digits.'],
  ['a day that is decades away', '2062-06-20', 'This day is more than 10 years away. Please check the year.'],
  ['no day', '', 'Please choose the day.'],
])('a new celebration cannot be on %s', async (_, date, sentence) => {
  const { server, somebody } = await openForm(date);
  await somebody.click(make());
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('When?'));
  expect(server.of(MAKE)).toEqual([]);
});

it('the names and the day that a host types appear on the card beside the form', async () => {
  await openForm('2031-09-05');
  expect(screen.getByText('Friday, 5 September 2031')).toBeTruthy();
  expect(document.querySelector('aside')?.textContent).toContain('Ana');
  expect(document.querySelector('aside')?.textContent).toContain('5 September 2031');
});

it('the message for a date that only the server refuses does not say that the date is missing', async () => {
  const { server, somebody } = await openForm('2031-09-05');
  server.table[MAKE] = [422, { code: 'invalid', field: 'date' }];
  await somebody.click(make());
  expect(await screen.findByText(/^This day is more than 10 years away\./)).toBeTruthy();
});

it('if the server does not know the time zone, the form proposes one that it knows and says why', async () => {
  const { server, somebody } = await openForm('2031-09-05');
  const asked = zone();
  server.table[MAKE] = [422, { code: 'invalid', field: 'timeZone' }];
  await somebody.click(make());
  expect(await screen.findByText(/^Clink does not know this time zone yet\./)).toBeTruthy();
  expect(zone()).toMatch(/^(UTC|Etc\/)/);
  await somebody.click(make());
  await waitFor(() => expect(server.of(MAKE)).toMatchObject([{ timeZone: asked }, { timeZone: zone() }]));
});

it.each([
  [true, 1],
  [undefined, 0],
])(
  'the form says that the celebration begins as the house has prepared it, if there is a template: %s',
  async (hasTemplate, count) => {
    await openHost({ 'GET /api/auth/user': [200, { user: MAREK, hasTemplate }] }, '?host=create');
    await screen.findByText(/^(It begins as|You can change)/);
    await waitFor(() => expect(screen.queryAllByText(/^It begins as the house has prepared it/)).toHaveLength(count));
  },
);
