import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, lateAnswer, signedIn } from '../../host.fixture.tsx';
import { HOME } from '../../state/host-route.ts';
import { CELEBRATION, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const CHANGE = `PATCH ${PARTY}`;
const BUS = { ...CELEBRATION, gettingHome: 'Bus 12.' };
const gettingHome = () => screen.getByLabelText('What should they know?') as HTMLTextAreaElement;
const names = () =>
  ['First name', 'Second name'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const button = (name: string) => screen.queryByRole('button', { name });

async function openDetails() {
  const page = await openCelebration('details');
  await screen.findByLabelText('What should they know?');
  return {
    ...page,
    answer: (given: Answers[string]) => void Object.assign(page.server.table, { [CHANGE]: given }),
    type: (text: string) => page.somebody.type(gettingHome(), text),
    leave: () => page.somebody.tab(),
  };
}

it('only the field that a host leaves is saved, and the change can be undone', async () => {
  const { server, somebody, answer, type, leave } = await openDetails();
  answer([200, BUS]);
  await type('Bus 12.');
  expect(server.of(CHANGE)).toEqual([]);
  await leave();
  await screen.findByText('It is saved.');
  answer([200, CELEBRATION]);
  await somebody.click(button('Undo') as HTMLElement);
  await waitFor(() => expect(gettingHome().value).toBe(''));
  expect(server.of(CHANGE)).toEqual([
    { gettingHome: 'Bus 12.', from: { gettingHome: '' } },
    { gettingHome: '', from: { gettingHome: 'Bus 12.' } },
  ]);
});

it('nothing is sent for a field that the host has not changed', async () => {
  const { server, somebody, leave } = await openDetails();
  await somebody.click(screen.getByLabelText('When?'));
  await leave();
  await leave();
  expect(server.of(CHANGE)).toEqual([]);
});

it('the two names are one field, so nothing is sent when the focus moves between them', async () => {
  const { server, somebody, answer } = await openDetails();
  answer([200, { ...CELEBRATION, names: 'Mia & Leo' }]);
  for (const [label, name] of [
    ['First name', 'Mia'],
    ['Second name', 'Leo'],
  ] as const) {
    await somebody.clear(screen.getByLabelText(label));
    await somebody.type(screen.getByLabelText(label), name);
  }
  expect(server.of(CHANGE)).toEqual([]);
  await somebody.keyboard('{Enter}');
  await screen.findByText('It is saved.');
  expect(server.of(CHANGE)).toEqual([{ names: 'Mia & Leo', from: { names: 'Ana & Ben' } }]);
});

it('text that is typed during a save is sent after that save, and the server does not refuse it as too late', async () => {
  const { server, answer, type, leave } = await openDetails();
  const { answer: first, come } = lateAnswer();
  answer(first);
  await type('Bus 12.');
  await leave();
  await type(' Taxi 1234.');
  await leave();
  expect(server.of(CHANGE)).toHaveLength(1);
  answer([200, { ...CELEBRATION, gettingHome: 'Bus 12. Taxi 1234.' }]);
  await act(async () => come([200, BUS]));
  await waitFor(() => expect(server.of(CHANGE)).toHaveLength(2));
  expect(server.of(CHANGE)).toEqual([
    { gettingHome: 'Bus 12.', from: { gettingHome: '' } },
    { gettingHome: 'Bus 12. Taxi 1234.', from: { gettingHome: 'Bus 12.' } },
  ]);
  expect(gettingHome().value).toBe('Bus 12. Taxi 1234.');
});

it.each<[how: string, goAway: (page: Awaited<ReturnType<typeof openDetails>>) => void]>([
  ['the page is hidden or closed', ({ lifecycle }) => lifecycle.hide()],
  ['the host goes back', ({ host }) => host.go(HOME)],
])('with the cursor still in a field, it is saved when %s', async (_how, goAway) => {
  const page = await openDetails();
  page.answer([200, BUS]);
  await page.type('Bus 12.');
  act(() => goAway(page));
  await waitFor(() => expect(page.server.of(CHANGE)).toEqual([{ gettingHome: 'Bus 12.', from: { gettingHome: '' } }]));
});

it('after the host has looked at another app, only later changes are sent', async () => {
  const { server, lifecycle, answer, type, leave } = await openDetails();
  answer([200, BUS]);
  await type('Bus 12.');
  act(() => lifecycle.hide());
  await screen.findByText('It is saved.');
  answer([200, { ...CELEBRATION, gettingHome: 'Bus 12. Taxi 1234.' }]);
  await type(' Taxi 1234.');
  await leave();
  await waitFor(() =>
    expect(server.of(CHANGE).at(-1)).toEqual({
      gettingHome: 'Bus 12. Taxi 1234.',
      from: { gettingHome: 'Bus 12.' },
    }),
  );
});

it('without a network the typed text stays with a message, and is sent when the room is live again', async () => {
  const { server, lifecycle, answer, type, leave } = await openDetails();
  answer(null);
  act(() => lifecycle.hide());
  await type('Bus 12.');
  await leave();
  expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
  expect(button('Save')).toBeNull();
  expect(gettingHome().value).toBe('Bus 12.');
  answer([200, BUS]);
  server.table[`GET ${PARTY}`] = [200, BUS];
  server.table[`GET ${ROOM}`] = () => streamOf([]);
  act(() => lifecycle.wake('visible'));
  await screen.findByText('It is saved.');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  expect(gettingHome().value).toBe('Bus 12.');
});

it('while the room is live, a text that got no answer is sent again by itself', async () => {
  const { server, answer, type, leave } = await openDetails();
  answer(null);
  await type('Bus 12.');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await leave();
  await screen.findByText(/^Not saved yet/);
  answer([200, BUS]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('It is saved.');
  expect(server.of(CHANGE)).toHaveLength(2);
  vi.useRealTimers();
});

it('a text that the server refuses for another reason can be saved again', async () => {
  const { server, somebody, answer, type, leave } = await openDetails();
  answer([429, { code: 'too-many' }]);
  await type('Bus 12.');
  await leave();
  answer([200, BUS]);
  await somebody.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('It is saved.');
  expect(server.of(CHANGE)).toHaveLength(2);
});

it('a change by another host appears in the fields with the next answer', async () => {
  const { server, somebody } = await openDetails();
  server.table[CHANGE] = [200, { ...CELEBRATION, names: 'Ana & Tom' }];
  await somebody.click(screen.getByRole('switch', { name: /^Best hydrated/ }));
  await screen.findByText('“Best hydrated” is on.');
  expect(names()).toEqual(['Ana', 'Tom']);
});

/** Another host, Sofie, changes details. The room reports a new log, and the page loads the details. */
async function sofieChanges({ server, lifecycle }: Awaited<ReturnType<typeof openDetails>>, changes: object) {
  const entry = { id: 7, at: Date.now(), by: { id: 'sofie', name: 'Sofie' }, action: 'details', canUndo: true };
  server.table[`GET ${PARTY}/actions`] = [200, { entries: [{ ...entry, fields: Object.keys(changes) }], more: false }];
  server.table[`GET ${PARTY}`] = [200, { ...CELEBRATION, ...changes }];
  server.table[`GET ${ROOM}`] = () => streamOf([], { log: '2' });
  act(() => lifecycle.wake('visible'));
}

it('a field that another host has just changed shows who did it, and text that is being typed stays', async () => {
  const page = await openDetails();
  const { server, answer, type, leave } = page;
  act(() => page.lifecycle.hide());
  await type('Bus 12.');
  await sofieChanges(page, { gettingHome: 'Tram 7.', names: 'Ana & Tom' });
  expect(await screen.findAllByText('Sofie changed this just now.')).toHaveLength(2);
  expect(gettingHome().value).toBe('Bus 12.');
  expect(names()).toEqual(['Ana', 'Tom']);
  answer([409, { code: 'too-late', by: 'Sofie' }]);
  await leave();
  expect(await screen.findByText('Sofie was quicker.')).toBeTruthy();
  expect(server.of(CHANGE)).toEqual([{ gettingHome: 'Bus 12.', from: { gettingHome: '' } }]);
  expect(gettingHome().value).toBe('Bus 12.');
});

it('a host who was too late can still save the typed text, or take the text of the other host', async () => {
  const page = await openDetails();
  const { server, somebody, answer, type, leave } = page;
  answer([409, { code: 'too-late', by: 'Sofie' }]);
  server.table[`GET ${PARTY}`] = [200, { ...CELEBRATION, gettingHome: 'Tram 7.' }];
  await type('Bus 12.');
  await leave();
  await screen.findByText('Sofie was quicker.');
  answer([200, BUS]);
  await somebody.click(button('Save') as HTMLElement);
  await screen.findByText('It is saved.');
  expect(server.of(CHANGE).at(-1)).toEqual({ gettingHome: 'Bus 12.', from: { gettingHome: 'Tram 7.' } });
  answer([409, { code: 'too-late', by: 'Sofie' }]);
  await type(' Taxi 1234.');
  await leave();
  await somebody.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(gettingHome().value).toBe('Tram 7.');
  expect(button('Save')).toBeNull();
});

it.each([
  ['2026-06-19', /^This day is over\./],
  ['0026-06-20', /^Please write the year with four digits\./],
])('the date %s is not saved, but other fields are', async (date, sentence) => {
  const { server, somebody, clock, answer, type, leave } = await openDetails();
  clock.set(Date.parse('2026-08-01T12:00:00Z'));
  const when = () => screen.getByLabelText<HTMLInputElement>('When?');
  await somebody.click(when());
  fireEvent.change(when(), { target: { value: date } });
  act(() => when().blur());
  expect(screen.getByText(sentence)).toBeTruthy();
  answer([200, BUS]);
  await type('Bus 12.');
  await leave();
  await screen.findByText('It is saved.');
  expect(server.of(CHANGE)).toEqual([{ gettingHome: 'Bus 12.', from: { gettingHome: '' } }]);
  expect(button('Save')).toBeNull();
  await somebody.click(when());
  fireEvent.change(when(), { target: { value: CELEBRATION.date } });
  act(() => when().blur());
  expect(screen.queryByText(sentence)).toBeNull();
  expect(server.of(CHANGE)).toHaveLength(1);
});

it('if the server does not know the time zone, the field proposes one that it knows and says why', async () => {
  const { server, somebody, answer, leave } = await openDetails();
  answer([422, { code: 'invalid', field: 'timeZone' }]);
  const zone = () => screen.getByLabelText<HTMLSelectElement>('Time zone');
  await somebody.selectOptions(zone(), 'Europe/Paris');
  await leave();
  expect(await screen.findByText(/^Clink does not know this time zone yet\./)).toBeTruthy();
  expect(zone().value).toMatch(/^(UTC|Etc\/)/);
  await somebody.click(button('Save') as HTMLElement);
  await waitFor(() =>
    expect(server.of(CHANGE)).toMatchObject([{ timeZone: 'Europe/Paris' }, { timeZone: zone().value }]),
  );
});

it('a text that the server refuses stays in its field with the reason', async () => {
  const { answer, type, leave } = await openDetails();
  answer([422, { code: 'invalid', field: 'gettingHome' }]);
  await type('Bus 12.');
  await leave();
  expect(await screen.findByText(/^Something in this text cannot be shown\./)).toBeTruthy();
  expect(gettingHome().value).toBe('Bus 12.');
});

it('an operator can make the celebration the template of the house', async () => {
  const { server, somebody } = await openCelebration('details', [], {
    ...signedIn({ isOperator: true }),
    [CHANGE]: [200, { ...CELEBRATION, isTemplate: true }],
  });
  const template = () => screen.getByRole('switch', { name: /^Model for new celebrations/ });
  await screen.findByRole('heading', { name: 'The door' });
  await somebody.click(template());
  await waitFor(() => expect(template().getAttribute('aria-checked')).toBe('true'));
  expect(server.of(CHANGE)).toEqual([{ template: true }]);
});

it('a host who is not an operator does not see the switch for the template', async () => {
  await openDetails();
  expect(screen.queryByRole('switch', { name: /^New celebrations/ })).toBeNull();
});

it.each([
  [['mostDrinks', 'fastestPace'], false, /^No board is shown just now, .* Switch another one on\.$/],
  [['mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety'], false, /^The house shows no leaderboard here/],
  [['hydration', 'balanced', 'variety'], true, /^The house shows no leaderboard here/],
] as const)(
  'if no board is on and the house forbids %j, the card tells the host what to do',
  async (never, withoutAlcohol, lead) => {
    const celebration = { ...CELEBRATION, boards: [], withoutAlcohol, house: { never: [...never] } };
    await openCelebration('details', [], {
      [`GET ${PARTY}`]: [200, celebration],
      [`GET ${ROOM}`]: () => streamOf([], { boards: [] }),
    });
    expect(await screen.findByText(lead)).toBeTruthy();
    expect(screen.queryByText(/At least one stays on/)).toBeNull();
  },
);
