import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from '../../../../domain/menu/menu.fixture.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { CELEBRATION, PARTY } from '../celebration.fixture.tsx';
import { EDIT, grip, openMenu, rows, save, sheet, typed } from './menu-place.fixture.tsx';

const CHANGE = `PATCH ${PARTY}`;

const NEGRONI: MenuItem = { ...SPRITZ, name: 'Ana’s Negroni', sign: '🍊' };

describe('two hosts at once', () => {
  it('two hosts change different drinks, and both changes are stored', async () => {
    const { somebody, sent, open, retype, sofie, names, stored } = await openMenu();
    await open(/^Opa’s Obstler/);
    await retype('Opa’s Best');
    sofie([{ ...SPRITZ, isSoldOut: true }, OBSTLER, LEMONADE, { ...LEMONADE, id: 'mule', name: 'Virgin Mule' }]);
    await somebody.click(save());
    await screen.findByText('“Opa’s Best” is changed.');
    expect(sent()).toHaveLength(1);
    expect(names()).toEqual(['Ana’s Spritz', 'Opa’s Best', 'Elderflower fizz', 'Virgin Mule']);
    expect(stored()[0]?.isSoldOut).toBe(true);
    expect(rows()).toEqual(names());
  });

  it('two hosts change the same drink, and the second reads the change of the first before deciding', async () => {
    const { somebody, open, retype, sofie, names } = await openMenu();
    await open(/^Ana’s Spritz/);
    await retype('Ana’s Hugo');
    sofie([NEGRONI, OBSTLER, LEMONADE]);
    await somebody.click(save());
    await screen.findByText('Another host was quicker. Please look at what has changed, then save again.');
    await screen.findByText(
      /^Sofie has changed this drink meanwhile: “Ana’s Negroni” counts as a cocktail\. What you typed/,
    );
    expect(typed()).toBe('Ana’s Hugo');
    expect(names()[0]).toBe('Ana’s Negroni');
    await somebody.click(save());
    await waitFor(() => expect(names()[0]).toBe('Ana’s Hugo'));
  });

  it('two hosts change the same drink, and the second takes over the change of the first with one tap', async () => {
    const { somebody, open, retype, sofie, hear, names } = await openMenu();
    await open(/^Ana’s Spritz/);
    await retype('Ana’s Hugo');
    sofie([NEGRONI, OBSTLER, LEMONADE]);
    hear();
    await somebody.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(typed()).toBe('Ana’s Negroni');
    await somebody.click(save());
    await waitFor(() => expect(sheet()).toBeNull());
    expect(names()[0]).toBe('Ana’s Negroni');
  });

  it('a drink that the first host has removed comes back only if the second host saves it', async () => {
    const { somebody, open, retype, sofie, names } = await openMenu();
    await open(/^Ana’s Spritz/);
    await retype('Ana’s Hugo');
    sofie([OBSTLER, LEMONADE]);
    await somebody.click(save());
    await screen.findByText(/^Sofie has taken this drink off the menu meanwhile\./);
    expect(screen.getByRole('button', { name: 'Leave it off' })).toBeTruthy();
    await somebody.click(save());
    await waitFor(() => expect(names()).toEqual(['Opa’s Obstler', 'Elderflower fizz', 'Ana’s Hugo']));
  });

  it('the second host cannot remove a drink without seeing that the first has changed it', async () => {
    const { somebody, open, sofie, names } = await openMenu();
    const drink = await open(/^Ana’s Spritz/);
    sofie([NEGRONI, OBSTLER, LEMONADE]);
    await somebody.click(drink.getByRole('button', { name: 'Take it off the menu' }));
    await screen.findByText('Sofie was quicker.');
    expect(names()[0]).toBe('Ana’s Negroni');
    await waitFor(() => expect(rows()[0]).toBe('Ana’s Negroni'));
  });

  it('two hosts both add an eighth drink, and the second is told that the menu is full and keeps the typed text', async () => {
    const { somebody, open, retype, sofie, stored } = await openMenu(menuOf(7));
    const drink = await open(/^Add a drink/);
    await retype('Rum Punch');
    await somebody.click(drink.getByRole('radio', { name: 'Wine' }));
    sofie(menuOf(8));
    await somebody.click(save());
    await drink.findByText(/^There are 8 drinks on the menu now\./);
    expect([typed(), stored()]).toEqual(['Rum Punch', menuOf(8)]);
  });

  it('two hosts see each other’s changes without doing anything', async () => {
    const { sofie, hear } = await openMenu();
    sofie([LEMONADE, NEGRONI]);
    hear();
    await waitFor(() => expect(rows()).toEqual(['Elderflower fizz', 'Ana’s Negroni']));
  });
});

describe('without an answer', () => {
  it('without an answer a change is not shown as stored, the typed text stays, and saving again stores it once', async () => {
    const { somebody, server, open, retype, names } = await openMenu();
    const answer = server.table[EDIT] as () => Response;
    server.table[EDIT] = null;
    const drink = await open(/^Add a drink/);
    await retype('Rum Punch');
    await somebody.click(drink.getByRole('radio', { name: 'Wine' }));
    await somebody.click(save());
    await drink.findByText('That does not work just now. Please try again in a moment.');
    expect(typed()).toBe('Rum Punch');
    // The server stores the drink, but its answer is lost.
    server.table[EDIT] = () => {
      answer();
      throw new TypeError('no network');
    };
    await somebody.click(save());
    await waitFor(() => expect(names()).toContain('Rum Punch'));
    server.table[EDIT] = answer;
    await somebody.click(save());
    await waitFor(() => expect(sheet()).toBeNull());
    expect(names().filter((name) => name === 'Rum Punch')).toHaveLength(1);
  });

  it('the drinks return to the old order if the new order is not stored', async () => {
    const { somebody, server } = await openMenu();
    server.table[EDIT] = null;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => grip('Ana’s Spritz').focus());
    await somebody.keyboard('{ArrowDown}');
    await screen.findByText('There is no answer just now. Please try again when you are online.');
    expect(rows()).toEqual(['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz']);
  });
});

describe('on a server of the previous version', () => {
  it('a drink can still be changed, and the changes of another host stay', async () => {
    const { somebody, server, open, retype, sofie } = await openMenu();
    server.table[EDIT] = [404, { code: 'not-found' }];
    server.table[CHANGE] = [200, { ...CELEBRATION, menu: [SPRITZ], revision: 5 }];
    await open(/^Opa’s Obstler/);
    await retype('Opa’s Best');
    sofie([OBSTLER, NEGRONI]);
    await somebody.click(save());
    await screen.findByText('“Opa’s Best” is changed.');
    expect(server.of(CHANGE)).toEqual([{ menu: [{ ...OBSTLER, name: 'Opa’s Best' }, NEGRONI], revision: 4 }]);
  });

  it('a drink that another host has changed is shown in its current state', async () => {
    const { somebody, server, open, retype, sofie } = await openMenu();
    server.table[EDIT] = [404, { code: 'not-found' }];
    await open(/^Ana’s Spritz/);
    await retype('Ana’s Hugo');
    sofie([NEGRONI]);
    await somebody.click(save());
    await screen.findByText(/^Sofie has changed this drink meanwhile: “Ana’s Negroni” counts as a cocktail\./);
    expect([typed(), server.of(CHANGE)]).toEqual(['Ana’s Hugo', []]);
  });
});
