/** The counter of the tracker, or null on another screen. It belongs to the first load, so later code finds it in the page. */
export function findCounter(): HTMLElement | null {
  return document.querySelector('main section > button > svg')?.closest('section') ?? null;
}
