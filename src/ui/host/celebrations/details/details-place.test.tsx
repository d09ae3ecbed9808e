// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lateAnswer } from '../../host.fixture.tsx';
import { CELEBRATION, openCelebration, PARTY } from '../celebration.fixture.tsx';

afterEach(cleanup);

const CHANGE = `PATCH ${PARTY}`;
const gettingHome = () => screen.getByLabelText('What should they know?') as HTMLTextAreaElement;
const names = () =>
  ['First name', 'Second name'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const save = () => screen.queryByRole('button', { name: 'Save' });
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'This celebration' })).getByRole('link', { name });

async function openDetails() {
  const page = await openCelebration('details');
  await screen.findByLabelText('What should they know?');
  return page;
}

it('what is typed while a save runs is not saved yet, and the next save sends only that', async () => {
  const { server, somebody } = await openDetails();
  const { answer, come } = lateAnswer();
  server.table[CHANGE] = answer;
  await somebody.type(gettingHome(), 'Bus 12.');
  await somebody.click(save() as HTMLElement);
  await somebody.type(gettingHome(), ' Taxi 1234.');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await act(async () => come([200, { ...CELEBRATION, gettingHome: 'Bus 12.' }]));
  await screen.findByText('It is saved.');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  server.table[CHANGE] = [200, { ...CELEBRATION, gettingHome: 'Bus 12. Taxi 1234.' }];
  await somebody.click(save() as HTMLElement);
  await waitFor(() => expect(save()).toBeNull());
  expect(server.of(CHANGE)).toEqual([{ gettingHome: 'Bus 12.' }, { gettingHome: 'Bus 12. Taxi 1234.' }]);
});

it('what is not saved yet is still there after a look at the guests', async () => {
  const { somebody } = await openDetails();
  await somebody.type(gettingHome(), 'Bus 12.');
  await somebody.click(tab('Guests'));
  await somebody.click(tab('Details'));
  expect(gettingHome().value).toBe('Bus 12.');
  await somebody.click(screen.getByRole('button', { name: 'Discard' }));
  expect(gettingHome().value).toBe('');
  expect(save()).toBeNull();
});

it('what another host has changed is in the fields after a look at the guests', async () => {
  const { server, somebody } = await openDetails();
  server.table[CHANGE] = [200, { ...CELEBRATION, names: 'Ana & Tom' }];
  await somebody.click(screen.getByRole('switch', { name: /^Best hydrated/ }));
  await screen.findByText('“Best hydrated” is on.');
  expect(names()).toEqual(['Ana', 'Ben']);
  await somebody.click(tab('Guests'));
  await somebody.click(tab('Details'));
  expect(names()).toEqual(['Ana', 'Tom']);
});
