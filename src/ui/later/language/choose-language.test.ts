import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import { testStorage } from '../../../sync/phone.fixture.ts';
import { chooseLanguage, forgetTypedName, restoreTypedName } from './choose-language.ts';

beforeEach(() => {
  vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'content-language': 'pl' } }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The welcome with a text in its field. */
function welcome(name: string): HTMLInputElement {
  document.body.innerHTML = '<dialog open><input name="name"></dialog>';
  const field = document.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = name;
  return field;
}

/** Blocks site data, so that even naming the storage throws. */
function blockSessionStorage(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

test('a guest who chooses a language while typing a name finds it again, until there is a name', async () => {
  welcome('Zoë');
  const storage = testStorage();
  expect(await chooseLanguage('pl', storage)).toBe(true);
  expect(storage.get(KEYS.language)).toBe('pl');
  expect(location.reload).toHaveBeenCalledOnce();

  for (const _ of ['in the language', 'after one more reload']) {
    const field = welcome('');
    restoreTypedName();
    expect(field.value).toBe('Zoë');
  }
  forgetTypedName();
  const next = welcome('');
  restoreTypedName();
  expect(next.value).toBe('');
});

test('a phone that blocks storage shows the welcome, and loads the page in the language that a guest chooses', async () => {
  blockSessionStorage();
  const field = welcome('Zoë');
  expect(restoreTypedName).not.toThrow();
  expect(forgetTypedName).not.toThrow();
  expect(field.value).toBe('Zoë');
  expect(await chooseLanguage('pl', testStorage())).toBe(true);
  expect(location.reload).toHaveBeenCalledOnce();
});
