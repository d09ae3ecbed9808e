import { act, screen } from '@testing-library/react';
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
  const fact = screen.getByRole('dialog', { name: 'Tom' }).querySelector('dl > div');
  expect(fact?.textContent).toBe('Drinks with alcohol2');
});

it.each(['tonight', 'details'] as const)(
  'where hosts choose the door (%s), the page says who can read the board',
  async (place) => {
    const { somebody } = await openCelebration(place);
    if (place === 'tonight') await somebody.click(await screen.findByRole('button', { name: /^The door/ }));
    expect(await screen.findByText(/Anyone with the code can read the leaderboard, even from outside\./)).toBeTruthy();
  },
);

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
    expect(await screen.findByText(/is deleted 24 hours after that/)).toBeTruthy();
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
