import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HouseAnswer } from '../../../../domain/house/house-answer.ts';
import { type Answer, openHost, signedIn } from '../../host.fixture.tsx';

const HOUSE: HouseAnswer = { rules: {}, isFixed: false, hasOpenCelebration: false, outlived: 0 };
const CHANGE = 'PATCH /api/auth/admin/house';

async function openHouse(house: Partial<HouseAnswer> = {}, changed: Answer = [200, HOUSE]) {
  const answers = { 'GET /api/auth/admin/house': [200, { ...HOUSE, ...house }] as const, [CHANGE]: changed };
  const page = await openHost({ ...signedIn({ isOperator: true }), ...answers }, '?host=house');
  await screen.findByText('Boards that hosts may show');
  return page;
}
const board = (name: RegExp) => screen.getByRole('switch', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

it('the link back names its target, on a phone and on a laptop', async () => {
  await openHouse();
  const back = screen.getAllByRole('link', { name: 'All hosts' }).map((link) => link.getAttribute('href'));
  expect(new Set(back)).toEqual(new Set(['/?host=operator']));
  expect(screen.getByRole('banner').querySelector('a')?.getAttribute('aria-label')).toBe('All hosts');
});

it('one tap forbids a board, and an undo restores the previous rule', async () => {
  const rules = { boards: { never: ['variety' as const] } };
  const { server, somebody } = await openHouse({ rules });
  server.table[CHANGE] = [200, { ...HOUSE, rules: { boards: { never: ['variety', 'mostDrinks'] } } }];
  await somebody.click(board(/^Most Drinks/));
  await screen.findByText('“Most Drinks” is no longer shown here.');
  await waitFor(() => expect(board(/^Most Drinks/).getAttribute('aria-checked')).toBe('false'));
  await somebody.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.of(CHANGE)).toEqual([
      { boards: { switches: { mostDrinks: true } } },
      { boards: { switches: { mostDrinks: false } } },
    ]),
  );
});

it('while one switch forbids all boards that count alcohol, these cannot be switched individually', async () => {
  const { server, somebody } = await openHouse({ rules: { boards: { never: ['alcohol'] } } });
  expect(board(/^Most Drinks/).getAttribute('aria-checked')).toBe('false');
  expect(board(/^Most Drinks/).getAttribute('aria-disabled')).toBe('true');
  expect(board(/^Most variety/).getAttribute('aria-checked')).toBe('false');
  expect(board(/^Best hydrated/).getAttribute('aria-checked')).toBe('true');
  await somebody.click(board(/^Most Drinks/));
  await somebody.click(board(/^Every board that counts alcohol/));
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ boards: { switches: { alcohol: false } } }]));
});

it('switching a board does not overwrite boards that another operator switches meanwhile', async () => {
  const { server, somebody } = await openHouse();
  await somebody.click(board(/^Most Drinks/));
  await somebody.click(board(/^Fastest Pace/));
  await waitFor(() =>
    expect(server.of(CHANGE)).toEqual([
      { boards: { switches: { mostDrinks: true } } },
      { boards: { switches: { fastestPace: true } } },
    ]),
  );
});

it('a saved text can be undone, and a text that has not changed is not sent', async () => {
  const written = { name: 'Post', contact: 'desk@post.example' };
  const { server, somebody } = await openHouse({ rules: { house: { name: 'Post' } } }, [
    200,
    { ...HOUSE, rules: { house: written } },
  ]);
  await somebody.click(field('Name of the house'));
  await somebody.tab();
  expect(server.of(CHANGE)).toEqual([]);
  await somebody.type(field('Contact'), 'desk@post.example{Enter}');
  await somebody.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ house: written }, { house: { name: 'Post' } }]));
});

it('saving keeps another operator’s changes in fields where this operator typed nothing', async () => {
  const { server, somebody } = await openHouse({ rules: { house: { name: 'Post', contact: 'old@post.example' } } });
  const house = { name: 'Post', contact: 'new@post.example', privacy: 'https://post.example' };
  server.table['GET /api/auth/admin/house'] = [200, { ...HOUSE, rules: { house } }];
  await somebody.clear(field('Name of the house'));
  await somebody.type(field('Name of the house'), 'Hotel Post');
  expect(server.of(CHANGE)).toEqual([]);
  await somebody.tab();
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ house: { ...house, name: 'Hotel Post' } }]));
});

it('choosing the unrestricted value for the wall, positions or new celebrations removes the rule', async () => {
  const rules = { wall: 'totals', location: false, creators: 'operators', door: 'ask' } as const;
  const { server, somebody } = await openHouse({ rules }, [200, { ...HOUSE, rules }]);
  expect(screen.getByText('No wall shows a name.')).toBeTruthy();
  await somebody.click(screen.getByRole('radio', { name: 'Names' }));
  await somebody.click(screen.getByRole('radio', { name: 'First names' }));
  await somebody.click(board(/^Guests may be asked/));
  await somebody.click(screen.getByRole('radio', { name: 'Every host' }));
  await somebody.click(screen.getByRole('radio', { name: 'Everybody' }));
  await waitFor(() =>
    expect(server.of(CHANGE)).toEqual([
      ...[{ wall: null }, { wall: 'first-names' }, { location: null }],
      ...[{ creators: null }, { door: null }],
    ]),
  );
});

it('the days must be a whole number or empty, and the card says how many celebrations are older', async () => {
  const { server, somebody } = await openHouse({}, [200, { ...HOUSE, rules: { keepDays: 30 }, outlived: 2 }]);
  for (const wrong of ['6', '401', '30.5', 'a month']) {
    await somebody.clear(field('How long they stay'));
    await somebody.type(field('How long they stay'), `${wrong}{Enter}`);
    expect(screen.getByText('This must be a whole number from 7 to 400, or empty.')).toBeTruthy();
  }
  expect(server.of(CHANGE)).toEqual([]);
  await somebody.clear(field('How long they stay'));
  await somebody.type(field('How long they stay'), '30{Enter}');
  await screen.findByText(/^2 celebrations are older/);
  await somebody.clear(field('How long they stay'));
  await somebody.tab();
  await waitFor(() => expect(server.of(CHANGE)).toEqual([{ keepDays: 30 }, { keepDays: null }]));
});

it('an imprint that is not a link is refused with a sentence beside the field, and the typed text stays', async () => {
  const { server, somebody } = await openHouse({}, [422, { code: 'invalid', field: 'house.imprint' }]);
  await somebody.type(field('Link to the imprint'), 'at the desk');
  await somebody.tab();
  await screen.findByText('This must be a whole link, such as https://hotel.example.');
  expect(field('Link to the imprint').value).toBe('at the desk');
  expect(field('Link to the imprint').getAttribute('aria-invalid')).toBe('true');
  expect(server.of(CHANGE)).toEqual([{ house: { imprint: 'at the desk' } }]);
});

it('the sentence about a wrong text stays until the field is left or has its old text again', async () => {
  const { somebody } = await openHouse({}, [422, { code: 'invalid', field: 'house.imprint' }]);
  const wrong = 'This must be a whole link, such as https://hotel.example.';
  await somebody.type(field('Link to the imprint'), 'at the desk{Enter}');
  await screen.findByText(wrong);
  await somebody.type(field('Link to the imprint'), ' and the bar');
  expect(screen.getByText(wrong)).toBeTruthy();
  await somebody.clear(field('Link to the imprint'));
  expect(screen.queryByText(wrong)).toBeNull();
});

it('rules from a file are read-only', async () => {
  const rules = { wall: 'totals', keepDays: 90, house: { name: 'Hotel Post' } } as const;
  const { server, somebody } = await openHouse({ isFixed: true, rules, hasOpenCelebration: true });
  expect(screen.getByText(/^These rules stand in a file/)).toBeTruthy();
  expect(screen.getByText(/^Guests without a code are in the open celebration/)).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  // Above all rules, and at the rule itself.
  expect(screen.getAllByText('Totals only')).toHaveLength(2);
  expect([field('Name of the house').readOnly, field('How long they stay').value]).toEqual([true, '90']);
  await somebody.click(board(/^Most Drinks/));
  expect(server.of(CHANGE)).toEqual([]);
});
