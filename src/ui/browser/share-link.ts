/**
 * Puts a text on the clipboard. False if the browser refuses. Plain http has no `navigator.clipboard`, and browsers
 * inside other apps refuse it. There `execCommand` copies the selected text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const place = document.createElement('span');
  place.className = 'visually-hidden';
  place.textContent = text;
  // The text is put into the open dialog, because nothing outside an open dialog can be selected.
  const [page = document.body] = [...document.querySelectorAll('dialog[open]')].reverse();
  page.append(place);
  try {
    getSelection()?.selectAllChildren(place);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    place.remove();
  }
}

/**
 * Opens the system's share sheet. Null if the link was shared, or if the guest closed that sheet. Browsers inside other
 * apps have the function but refuse to share: then the link is copied.
 */
export async function shareLink(url: string): Promise<'copied' | 'failed' | null> {
  try {
    await navigator.share({ url });
    return null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return (await copyText(url)) ? 'copied' : 'failed';
  }
}
