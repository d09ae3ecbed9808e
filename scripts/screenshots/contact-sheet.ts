import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';

const WIDTH_PX = 1_800;
const GAP_PX = 12;
const WEBP_QUALITY = 40;

/** Draws a grid of screenshots, each `shownPx` wide, and saves it at `path` as WebP. */
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
  const tools = await page.context().newCDPSession(page);
  const { cssContentSize } = await tools.send('Page.getLayoutMetrics');
  const whole = { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } };
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY, ...whole });
  writeFileSync(path, Buffer.from(data, 'base64'));
  await page.close();
}
