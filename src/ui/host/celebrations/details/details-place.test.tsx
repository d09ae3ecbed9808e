import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAnswer } from '../../host.fixture.tsx';
import { CELEBRATION, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

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
  expect(server.of(CHANGE)).toEqual([
    { gettingHome: 'Bus 12.', from: { gettingHome: '' } },
    { gettingHome: 'Bus 12. Taxi 1234.', from: { gettingHome: 'Bus 12.' } },
  ]);
});

it('what is not saved yet is still there after a look at the guests', async () => {
  const { somebody } = await openDetails();
  await somebody.type(gettingHome(), 'Bus 12.');
  await somebody.click(tab('Guests'));
  await somebody.click(tab('Evening'));
  await somebody.click(await screen.findByRole('link', { name: /^Details/ }));
  expect(gettingHome().value).toBe('Bus 12.');
  await somebody.click(screen.getByRole('button', { name: 'Discard' }));
  expect(gettingHome().value).toBe('');
  expect(save()).toBeNull();
});

it('what another host has changed is in the fields at once', async () => {
  const { server, somebody } = await openDetails();
  server.table[CHANGE] = [200, { ...CELEBRATION, names: 'Ana & Tom' }];
  await somebody.click(screen.getByRole('switch', { name: /^Best hydrated/ }));
  await screen.findByText('“Best hydrated” is on.');
  expect(names()).toEqual(['Ana', 'Tom']);
});

/** Sofie stores other details. The room says so, and the page loads them. */
async function sofieChanges({ server, lifecycle }: Awaited<ReturnType<typeof openDetails>>, changes: object) {
  const entry = { id: 7, at: Date.now(), by: { id: 'sofie', name: 'Sofie' }, action: 'details', canUndo: true };
  server.table[`GET ${PARTY}/actions`] = [200, { entries: [{ ...entry, fields: Object.keys(changes) }], more: false }];
  server.table[`GET ${PARTY}`] = [200, { ...CELEBRATION, ...changes }];
  server.table[`GET ${ROOM}`] = () => streamOf([], { log: '2' });
  act(() => lifecycle.hide());
  act(() => lifecycle.wake('visible'));
}

it('what another host saves while this one types is shown with the name of that host, and nothing typed is lost', async () => {
  const page = await openDetails();
  const { server, somebody } = page;
  await somebody.type(gettingHome(), 'Bus 12.');
  await sofieChanges(page, { gettingHome: 'Tram 7.', names: 'Ana & Tom' });
  expect(await screen.findByText(/^Sofie has changed “Getting home” meanwhile, to “Tram 7\.”\./)).toBeTruthy();
  expect(gettingHome().value).toBe('Bus 12.');
  expect(names()).toEqual(['Ana', 'Tom']);
  server.table[CHANGE] = [200, { ...CELEBRATION, names: 'Ana & Tom', gettingHome: 'Bus 12.' }];
  await somebody.click(save() as HTMLElement);
  await screen.findByText('It is saved.');
  expect(server.of(CHANGE)).toEqual([{ gettingHome: 'Bus 12.', from: { gettingHome: 'Tram 7.' } }]);
  expect(screen.queryByText(/^Sofie has changed/)).toBeNull();
});

it('a host can take what the other one has saved', async () => {
  const page = await openDetails();
  await page.somebody.type(gettingHome(), 'Bus 12.');
  await sofieChanges(page, { gettingHome: 'Tram 7.' });
  await page.somebody.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(gettingHome().value).toBe('Tram 7.');
  expect(save()).toBeNull();
});

it('a save that comes after that of another host changes nothing, and both texts are shown', async () => {
  const page = await openDetails();
  const { server, somebody } = page;
  await somebody.type(gettingHome(), 'Bus 12.');
  server.table[CHANGE] = [409, { code: 'too-late', by: 'Sofie' }];
  server.table[`GET ${PARTY}`] = [200, { ...CELEBRATION, gettingHome: 'Tram 7.' }];
  await somebody.click(save() as HTMLElement);
  expect(await screen.findByText(/^Another host was quicker\./)).toBeTruthy();
  expect(await screen.findByText(/has changed “Getting home” meanwhile, to “Tram 7\.”\./)).toBeTruthy();
  expect(gettingHome().value).toBe('Bus 12.');
});

it.each([
  ['2026-06-19', /^This day is over\./],
  ['0026-06-20', /^Please write the year with four digits\./],
])(
  'a date that is changed to %s is not saved, and a celebration that is over keeps its own',
  async (date, sentence) => {
    const { server, somebody, clock } = await openDetails();
    clock.set(Date.parse('2026-08-01T12:00:00Z'));
    server.table[CHANGE] = [200, { ...CELEBRATION, gettingHome: 'Bus 12.' }];
    await somebody.type(gettingHome(), 'Bus 12.');
    fireEvent.change(screen.getByLabelText('When?'), { target: { value: date } });
    await somebody.click(save() as HTMLElement);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(server.of(CHANGE)).toEqual([]);
    fireEvent.change(screen.getByLabelText('When?'), { target: { value: CELEBRATION.date } });
    await somebody.click(save() as HTMLElement);
    await screen.findByText('It is saved.');
    expect(server.of(CHANGE)).toEqual([{ gettingHome: 'Bus 12.', from: { gettingHome: '' } }]);
  },
);

it('a server that does not know the time zone gets one that it knows, and the host reads why', async () => {
  const { server, somebody } = await openDetails();
  server.table[CHANGE] = [422, { code: 'invalid', field: 'timeZone' }];
  const zone = () => screen.getByLabelText<HTMLSelectElement>('Time zone');
  await somebody.selectOptions(zone(), 'Europe/Paris');
  await somebody.click(save() as HTMLElement);
  expect(await screen.findByText(/^Clink does not know this time zone yet\./)).toBeTruthy();
  expect(zone().value).toMatch(/^(UTC|Etc\/)/);
  await somebody.click(save() as HTMLElement);
  await waitFor(() =>
    expect(server.of(CHANGE)).toMatchObject([{ timeZone: 'Europe/Paris' }, { timeZone: zone().value }]),
  );
});
