import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LEMONADE, SPRITZ } from '../../../../domain/menu/menu.fixture.ts';
import { CELEBRATION, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const CHANGE = `PATCH ${PARTY}`;
const tabs = () => within(screen.getByRole('navigation', { name: 'This celebration' })).getAllByRole('link');

async function openEvening(changes: Partial<typeof CELEBRATION> = {}) {
  const { boards } = { ...CELEBRATION, ...changes };
  const page = await openCelebration('evening', [], {
    [`GET ${PARTY}`]: [200, { ...CELEBRATION, ...changes }],
    [`GET ${ROOM}`]: () => streamOf([], { boards }),
  });
  await screen.findByRole('link', { name: /^Menu of the evening/ });
  return page;
}

it('the tabs are Tonight, Invite, Evening and Hosts, and Evening stays marked in the places that it links to', async () => {
  const { somebody } = await openEvening({ date: new Date().toISOString().slice(0, 10) });
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Tonight', 'Invite', 'Evening', 'Hosts']);
  expect(tabs()[2]?.getAttribute('aria-current')).toBe('page');
  await somebody.click(screen.getByRole('link', { name: /^Details/ }));
  await screen.findByRole('heading', { level: 1, name: /^Details/ });
  expect(tabs()[2]?.getAttribute('aria-current')).toBe('true');
  await somebody.click(screen.getByRole('link', { name: 'Evening', current: false }));
});

it('once the evening is over, the first tab is not called Tonight', async () => {
  await openEvening({ date: '2026-06-20' });
  expect(tabs()[0]?.textContent).toBe('Afterwards');
});

it('the Evening tab shows the current settings', async () => {
  await openEvening({ menu: [SPRITZ, LEMONADE], wall: 'totals', look: { palette: 'lagoon', ornament: 'deco' } });
  expect(screen.getByRole('link', { name: /^Menu of the evening/ }).textContent).toBe(
    `Menu of the evening ${SPRITZ.sign}${LEMONADE.sign}\u2068Ana’s Spritz\u2069, \u2068Elderflower fizz\u2069 2 drinks`,
  );
  expect(screen.getByRole('link', { name: /^Your look/ }).textContent).toBe('Your look Lagoon');
  expect(screen.getByRole('link', { name: /^The wall/ }).textContent).toContain('Totals only');
  expect(screen.getByRole('button', { name: /^A word to the room/ }).textContent).toContain('none now');
});

it('one tap makes a celebration alcohol-free, and an undo switches its boards on again', async () => {
  const { server, somebody } = await openEvening({ boards: ['mostDrinks', 'hydration'] });
  server.table[CHANGE] = [200, { ...CELEBRATION, withoutAlcohol: true, boards: ['hydration'] }];
  await somebody.click(screen.getByRole('switch', { name: /^Without alcohol/ }));
  await screen.findByText('The celebration is without alcohol.');
  expect(screen.getByRole('switch', { name: /^Without alcohol/ }).getAttribute('aria-checked')).toBe('true');
  await somebody.click(screen.getByRole('button', { name: 'Undo' }));
  // The page does not send the boards: the server knows which boards to switch on again.
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ withoutAlcohol: true }, { withoutAlcohol: false }]));
});

it('a celebration without alcohol does not list boards that count alcohol', async () => {
  const set = { withoutAlcohol: true, boards: ['hydration' as const] };
  await openCelebration('details', [], { [`GET ${PARTY}`]: [200, { ...CELEBRATION, ...set }] });
  await screen.findByRole('switch', { name: /^Best hydrated/ });
  expect(screen.queryByRole('switch', { name: /^Most Drinks/ })).toBeNull();
});
