import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../app.fixture.tsx';

const submit = () => screen.getByRole('button', { name: 'Start Tracking! 🎉' });
const description = () =>
  field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const field = () => screen.getByRole('textbox', { name: 'Your name' });

it('a blank name cannot be submitted [SPEC-5.2]', async () => {
  const { guest, store } = openApp({});
  expect(screen.getByRole('dialog', { name: 'Welcome to Clink' })).toBeDefined();
  await guest.type(field(), '   ');
  expect(submit()).toHaveProperty('disabled', true);
  await guest.keyboard('{Enter}');
  expect(store.getState().userName).toBeNull();
});

it('a name is trimmed, stored, and closes the dialog [SPEC-5.1]', async () => {
  const { guest, storage } = openApp({});
  await guest.type(field(), '  Ana ');
  await guest.click(submit());
  expect(storage.get('userName')).toBe('Ana');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['blanks around it are left out before it is measured', '   Bartholomew Jonathan ', 'Bartholomew Jonathan'],
  ['a line break becomes a blank', 'Ana\n\tMaria', 'Ana Maria'],
  ['characters that nobody sees are left out', '\u2068Le\u200ba\u2069', 'Lea'],
])('in a pasted name, %s', async (_, pasted, stored) => {
  const { guest, storage } = openApp({});
  await guest.click(field());
  await guest.paste(pasted);
  await guest.click(submit());
  expect(storage.get('userName')).toBe(stored);
});

it('a name is pasted where the cursor is, over what is selected', async () => {
  const { guest } = openApp({});
  await guest.type(field(), 'Ana Maria Bell');
  const input = field() as HTMLInputElement;
  input.setSelectionRange(4, 9);
  await guest.paste(' Lena ');
  expect(input.value).toBe('Ana Lena Bell');
});

it('a pasted name that is too long stays whole, and a message beside the field says that it is too long [WCAG-3.3.1, 3.3.3]', async () => {
  const { guest, store } = openApp({});
  await guest.click(field());
  await guest.paste('Bartholomew Jonathan the Third');
  expect(field()).toHaveProperty('value', 'Bartholomew Jonathan the Third');
  const described = description();
  expect(described).toContain('20 characters');
  expect(described).toContain('30 / 20');
  await guest.click(submit());
  expect(store.getState().userName).toBeNull();
});

it('a message beside the field says if a name cannot be shown [WCAG-3.3.1]', async () => {
  const { guest, store } = openApp({});
  await guest.type(field(), 'A\ue000na');
  await guest.click(submit());
  expect(store.getState().userName).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = description();
  expect(described).toContain('cannot be shown');
});

it('a message says why a blank name or a forbidden character is refused', async () => {
  const { guest } = openApp({});
  await guest.click(field());
  await guest.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please type a name.');
  await guest.type(field(), 'A\ue000na{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('cannot be shown');
  expect(document.activeElement).toBe(field());
});

it('the limit of the name is part of its description', () => {
  openApp({});
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('At most 20 characters.');
});

it('the dialog cannot be closed without a name, but is prefilled and can be closed with a name [SPEC-2.17]', async () => {
  const { guest, store } = openApp({});
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await guest.type(field(), 'Ana');
  await guest.click(submit());
  await guest.click(screen.getByRole('button', { name: 'Ana, your settings' }));
  expect(screen.getByRole('dialog', { name: 'You' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await guest.click(screen.getByRole('button', { name: 'Your name, Ana. Change' }));
  expect(field()).toHaveProperty('value', 'Ana');
  expect(document.activeElement).toBe(field());
  await guest.click(screen.getByRole('button', { name: 'Cancel' }));
  await guest.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().userName).toBe('Ana');
});

it('a name is changed and saved in the settings, which close', async () => {
  const { guest, store } = openApp({ userName: 'Ana' });
  await guest.click(screen.getByRole('button', { name: 'Ana, your settings' }));
  await guest.click(screen.getByRole('button', { name: 'Your name, Ana. Change' }));
  await guest.clear(field());
  await guest.type(field(), 'Bea');
  await guest.click(screen.getByRole('button', { name: 'Save' }));
  expect(store.getState().userName).toBe('Bea');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('text selected beyond the edge of the dialog does not close it; a tap beside it does', async () => {
  const { guest } = openApp({ userName: 'Ana' });
  await guest.click(screen.getByRole('button', { name: 'Ana, your settings' }));
  await guest.click(screen.getByRole('button', { name: 'Your name, Ana. Change' }));
  await guest.clear(field());
  await guest.type(field(), 'Bea');
  const dialog = screen.getByRole('dialog', { name: 'Your name' });
  await guest.pointer([{ keys: '[MouseLeft>]', target: field() }, { target: dialog }, { keys: '[/MouseLeft]' }]);
  expect(field()).toHaveProperty('value', 'Bea');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await guest.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
