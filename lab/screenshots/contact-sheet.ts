import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';

const WIDTH_PX = 1_800;
const GAP_PX = 12;
const WEBP_QUALITY = 0.4;

/**
 * One picture of many: a grid that Chromium draws, saved at `path` as PNG, and beside it as a small WebP. `shownPx` is the
 * width of each.
 */
export async function drawContactSheet(
  browser: Browser,
  pictures: readonly string[],
  shownPx: number,
  path: string,
): Promise<void> {
  const figures = pictures.map((picture) => {
    const source = `data:image/png;base64,${readFileSync(picture).toString('base64')}`;
    return `<figure><img src="${source}" width="${shownPx}"><figcaption>${basename(picture, '.png')}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: 100 } });
  await page.setContent(
    `<style>
      body { display: flex; flex-wrap: wrap; gap: ${GAP_PX}px; margin: ${GAP_PX}px; background: #998; font: 12px sans-serif; }
      figure { margin: 0 } img { display: block }
    </style>${figures.join('')}`,
  );
  const png = await page.screenshot({ path, fullPage: true });
  const webp = await page.evaluate(toWebp, [png.toString('base64'), WEBP_QUALITY] as const);
  writeFileSync(path.replace(/png$/, 'webp'), Buffer.from(webp, 'base64'));
  await page.close();
}

/** Runs in the page, because Chromium can encode WebP. */
async function toWebp([png, quality]: readonly [string, number]): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
}
