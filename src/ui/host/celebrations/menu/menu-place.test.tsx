import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LEMONADE, menuOf, SPRITZ } from '../../../../domain/menu/menu.fixture.ts';
import { MAREK } from '../../host.fixture.tsx';
import { EDIT, grip, openMenu, rows, save, sheet, typed } from './menu-place.fixture.tsx';

describe('a drink of the menu', () => {
  it('is sold out by one tap, and pours again by an undo', async () => {
    const { somebody, stored } = await openMenu();
    await somebody.click(screen.getByRole('switch', { name: 'Pouring: Opa’s Obstler', checked: true }));
    await screen.findByText('“Opa’s Obstler” is sold out.');
    expect(stored().map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, false]);
    expect(screen.getByRole('button', { name: 'Opa’s Obstler Sold out' })).toBeTruthy();
    await somebody.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('switch', { name: 'Pouring: Opa’s Obstler', checked: true });
    expect(stored().every(({ isSoldOut }) => !isSoldOut)).toBe(true);
  });

  it('moves with the arrow keys, keeps the focus, and its place is read out', async () => {
    const { somebody, names } = await openMenu();
    act(() => grip('Elderflower fizz').focus());
    await somebody.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(grip('Elderflower fizz'));
    expect(rows()).toEqual(['Elderflower fizz', 'Ana’s Spritz', 'Opa’s Obstler']);
    expect(screen.getByText('Elderflower fizz: place 1 of 3')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Elderflower fizz', 'Ana’s Spritz', 'Opa’s Obstler']));
  });

  it('leaves the menu, and comes back to its place by an undo', async () => {
    const { somebody, open, names } = await openMenu();
    const drink = await open(/^Opa’s Obstler/);
    await somebody.click(drink.getByRole('button', { name: 'Take it off the menu' }));
    await screen.findByText('“Opa’s Obstler” is off the menu.');
    expect(names()).toEqual(['Ana’s Spritz', 'Elderflower fizz']);
    await somebody.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz']));
  });

  it('is changed, and what is sold out stays sold out', async () => {
    const { somebody, open, stored } = await openMenu([{ ...SPRITZ, isSoldOut: true }]);
    const drink = await open(/^Ana’s Spritz/);
    await somebody.click(drink.getByRole('radio', { name: '🍊' }));
    await somebody.click(drink.getByRole('radio', { name: 'Shot' }));
    await somebody.click(drink.getByRole('radio', { name: 'None of these' }));
    await somebody.click(save());
    await screen.findByText('“Ana’s Spritz” is changed.');
    const { alcoholType, ...spritz } = SPRITZ;
    expect(stored()).toEqual([{ ...spritz, sign: '🍊', drinkType: 'shot', isSoldOut: true }]);
  });
});

describe('a new drink', () => {
  it('has each fault at its field, and then is on the menu as it was written', async () => {
    const { somebody, open, retype, stored, sent } = await openMenu();
    const drink = await open(/^Add a drink/);
    await somebody.click(save());
    expect(drink.getByText('Please type a name.')).toBeTruthy();
    expect(drink.getByText('Please choose what it counts as.')).toBeTruthy();
    expect(document.activeElement).toBe(drink.getByLabelText('Name'));
    for (const [name, fault] of [
      ['ANAS SPRITZ', 'Another drink has this name, or one that looks like it.'],
      ['a'.repeat(25), 'At most 24 characters, please.'],
    ] as const) {
      await retype(name);
      await somebody.click(save());
      expect(drink.getByText(fault)).toBeTruthy();
    }
    await retype('Beer');
    await somebody.click(drink.getByRole('radio', { name: 'Shot' }));
    await somebody.click(save());
    expect(drink.getByText('One of the six usual drinks has this name, and counts as something else.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await retype(' Rum Punch ');
    await somebody.click(drink.getByRole('radio', { name: 'Cocktail' }));
    await somebody.click(drink.getByRole('radio', { name: 'Rum' }));
    await somebody.click(save());
    await screen.findByText('“Rum Punch” is on the menu.');
    await waitFor(() => expect(sheet()).toBeNull());
    expect(stored().at(-1)).toEqual({
      id: expect.stringMatching(/^[\w-]{8}$/),
      ...{ name: 'Rum Punch', sign: '🍸', drinkType: 'cocktail', alcoholType: 'rum', isSoldOut: false },
    });
  });

  it('without alcohol may be water', async () => {
    const { somebody, open, retype, stored } = await openMenu([]);
    const drink = await open(/^Add a drink/);
    await retype('From the well');
    await somebody.click(drink.getByRole('radio', { name: 'Without alcohol' }));
    expect(drink.queryByRole('radio', { name: 'Rum' })).toBeNull();
    await somebody.click(drink.getByRole('switch', { name: /^It is water/ }));
    await somebody.click(save());
    await waitFor(() => expect(stored()).toMatchObject([{ drinkType: 'water', name: 'From the well' }]));
  });

  it('is the last one at eight', async () => {
    await openMenu(menuOf(8));
    expect(screen.queryByRole('button', { name: 'Add a drink' })).toBeNull();
    expect(screen.getByText(/^8 drinks are the most/)).toBeTruthy();
  });

  it('of a celebration without alcohol has none', async () => {
    const { open } = await openMenu([SPRITZ, LEMONADE], { withoutAlcohol: true });
    expect(screen.getByText('not offered tonight: it has alcohol')).toBeTruthy();
    const drink = await open(/^Add a drink/);
    expect(drink.queryByRole('radio', { name: 'Beer' })).toBeNull();
    expect(drink.getByRole('radio', { name: 'Without alcohol' })).toHaveProperty('checked', true);
  });
});

it.each([
  ['the same host finds', MAREK, true],
  ['another host does not find', { ...MAREK, id: 'sofie', name: 'Sofie' }, false],
])('after a session that has ended, %s the drink that was not saved', async (_who, user, isFound) => {
  const { somebody, server, host, open, retype } = await openMenu();
  const drink = await open(/^Add a drink/);
  await retype('Rum Punch');
  await somebody.click(drink.getByRole('radio', { name: 'Wine' }));
  server.table[EDIT] = [401, { code: 'not-signed-in' }];
  await somebody.click(save());
  await waitFor(() => expect(host.getState().user).toBeNull());
  act(() => host.enter({ user }));
  await screen.findByText(/^\d of 8 drinks\./);
  // The room has come.
  await screen.findAllByRole('img', { name: '1 guest is waiting at the door' });
  expect(sheet() !== null).toBe(isFound);
  if (isFound) expect(typed()).toBe('Rum Punch');
});
