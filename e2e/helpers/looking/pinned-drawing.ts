import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';

/** Describes the machine on which the screenshots in e2e/pictures/ were taken, by how it draws. */
const PINNED = 'e2e/pictures/drawn-with.json';

const drawing = v.object({ chromium: v.string(), sample: v.string() });
export type Drawing = v.InferOutput<typeof drawing>;

/** A sample of what can look different on another machine: text, emoji, curves, gradients and blurred shadows. */
const SAMPLE = `<body style="margin: 20px; font: 16px 'DejaVu Sans'">
  <p>Keep it festive! 🎉 🍺 🍷 🍹 🥃 💧 · ▲2</p>
  <p style="font: 600 40px 'DejaVu Sans'">Leaderboard 19</p>
  <div style="width: 200px; height: 90px; border: 1.5px solid #c79a45; border-radius: 50%; filter: blur(0.5px);
    background: radial-gradient(circle at 30% 0, #fbf4e8, #9c2f50); box-shadow: 0 12px 32px -8px #35122f"></div>
  <input type="range">`;

/** Describes how this machine draws: the browser's major version, and a hash of a sample's pixels. */
export async function drawingOf(browser: Browser): Promise<Drawing> {
  const page = await browser.newPage({ viewport: { width: 400, height: 320 } });
  await page.setContent(SAMPLE);
  await page.evaluate(() => document.fonts.ready);
  const sample = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  await page.close();
  return { chromium: browser.version().split('.')[0] ?? '', sample };
}

export function pinDrawing(pinned: Drawing): void {
  writeFileSync(PINNED, `${JSON.stringify(pinned, null, 2)}\n`);
}

/** The reason why screenshots of this machine cannot be compared with the stored ones. Null if they can. */
export function whyNotComparable(here: Drawing): string | null {
  const pinned = existsSync(PINNED) ? v.parse(drawing, JSON.parse(readFileSync(PINNED, 'utf8'))) : null;
  if (pinned?.chromium === here.chromium && pinned.sample === here.sample) return null;
  const difference =
    pinned?.chromium === here.chromium
      ? `This machine has the same Chromium ${here.chromium}, but its fonts look different`
      : `They were drawn with Chromium ${pinned?.chromium ?? 'of no known version'}, and this is Chromium ${here.chromium}`;
  return `The pictures of the screens are not compared. ${difference} (${PINNED}). To draw them on this machine, run npm run pictures, look at them and commit them.`;
}
