import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from '../../../../domain/menu/menu.fixture.ts';
import { editMenu, type MenuEdit } from '../../../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { MAREK } from '../../host.fixture.tsx';
import { CELEBRATION, guestNamed, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const EDIT = `POST ${PARTY}/menu`;
const CHANGE = `PATCH ${PARTY}`;
const NEGRONI: MenuItem = { ...SPRITZ, name: 'Ana’s Negroni', sign: '🍊' };

/** The menu on a server that does edits as Clink does. `sofie` stores another menu there. */
async function openMenu(
  menu: readonly MenuItem[] = [SPRITZ, OBSTLER, LEMONADE],
  set: Partial<typeof CELEBRATION> = {},
) {
  let stored = { ...CELEBRATION, menu: [...menu], revision: 3, ...set };
  const tom = { ...guestNamed('Tom'), state: 'waiting' } as const;
  const page = await openCelebration('menu', [tom], { [`GET ${PARTY}`]: () => Response.json(stored) });
  const { server, lifecycle, somebody } = page;
  const sent = () => server.of(EDIT) as MenuEdit[];
  const entry = { id: 7, at: Date.now(), by: { id: 'sofie', name: 'Sofie' }, action: 'menu', canUndo: true };
  server.table[`GET ${PARTY}/actions`] = [200, { entries: [{ ...entry, fields: ['menu'] }], more: false }];
  server.table[EDIT] = () => {
    const edited = editMenu(stored.menu as MenuItem[], sent().at(-1) as MenuEdit);
    if ('clash' in edited)
      return Response.json({ code: 'too-late', by: 'Sofie', drink: edited.clash }, { status: 409 });
    if (edited.menu.length > 8) return Response.json({ code: 'invalid', field: 'item' }, { status: 422 });
    stored = { ...stored, menu: [...edited.menu], revision: stored.revision + 1 };
    return Response.json(stored);
  };
  await screen.findByText(/^\d of 8 drinks\./);
  // The room has come.
  await screen.findAllByRole('img', { name: '1 guest is waiting at the door' });
  return {
    ...page,
    sent,
    stored: () => stored.menu,
    names: () => stored.menu.map(({ name }) => name),
    sofie(menu: MenuItem[]) {
      stored = { ...stored, menu, revision: stored.revision + 1 };
    },
    /** The stream says that somebody has done something. */
    hear() {
      server.table[`GET ${ROOM}`] = () => streamOf([], { log: '2' });
      act(() => lifecycle.hide());
      act(() => lifecycle.wake('visible'));
    },
    open: async (name: RegExp) => {
      await somebody.click(screen.getByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    },
    retype: async (text: string) => {
      const field = screen.getByLabelText('Name');
      await somebody.clear(field);
      await somebody.type(field, text);
    },
  };
}

const rows = () =>
  within(within(screen.getByRole('main')).getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
const save = () => screen.getByRole('button', { name: /^(Save it|Put it on the menu)$/ });
const typed = () => (screen.getByLabelText('Name') as HTMLInputElement).value;
const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const sheet = () => screen.queryByRole('dialog');

describe('a drink of the menu', () => {
  it('is sold out by one tap, and pours again by an undo', async () => {
    const { somebody, stored } = await openMenu();
    await somebody.click(screen.getByRole('button', { name: /^Pouring: Opa’s Obstler/ }));
    await screen.findByText('“Opa’s Obstler” is sold out.');
    expect(stored().map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, false]);
    await somebody.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: /^Pouring: Opa’s Obstler/ });
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

describe('two hosts at once', () => {
  it('change different drinks, and both changes are there', async () => {
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

  it('change the same drink: the second reads what the first has made of it, and decides', async () => {
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

  it('what the first has made is taken over by one tap', async () => {
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

  it('a drink that the first has taken off is back if the second saves it, and stays off if not', async () => {
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

  it('a drink that the first has changed is not taken off unseen', async () => {
    const { somebody, open, sofie, names } = await openMenu();
    const drink = await open(/^Ana’s Spritz/);
    sofie([NEGRONI, OBSTLER, LEMONADE]);
    await somebody.click(drink.getByRole('button', { name: 'Take it off the menu' }));
    await screen.findByText('Sofie was quicker.');
    expect(names()[0]).toBe('Ana’s Negroni');
    await waitFor(() => expect(rows()[0]).toBe('Ana’s Negroni'));
  });

  it('put a ninth drink on it: the second is told, and what was typed stays', async () => {
    const { somebody, open, retype, sofie, stored } = await openMenu(menuOf(7));
    const drink = await open(/^Add a drink/);
    await retype('Rum Punch');
    await somebody.click(drink.getByRole('radio', { name: 'Wine' }));
    sofie(menuOf(8));
    await somebody.click(save());
    await drink.findByText(/^There are 8 drinks on the menu now\./);
    expect([typed(), stored()]).toEqual(['Rum Punch', menuOf(8)]);
  });

  it('see each other’s changes without doing anything', async () => {
    const { sofie, hear } = await openMenu();
    sofie([LEMONADE, NEGRONI]);
    hear();
    await waitFor(() => expect(rows()).toEqual(['Elderflower fizz', 'Ana’s Negroni']));
  });
});

describe('without an answer', () => {
  it('nothing is pretended, what was typed stays, and saving again stores it once', async () => {
    const { somebody, server, open, retype, names } = await openMenu();
    const answer = server.table[EDIT] as () => Response;
    server.table[EDIT] = null;
    const drink = await open(/^Add a drink/);
    await retype('Rum Punch');
    await somebody.click(drink.getByRole('radio', { name: 'Wine' }));
    await somebody.click(save());
    await drink.findByText('That does not work just now. Please try again in a moment.');
    expect(typed()).toBe('Rum Punch');
    // The server stores it, and the answer is lost.
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

  it('an order that is not stored is as it was', async () => {
    const { somebody, server } = await openMenu();
    server.table[EDIT] = null;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => grip('Ana’s Spritz').focus());
    await somebody.keyboard('{ArrowDown}');
    await screen.findByText('There is no answer just now. Please try again when you are online.');
    expect(rows()).toEqual(['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz']);
  });
});

describe('on a server of the version before', () => {
  it('a drink is changed all the same, and what another host has changed stays', async () => {
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

  it('a drink that another host has changed is shown as it is now', async () => {
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
