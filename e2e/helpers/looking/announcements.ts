import { expect, type Page } from '@playwright/test';

/**
 * Records the texts of live regions from the start of the page. Returns a function that expects a sentence among the texts
 * since its last call.
 */
export async function listen(page: Page): Promise<(sentence: string) => Promise<void>> {
  const heard: string[] = [];
  let from = 0;
  await page.exposeFunction('hear', (sentence: string) => heard.push(sentence));
  await page.addInitScript(noteAnnouncements);
  return async (sentence) => {
    await expect.poll(() => heard.slice(from), { message: 'what has been said' }).toContain(sentence);
    from = heard.indexOf(sentence, from) + 1;
  };
}

/**
 * Runs in the page. Records what a screen reader would announce: the changes inside live regions. A status that is added
 * together with its text is not announced, and neither is a region behind a modal sheet.
 */
function noteAnnouncements(): void {
  const { hear } = window as unknown as { hear(sentence: string): void };
  const said = new WeakMap<Element, string>();
  /** The text of a region without hidden parts, which a screen reader does not read. */
  function textOf(region: Element): string {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const drawn: (string | null)[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement?.checkVisibility({ visibilityProperty: true })) drawn.push(textContent);
    }
    return drawn.join(' ').replace(/\s+/g, ' ').trim();
  }
  const isBehindSheet = (region: Element) => {
    const sheets = [...document.querySelectorAll('dialog:modal')];
    return region.closest('[inert], [aria-hidden="true"]') !== null || !sheets.every((sheet) => sheet.contains(region));
  };
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
      const text = textOf(region);
      const before = said.get(region) ?? (region.role === 'alert' ? '' : text);
      said.set(region, text);
      if (text !== '' && text !== before && !isBehindSheet(region)) hear(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
