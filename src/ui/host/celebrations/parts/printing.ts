/** Without network the fonts may never come. */
const FONTS_PATIENCE_MS = 4_000;

/** The page has asked for the fonts. The paper must not have others just because they come a moment later. */
export const fontsReady = () =>
  Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONTS_PATIENCE_MS))]);

/** What of a recap is printed. */
type Printed = 'figures' | 'poster-a3' | 'poster-a4';

/** Prints one part of the recap (recap/poster/print.css). The browser shows the rest again when its dialog is closed. */
export async function printOnly(part: Printed): Promise<void> {
  await fontsReady();
  const { dataset } = document.documentElement;
  dataset.prints = part;
  addEventListener('afterprint', () => delete dataset.prints, { once: true });
  print();
}
