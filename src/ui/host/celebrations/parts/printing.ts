/** Without a network the fonts may never be loaded. */
const FONTS_PATIENCE_MS = 4_000;

/** Waits for the page's fonts, so that the page is not printed in fallback fonts. */
export const fontsReady = () =>
  Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONTS_PATIENCE_MS))]);

/** The part of a recap that is printed. */
type Printed = 'figures' | 'poster-a3' | 'poster-a4';

/** Prints one part of the recap (recap/poster/print.css). Closing the print dialog shows the whole page again. */
export async function printOnly(part: Printed): Promise<void> {
  await fontsReady();
  const { dataset } = document.documentElement;
  dataset.prints = part;
  addEventListener('afterprint', () => delete dataset.prints, { once: true });
  print();
}
