/**
 * Copies a text to the clipboard. Returns false if the browser refuses. On plain http `navigator.clipboard` is missing,
 * and browsers inside other apps refuse it. In both cases `execCommand` copies the selected text.
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
  // The text is put into the open dialog because text outside an open dialog cannot be selected.
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
 * Opens the system's share sheet. Returns null if the guest shared the link or closed the sheet. Browsers inside other
 * apps have `navigator.share` but refuse to share. Then the link is copied instead.
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
