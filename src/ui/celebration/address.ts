import { CELEBRATION_PARAMETER, ICON_PARAMETER } from '../../domain/celebration/celebration.ts';

/** Whether the page was opened from the home screen. */
export function isFromIcon(): boolean {
  return new URLSearchParams(location.search).has(ICON_PARAMETER);
}

/**
 * Writes the guest's celebration into the address of the page and of its web manifest. Null is the open board. A reload,
 * the browser's own share button and an icon on the home screen then lead there, however the guest has joined.
 */
export function showInAddress(code: string | null): void {
  const url = new URL(location.href);
  url.searchParams.delete(ICON_PARAMETER);
  name(url, code);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const manifest = new URL(link?.href ?? '', location.href);
  name(manifest, code);
  // Browsers load the manifest again when its address is written.
  if (link && link.href !== manifest.href) link.setAttribute('href', manifest.pathname + manifest.search);
}

function name({ searchParams }: URL, code: string | null): void {
  if (code === null) searchParams.delete(CELEBRATION_PARAMETER);
  else searchParams.set(CELEBRATION_PARAMETER, code);
}
