import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, openCelebration, PARTY } from '../celebration.fixture.tsx';

const CHANGE = `PATCH ${PARTY}`;

async function openLook(change: Record<string, unknown> = {}) {
  const page = await openCelebration('look');
  page.server.table[CHANGE] = [200, { ...CELEBRATION, ...change }];
  const colours = await screen.findByRole('group', { name: 'Colour' });
  const look = within(screen.getByRole('main'));
  return { ...page, look, colours };
}

it('twelve colours and three ornaments can be chosen, by name', async () => {
  const { look, colours } = await openLook();
  expect(within(colours).getAllByRole('radio')).toHaveLength(12);
  expect(within(look.getByRole('group', { name: 'Ornament' })).getAllByRole('radio')).toHaveLength(3);
  expect(look.getByRole('radio', { name: 'Rosé' })).toHaveProperty('checked', true);
  expect(look.getByRole('radio', { name: 'Two rings' })).toHaveProperty('checked', true);
});

it('the preview changes at once, and the choice is saved automatically, as a message says for two seconds', async () => {
  const { look, somebody, server } = await openLook({ look: { palette: 'olive', ornament: 'rings' } });
  await somebody.click(look.getByRole('radio', { name: 'Olive' }));
  expect(look.getByRole('img', { name: 'How it looks' }).dataset.palette).toBe('olive');
  expect(server.of(CHANGE)).toEqual([]);
  await look.findByText('Saved');
  expect(server.of(CHANGE)).toEqual([{ look: { palette: 'olive' } }]);
  await waitFor(() => expect(look.queryByText('Saved')).toBe(null), { timeout: 5_000 });
});

it('a host who tries several colours saves only the last one', async () => {
  const { look, server } = await openLook({ look: { palette: 'fir', ornament: 'deco' } });
  const looked = ['Olive', 'Lagoon', 'Fir', 'Fan'].map((name) => look.getByRole('radio', { name }));
  // All clicks run in one task. With real clicks, a slow machine would save between two of them.
  for (const radio of looked) fireEvent.click(radio);
  await look.findByText('Saved');
  expect(server.of(CHANGE)).toEqual([{ look: { palette: 'fir', ornament: 'deco' } }]);
});

it('a choice that cannot be saved is undone, and the host is told', async () => {
  const { look, somebody, server } = await openLook();
  server.table[CHANGE] = [503, { code: 'unavailable' }];
  await somebody.click(look.getByRole('radio', { name: 'Olive' }));
  expect(look.getByRole('radio', { name: 'Olive' })).toHaveProperty('checked', true);
  await screen.findByText('That does not work just now. Please try again in a moment.');
  expect(server.of(CHANGE)).toEqual([{ look: { palette: 'olive' } }]);
  await waitFor(() => expect(look.getByRole('radio', { name: 'Rosé' })).toHaveProperty('checked', true));
  expect(look.getByRole('img', { name: 'How it looks' }).dataset.palette).toBe('rose');
  expect(look.queryByText('Saved')).toBe(null);
});

it('a choice is saved even if the host leaves directly afterwards', async () => {
  const { look, somebody, server } = await openLook();
  await somebody.click(look.getByRole('radio', { name: 'Olive' }));
  await somebody.click(screen.getAllByRole('link', { name: 'Invite' })[0] as HTMLElement);
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ look: { palette: 'olive' } }]));
});
