import { CELEBRATION_PARAMETER, ICON_PARAMETER } from '../../../domain/celebration/celebration.ts';
import { FRESH_PARAMETER, readAddress } from '../../../domain/celebration/page-address.ts';
import { codeInLink } from '../../../domain/celebration/written-code.ts';
import { LANGUAGE_PARAMETER } from '../../../domain/languages.ts';
import type { SessionStore } from '../../../sync/evening/session-store.ts';
import type { KnownFacts } from '../../../sync/phone/known-celebration.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { read } from '../../../sync/phone/phone-storage.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import type { KeyValueStorage, Log } from '../../../sync/ports.ts';
import { factsOfPage, isUntouched } from '../../guest/link.ts';

/** A celebration that the server has written into the page, a code, or a text that is not a code. */
type OpenedWith =
  | { readonly kind: 'facts'; readonly facts: KnownFacts }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'no-code'; readonly text: string };

/** Returns what the page was opened with. Null if the guest stays at the celebration of this phone. */
export function openedWith(phone: Phone): OpenedWith | null {
  // An icon contains the code of the celebration at which it was added. The guest may have switched since then.
  if (isFromIcon() && !isUntouched(phone)) return null;
  const facts = factsOfPage();
  if (facts) return { kind: 'facts', facts };
  const text = codeInAddress();
  if (text === null) return null;
  const code = codeInLink(text);
  return code ? { kind: 'code', code } : { kind: 'no-code', text };
}

/** The code in the address of the page, as it is written there. Null if there is none. */
function codeInAddress(): string | null {
  return readAddress(location.search + location.hash)[CELEBRATION_PARAMETER] ?? null;
}

interface AddressDeps {
  readonly store: SessionStore;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/**
 * Keeps the guest's celebration in the address. Until `mayChange` is true, the address of a link stays, so that a
 * reload opens the link again.
 */
export function followInAddress({ store, storage, log }: AddressDeps, mayChange: () => boolean) {
  const chosen = read(storage, KEYS.language, log);

  function note(): void {
    if (mayChange()) showInAddress(store.getState().celebration?.code ?? null, chosen);
  }

  // The Back button restores an older address.
  addEventListener('popstate', note);
  return {
    note,
    close(): void {
      removeEventListener('popstate', note);
      // The guest has switched in another tab. This page reloads, and its address must not open the old celebration.
      if (store.ending() === 'switched') showInAddress(null, chosen);
    },
  };
}

/** Whether the page was opened from the home screen. */
function isFromIcon(): boolean {
  return new URLSearchParams(location.search).has(ICON_PARAMETER);
}

/**
 * Writes the guest's celebration into the address of the page and of its web manifest. Null stands for the open
 * celebration. A reload, the browser's share button and an icon on the home screen then open that celebration, however
 * the guest has joined. The icon's address also contains the guest's language, because on iOS an icon has separate
 * storage.
 */
function showInAddress(code: string | null, chosen: string | null): void {
  const url = new URL(location.href);
  if (url.searchParams.get(CELEBRATION_PARAMETER) !== codeInAddress()) {
    // Malformed parameters are written again in their proper form, because the next reader of the address may be
    // stricter.
    url.search = new URLSearchParams(readAddress(url.search + url.hash)).toString();
    url.hash = '';
  }
  url.searchParams.delete(ICON_PARAMETER);
  url.searchParams.delete(FRESH_PARAMETER);
  name(url, code);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const manifest = new URL(link?.href ?? '', location.href);
  name(manifest, code);
  const language = chosen ?? url.searchParams.get(LANGUAGE_PARAMETER);
  if (language) manifest.searchParams.set(LANGUAGE_PARAMETER, language);
  // Browsers load the manifest again when its address is written.
  if (link && link.href !== manifest.href) link.setAttribute('href', manifest.pathname + manifest.search);
}

function name({ searchParams }: URL, code: string | null): void {
  if (code === null) searchParams.delete(CELEBRATION_PARAMETER);
  else searchParams.set(CELEBRATION_PARAMETER, code);
}
