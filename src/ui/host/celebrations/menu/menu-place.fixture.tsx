import { act, screen, within } from '@testing-library/react';
import { LEMONADE, OBSTLER, SPRITZ } from '../../../../domain/menu/menu.fixture.ts';
import { editMenu, type MenuEdit } from '../../../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { CELEBRATION, guestNamed, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

export const EDIT = `POST ${PARTY}/menu`;

/** Opens the menu with a test server that applies edits as Clink does. `sofie` stores a menu as another host. */
export async function openMenu(
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
  await screen.findByText(/\d of \d drinks$|six usual drinks/);
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
    /** Lets the stream report a new action in the log. */
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

export const rows = () =>
  within(within(screen.getByRole('main')).getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

export const save = () => screen.getByRole('button', { name: /^(Save it|Add it)$/ });

export const typed = () => (screen.getByLabelText('Name') as HTMLInputElement).value;

export const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

export const sheet = () => screen.queryByRole('dialog');
