/** Changes a page as a browser's translator does: it wraps every text in its own elements. */
export function translate(page: HTMLElement): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    const own = document.createElement('font');
    own.append(document.createElement('font'));
    own.firstElementChild?.append(text.data);
    text.replaceWith(own);
  }
}
