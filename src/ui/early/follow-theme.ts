/**
 * Puts what is shown into `data-theme`: day or night. A guest chooses with `data-chosen-theme`, which begins with what is
 * stored. Without a choice, the page follows the phone, also while it is open. The browser's own bars take the colour of
 * the paper.
 */
export function followTheme(stored: string | null): void {
  const page = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const papers = [bars[0]?.content, bars[1]?.content] as const;

  function show(): void {
    const chosen = page.getAttribute('data-chosen-theme');
    const isNight = chosen === 'night' || (chosen !== 'day' && dark.matches);
    page.setAttribute('data-theme', isNight ? 'night' : 'day');
    const paper = papers[isNight ? 1 : 0] ?? '';
    for (let i = 0; i < bars.length; i += 1) bars[i]?.setAttribute('content', paper);
  }

  if (stored) page.setAttribute('data-chosen-theme', stored);
  dark.onchange = show;
  new MutationObserver(show).observe(page, { attributeFilter: ['data-chosen-theme'] });
  show();
}
