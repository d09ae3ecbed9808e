import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHost, signedIn } from '../../host.fixture.tsx';
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

it('somebody with many celebrations finds one by a name or by its code', async () => {
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

it('with five or fewer there is nothing to search, and no code', async () => {
  await openList(COUPLES.slice(0, 5));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText(/K7MP 4XR0/)).toBeNull();
});

it('from the sixth one on, a row leaves out what is so for every other row', async () => {
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
