/**
 * Sets `data-theme` to the theme that is shown, day or night. `data-chosen-theme` contains the guest's choice, at first
 * the stored one. Without a choice, the page follows the theme of the phone, even if that changes while the page is
 * open. The browser's bars get the background colour of the page.
 */
export function followTheme(stored: string | null): void {
  const page = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const papers = Array.from(bars, ({ content }) => content);

  function show(): void {
    const theme = page.getAttribute('data-chosen-theme') || (dark.matches ? 'night' : 'day');
    page.setAttribute('data-theme', theme);
    for (const bar of bars) bar.content = `${papers[Number(theme === 'night')]}`;
  }

  if (stored) page.setAttribute('data-chosen-theme', stored);
  dark.onchange = show;
  new MutationObserver(show).observe(page, { attributeFilter: ['data-chosen-theme'] });
  show();
}
