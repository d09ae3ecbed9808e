import type { Locator } from '@playwright/test';

/** Sizes of phones with and without a browser's bars, with an open keyboard and in landscape, a tablet and a desktop. */
export const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [375, 553],
  [320, 568],
  [412, 480],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

/** Returns the place and the size at which a part of the page is drawn. */
export async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error('is not drawn');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}
