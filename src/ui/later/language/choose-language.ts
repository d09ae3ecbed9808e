import { language as current } from '#messages/page.ts';
import { LANGUAGE_PARAMETER, type Language } from '../../../domain/languages.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import type { KeyValueStorage } from '../../../sync/ports.ts';
import { giveUpAfter } from '../../browser/give-up-after.ts';
import { reloadPage } from '../../browser/navigation.ts';

/** A request that takes longer fails. */
const PATIENCE_MS = 8_000;
/** The key in the session storage of the tab, which keeps the typed text until the guest has given a name. */
const TYPED_NAME = 'clink.typed-name';

/**
 * Loads the page again in another language, which this phone then keeps. All stored data stay, and so does a name that
 * is being typed. Returns false, and changes nothing, if the server cannot be reached or does not have the language
 * yet.
 */
export async function chooseLanguage(language: Language, storage: KeyValueStorage): Promise<boolean> {
  if (!(await canAnswerIn(language))) return false;
  keepTypedName();
  try {
    storage.set(KEYS.language, language);
  } catch {
    // Without a storage, the choice is only in the address of this tab.
  }
  const url = new URL(location.href);
  url.searchParams.set(LANGUAGE_PARAMETER, language);
  history.replaceState(history.state, '', url);
  reloadPage();
  return true;
}

async function canAnswerIn(language: Language): Promise<boolean> {
  if (language === current) return true;
  try {
    const address = `/?${LANGUAGE_PARAMETER}=${language}`;
    const answer = await giveUpAfter(PATIENCE_MS, (signal) => fetch(address, { method: 'HEAD', signal }));
    return answer.ok && answer.headers.get('content-language') === language;
  } catch {
    return false;
  }
}

const nameField = () => document.querySelector<HTMLInputElement>('dialog[open] input[name="name"]');

function keepTypedName(): void {
  const name = nameField()?.value;
  try {
    if (name) storageOfTab()?.setItem(TYPED_NAME, name);
  } catch {
    // If the storage is full, the guest types the name again.
  }
}

/** Returns null if the phone stores nothing. Then even naming the storage throws. */
function storageOfTab(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Call it once the guest has a name. */
export function forgetTypedName(): void {
  storageOfTab()?.removeItem(TYPED_NAME);
}

/** Puts the name that was being typed back into its field, even after another reload. */
export function restoreTypedName(): void {
  const field = nameField();
  const name = storageOfTab()?.getItem(TYPED_NAME);
  if (!name || !field || field.value) return;
  // React notices a change only if the value is set with the browser's setter, not with React's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, name);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
