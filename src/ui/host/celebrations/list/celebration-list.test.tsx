import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openHost, signedIn } from '../../host.fixture.tsx';
import { eveningIn } from '../../time/evening.ts';
import { CELEBRATION } from '../celebration.fixture.tsx';

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function openList(couples: readonly string[], guests = 12) {
  const list = couples.map((couple, index) => ({
    ...{ ...CELEBRATION, id: `party-${index}`, code: `K7MP4XR${index}`, names: couple, date: '2026-06-20', guests },
  }));
  const page = await openHost({ ...signedIn(), 'GET /api/host/celebrations': [200, list] }, '?host');
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}
const COUPLES = ['Zoë & Łukasz', 'Sofia & Luca', 'Maria & Josef', 'Lena & Tom', 'Ana & Ben', 'Mia & Leo'];

it('a host with many celebrations finds one by a name or by its code', async () => {
  const { somebody } = await openList(COUPLES);
  expect(names()).toHaveLength(6);
  const field = screen.getByRole('searchbox', { name: 'Find a celebration or a code' });
  for (const [typed, found] of [
    ['lukasz', COUPLES[0]],
    ['k7mp 4xr3', COUPLES[3]],
    ['K7MP4XR5', COUPLES[5]],
  ] as const) {
    await somebody.clear(field);
    await somebody.type(field, typed);
    expect(names()).toEqual([found]);
  }
  await somebody.type(field, 'x');
  expect(screen.getAllByText('No celebration by that name or code.').length).toBeGreaterThan(0);
  await somebody.clear(field);
  expect(screen.getByText(/K7MP 4XR0/)).toBeTruthy();
});

it('with five or fewer celebrations there is no search field, and the cards show no codes', async () => {
  await openList(COUPLES.slice(0, 5));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText(/K7MP 4XR0/)).toBeNull();
});

it('with six or more celebrations, a row leaves out facts that all rows have in common', async () => {
  await openList(COUPLES, 0);
  const [row, ...cards] = screen
    .getAllByText(/^K7MP 4XR/)
    .map((code) => code.closest('li')?.textContent)
    .reverse();
  expect(cards).toHaveLength(5);
  for (const card of cards) expect(card).toContain("guests' data is deleted");
  expect(row).toContain('5 months ago');
  expect(row).not.toContain("guests' data");
});

describe('more than eight celebrations', () => {
  const tonight = eveningIn('UTC', Date.now());
  const MORE = [
    ...['Ana & Ben', 'Mia & Leo'].map((names) => ({ names, date: tonight, guests: 7, waiting: 2, setAside: 1 })),
    ...['Zoë & Łukasz', 'Lena & Tom'].map((names) => ({ names, date: '2099-06-20' })),
    { names: 'Sofia & Luca', date: '2099-07-04' },
    ...COUPLES.map((names) => ({ names: `${names} once`, date: '2019-06-20' })),
  ];

  async function openDesk() {
    const list = MORE.map((one, index) => ({
      ...{ ...CELEBRATION, id: `party-${index}`, code: `K7MP4XR${index}`, timeZone: 'UTC', ...one },
    }));
    const page = await openHost({ ...signedIn(), 'GET /api/host/celebrations': [200, list] }, '?host');
    await screen.findByRole('heading', { level: 2, name: 'Tonight' });
    return page;
  }

  it('more than eight celebrations are grouped: tonight’s, the next ones by month, and those that are over, folded', async () => {
    await openDesk();
    const heard = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(heard.slice(heard.indexOf('H2 Tonight'), heard.indexOf('H2 Over'))).toEqual([
      ...['H2 Tonight', 'H3 Ana & Ben', 'H3 Mia & Leo'],
      ...['H2 To come', 'H3 June 2099', 'H4 Zoë & Łukasz', 'H4 Lena & Tom', 'H3 July 2099', 'H4 Sofia & Luca'],
    ]);
    const over = screen.getByRole('heading', { name: 'Over' }).closest('details');
    expect([over?.open, over?.querySelector('summary')?.textContent]).toEqual([false, 'Over6']);
  });

  it('the groups show for tonight how many guests are in, wait or are set aside', async () => {
    await openDesk();
    const card = screen.getByRole('heading', { name: 'Ana & Ben' }).closest('a')?.textContent;
    for (const said of ['7 guests', '1 set aside', '2 at the door']) expect(card).toContain(said);
  });

  it('the celebrations stay on the page if loading the list again fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { server } = await openDesk();
      server.table['GET /api/host/celebrations'] = null;
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      expect(server.of('GET /api/host/celebrations').length).toBeGreaterThan(1);
      expect(screen.getByRole('heading', { name: 'Mia & Leo' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('the celebrations are one ungrouped list during a search', async () => {
    const { somebody } = await openDesk();
    await somebody.type(screen.getByRole('searchbox'), 'once');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(COUPLES.length);
  });
});

it.each([
  [false, 'Celebrations are made by whoever runs this server.', false],
  [true, 'Who is getting married?', true],
])(
  'where only operators make celebrations, a host who is an operator (%s) reads “%s”',
  async (isOperator, title, hasButton) => {
    const settings = [200, { signup: 'open', mail: true, isNew: false, onlyOperatorsCreate: true }] as const;
    const answers = { 'GET /api/auth/settings': settings, 'GET /api/host/celebrations': [200, []] as const };
    await openHost({ ...signedIn({ isOperator }), ...answers }, '?host');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create a celebration' }) !== null).toBe(hasButton);
  },
);
