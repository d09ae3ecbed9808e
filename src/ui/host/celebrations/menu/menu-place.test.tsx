import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LEMONADE, menuOf, SPRITZ } from '../../../../domain/menu/menu.fixture.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { MAREK } from '../../host.fixture.tsx';
import { EDIT, grip, openMenu, rows, save, sheet, typed } from './menu-place.fixture.tsx';

const WATER: MenuItem = { ...LEMONADE, id: 'fromwell', name: 'From the well', drinkType: 'water' };

describe('a drink of the menu', () => {
  it('a drink is sold out after one tap, and available again after an undo', async () => {
    const { somebody, stored } = await openMenu();
    await somebody.click(screen.getByRole('switch', { name: 'Pouring: Opa’s Obstler', checked: true }));
    await screen.findByText('“Opa’s Obstler” is sold out.');
    expect(stored().map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, false]);
    expect(screen.getByRole('button', { name: 'Opa’s Obstler Sold out' })).toBeTruthy();
    await somebody.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('switch', { name: 'Pouring: Opa’s Obstler', checked: true });
    expect(stored().every(({ isSoldOut }) => !isSoldOut)).toBe(true);
  });

  it('a drink moves with the arrow keys and keeps the focus, and screen readers announce its place', async () => {
    const { somebody, names } = await openMenu();
    act(() => grip('Elderflower fizz').focus());
    await somebody.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(grip('Elderflower fizz'));
    expect(rows()).toEqual(['Elderflower fizz', 'Ana’s Spritz', 'Opa’s Obstler']);
    expect(screen.getByText('Elderflower fizz: place 1 of 3')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Elderflower fizz', 'Ana’s Spritz', 'Opa’s Obstler']));
  });

  it('a drink with alcohol keeps its place while others move at a celebration without alcohol', async () => {
    const { somebody, names } = await openMenu([LEMONADE, SPRITZ, WATER], { withoutAlcohol: true });
    act(() => grip('From the well').focus());
    await somebody.keyboard('{ArrowUp}');
    expect(screen.getByText('From the well: place 1 of 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move Ana’s Spritz' })).toBeNull();
    await waitFor(() => expect(names()).toEqual(['From the well', 'Elderflower fizz', 'Ana’s Spritz']));
  });

  it('a drink can be removed from the menu, and an undo puts it back in its place', async () => {
    const { somebody, open, names } = await openMenu();
    const drink = await open(/^Opa’s Obstler/);
    await somebody.click(drink.getByRole('button', { name: 'Take it off the menu' }));
    await screen.findByText('“Opa’s Obstler” is off the menu.');
    expect(names()).toEqual(['Ana’s Spritz', 'Elderflower fizz']);
    await somebody.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz']));
  });

  it('a sold-out drink stays sold out when it is changed', async () => {
    const { somebody, open, stored } = await openMenu([{ ...SPRITZ, isSoldOut: true }]);
    const drink = await open(/^Ana’s Spritz/);
    await somebody.click(drink.getByRole('radio', { name: '🍊' }));
    await somebody.click(drink.getByRole('radio', { name: 'Shot' }));
    await somebody.selectOptions(drink.getByLabelText('Which spirit?'), 'Another or none');
    await somebody.click(save());
    await screen.findByText('“Ana’s Spritz” is changed.');
    const { alcoholType, ...spritz } = SPRITZ;
    expect(stored()).toEqual([{ ...spritz, sign: '🍊', drinkType: 'shot', isSoldOut: true }]);
  });
});

describe('a new drink', () => {
  it('the form for a new drink shows each fault at its field, and the drink is stored as typed once there is no fault', async () => {
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
    await somebody.selectOptions(drink.getByLabelText('Which spirit?'), 'Rum');
    await somebody.click(save());
    await screen.findByText('“Rum Punch” is on the menu.');
    await waitFor(() => expect(sheet()).toBeNull());
    expect(stored().at(-1)).toEqual({
      id: expect.stringMatching(/^[\w-]{8}$/),
      ...{ name: 'Rum Punch', sign: '🍸', drinkType: 'cocktail', alcoholType: 'rum', isSoldOut: false },
    });
  });

  it('a new drink without alcohol may be water', async () => {
    const { somebody, open, retype, stored } = await openMenu([]);
    const drink = await open(/^Add a drink/);
    await retype('From the well');
    await somebody.click(drink.getByRole('radio', { name: 'Without alcohol' }));
    expect(drink.queryByLabelText('Which spirit?')).toBeNull();
    await somebody.click(drink.getByRole('switch', { name: /^It is water/ }));
    await somebody.click(save());
    await waitFor(() => expect(stored()).toMatchObject([{ drinkType: 'water', name: 'From the well' }]));
  });

  it('a new drink cannot be added to a menu of eight drinks', async () => {
    await openMenu(menuOf(8));
    expect(screen.queryByRole('button', { name: 'Add a drink' })).toBeNull();
    expect(screen.getByText(/^8 drinks are the most/)).toBeTruthy();
  });

  it('a full menu says how many of its drinks are not offered at a celebration without alcohol', async () => {
    await openMenu([...menuOf(7), SPRITZ], { withoutAlcohol: true });
    expect(screen.getByText('The menu has its 8 drinks. One of them is not offered tonight.')).toBeTruthy();
  });

  it('a new drink cannot have alcohol at a celebration without alcohol', async () => {
    const { open } = await openMenu([SPRITZ, LEMONADE], { withoutAlcohol: true });
    expect(screen.getByText('Not offered tonight')).toBeTruthy();
    const drink = await open(/^Add a drink/);
    expect(drink.queryByRole('radio', { name: 'Beer' })).toBeNull();
    expect(drink.getByRole('radio', { name: 'Without alcohol' })).toHaveProperty('checked', true);
  });
});

it.each([
  ['the same host finds', MAREK, true],
  ['another host does not find', { ...MAREK, id: 'sofie', name: 'Sofie' }, false],
])('after the session has ended, %s the drink that was not saved', async (_who, user, isFound) => {
  const { somebody, server, host, open, retype } = await openMenu();
  const drink = await open(/^Add a drink/);
  await retype('Rum Punch');
  await somebody.click(drink.getByRole('radio', { name: 'Wine' }));
  server.table[EDIT] = [401, { code: 'not-signed-in' }];
  await somebody.click(save());
  await waitFor(() => expect(host.getState().user).toBeNull());
  act(() => host.enter({ user }));
  await screen.findByText(/\d of \d drinks$/);
  // The room has come.
  await screen.findAllByRole('img', { name: '1 guest is waiting at the door' });
  expect(sheet() !== null).toBe(isFound);
  if (isFound) expect(typed()).toBe('Rum Punch');
});
