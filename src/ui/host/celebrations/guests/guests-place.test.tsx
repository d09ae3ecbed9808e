import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, guestNamed, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }) as HTMLButtonElement;

it('a host sees who has knocked at the closed door and lets one of these guests in', async () => {
  const knocked = { ...guestNamed('Łucja'), id: 'lucja', drinks: 0, state: 'knocked' } as const;
  const { server, somebody } = await openCelebration('guests', [guestNamed('Tom'), knocked]);
  expect(await screen.findAllByRole('heading', { name: '1 knocked at the closed door' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Let (all|1 guest)/ })).toBeNull();
  const call = `POST ${PARTY}/guests/${knocked.id}`;
  server.table[call] = [200, { entry: { id: 1 } }];
  await somebody.click(screen.getAllByRole('button', { name: 'Let in “Łucja”' })[0] as HTMLElement);
  expect(server.of(call)).toEqual([{ action: 'let-in' }]);
});

it('only if two or more guests wait at the door, a button lets all of them in', async () => {
  const waiting = (name: string) => ({ ...guestNamed(name), state: 'waiting' }) as const;
  const { server, lifecycle } = await openCelebration('guests', [waiting('Tom')]);
  await screen.findAllByRole('button', { name: 'Let in “Tom”' });
  // The queue exists twice: beside the list for a laptop, and above the list for a phone.
  const labels = screen.getAllByRole('button', { name: /^Let / }).map((button) => button.getAttribute('aria-label'));
  expect(new Set(labels)).toEqual(new Set(['Let in “Tom”']));
  server.table[`GET ${ROOM}`] = () => streamOf([waiting('Tom'), waiting('Uwe')]);
  act(() => lifecycle.hide());
  act(() => lifecycle.wake('visible'));
  expect(await screen.findAllByRole('button', { name: 'Let all 2 in' })).not.toHaveLength(0);
});

it('the table and the sheet say that the number beside a guest counts drinks with alcohol', async () => {
  const { somebody } = await openCelebration('guests', [guestNamed('Tom')]);
  expect(await screen.findByText('Drinks with alcohol')).toBeTruthy();
  expect((await screen.findByRole('button', { name: /^Tom/ })).textContent).toContain('2 drinks with alcohol');
  await somebody.click(row('Tom'));
  const sheet = within(screen.getByRole('dialog', { name: 'Tom' }));
  expect(sheet.getByText('2', { exact: true })).toBeTruthy();
  expect(sheet.getByText('drinks with alcohol')).toBeTruthy();
});

it.each([
  ['tonight', /Anyone with the code can read the leaderboard\./],
  ['details', 'The code is enough to read the leaderboard.'],
] as const)('where hosts choose the door (%s), the page says who can read the board', async (place, said) => {
  const { somebody } = await openCelebration(place);
  if (place === 'tonight') await somebody.click(await screen.findByRole('button', { name: /^The door/ }));
  expect(await screen.findByText(said)).toBeTruthy();
});

const YESTERDAY = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
const TOMORROW = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

it('after the evening a guest at the door does not hide the notice that the evening is over', async () => {
  const past = { ...CELEBRATION, date: YESTERDAY };
  const late = { ...guestNamed('Tom'), state: 'waiting' } as const;
  await openCelebration('guests', [late], { [`GET ${PARTY}`]: [200, past] });
  expect(await screen.findByRole('heading', { name: 'The evening is over' })).toBeTruthy();
});

it.each(['open', 'over'] as const)(
  'after a celebration that is %s, the page tells the host that the data of guests is deleted',
  async (state) => {
    const past = { ...CELEBRATION, date: YESTERDAY, state };
    await openCelebration('guests', [], { [`GET ${PARTY}`]: [200, past] });
    expect(await screen.findByRole('heading', { name: 'The evening is over' })).toBeTruthy();
    expect(document.body.textContent).toContain('is deleted 24 hours after they began');
    expect(document.body.textContent).toContain('Nobody is in any more');
    expect(document.body.textContent).not.toMatch(/Nobody is in yet|The room is ready/);
  },
);

it.each([[], [guestNamed('Tom')]])(
  'before that, the host reads when the data of guests will go: %o',
  async (...guests) => {
    const next = { ...CELEBRATION, date: TOMORROW };
    await openCelebration('guests', guests, { [`GET ${PARTY}`]: [200, next] });
    expect(await screen.findByText(/is deleted (after 24 hours|24 hours after that)/)).toBeTruthy();
  },
);

it('after the page wakes, guests can be tapped only once the stream has sent the room', async () => {
  const { server, lifecycle } = await openCelebration('guests', [guestNamed('Tom')]);
  await screen.findByText('live');
  expect(row('Tom').disabled).toBe(false);
  const stream = server.table[`GET ${ROOM}`] ?? null;
  server.table[`GET ${ROOM}`] = new Promise(() => {});
  act(() => lifecycle.hide());
  act(() => lifecycle.wake('visible'));
  expect(screen.queryByText('live')).toBeNull();
  expect(screen.getByText('connecting')).toBeTruthy();
  expect(row('Tom').disabled).toBe(true);
  server.table[`GET ${ROOM}`] = stream;
  act(() => lifecycle.wake('online'));
  await screen.findByText('live');
  expect(row('Tom').disabled).toBe(false);
});

it('if the room did not come, the button below the words asks for it again at once', async () => {
  const { server, somebody } = await openCelebration('guests', [], { [`GET ${ROOM}`]: null });
  expect(await screen.findByRole('heading', { name: 'There is no network just now' })).toBeTruthy();
  server.table[`GET ${ROOM}`] = () => streamOf([guestNamed('Tom')]);
  await somebody.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('live')).toBeTruthy();
  expect(row('Tom')).toBeTruthy();
});

it('without a connection, nothing can be undone, and the tabs do not count the guests at the door', async () => {
  const by = { id: 'sofie', name: 'Sofie' };
  const entries = [{ id: 7, at: Date.now(), by, action: 'pause', canUndo: true }];
  const waiting = { ...guestNamed('Uwe'), state: 'waiting' } as const;
  const { server, lifecycle } = await openCelebration('guests', [guestNamed('Tom'), waiting], {
    [`GET ${PARTY}/actions`]: [200, { entries, more: false }],
  });
  expect(await screen.findAllByRole('button', { name: /^Undo/ })).not.toHaveLength(0);
  expect(screen.getAllByRole('img', { name: '1 guest is waiting at the door' })).not.toHaveLength(0);
  server.table[`GET ${ROOM}`] = null;
  act(() => lifecycle.hide());
  act(() => lifecycle.wake('visible'));
  expect(await screen.findByText('no connection')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(screen.queryByRole('img', { name: '1 guest is waiting at the door' })).toBeNull();
});

it('before the first guest, the page shows the code with which guests come in, and the log is behind a button', async () => {
  const party = { ...CELEBRATION, date: TOMORROW, link: 'https://clink.example/?c=ABCDEF' };
  const { somebody } = await openCelebration('guests', [], { [`GET ${PARTY}`]: [200, party] });
  await screen.findByRole('heading', { name: 'The room is ready' });
  expect(screen.getByRole('img', { name: 'QR code that opens the celebration of Ana & Ben' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What the hosts did' })).toBeNull();
  await somebody.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('dialog', { name: 'What the hosts did' })).toBeTruthy();
});

it('the line under the heading does not count the guests who were just seen if there are none', async () => {
  const away = { ...guestNamed('Tom'), lastSeen: Date.now() - 300_000 };
  await openCelebration('guests', [away]);
  expect(await screen.findByText('1 guest', { selector: 'span' })).toBeTruthy();
  expect(screen.queryByText(/seen just now/)).toBeNull();
});
