import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOrFetchChromium } from './find-chromium.ts';

/** Draws the icons of the installed app into src/ui/public/icons. Run with `tsx scripts/draw-icons.ts`. */
const FOLDER = 'src/ui/public/icons';
const AUBERGINE = '#35122f';
const GOLD = '#e3bf78';

interface Icon {
  readonly file: string;
  readonly sizePx: number;
  /** The icon's width in units of the drawing. The rings are 41 units wide. */
  readonly units: number;
  /** The radius of the corners, in units. 0: the phone rounds the corners itself. */
  readonly radius: number;
}

const ICONS: readonly Icon[] = [
  { file: '192.png', sizePx: 192, units: 52, radius: 12 },
  { file: '512.png', sizePx: 512, units: 52, radius: 12 },
  // Phones may crop this icon, but show at least a circle whose radius is 40 % of the width.
  { file: 'maskable-512.png', sizePx: 512, units: 58, radius: 0 },
  { file: 'apple-touch-icon.png', sizePx: 180, units: 54, radius: 0 },
];

function svg({ sizePx, units, radius }: Icon): string {
  const [x, y] = [20 - units / 2, 16 - units / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${x} ${y} ${units} ${units}">
    <rect x="${x}" y="${y}" width="${units}" height="${units}" rx="${radius}" fill="${AUBERGINE}"/>
    <circle cx="13.5" cy="19" r="12.5" fill="#f0788c" fill-opacity=".16"/>
    <circle cx="26.5" cy="19" r="12.5" fill="#f0b45a" fill-opacity=".16"/>
    <path d="M20 8.32a12.5 12.5 0 0 1 0 21.36a12.5 12.5 0 0 1 0-21.36Z" fill="#ffd690" fill-opacity=".5"/>
    <g fill="none" stroke="${GOLD}" stroke-width="2.4"><circle cx="13.5" cy="19" r="12.5"/><circle cx="26.5" cy="19" r="12.5"/></g>
    <path d="M20-1q1.3 7 8 8.3q-6.7 1.3-8 8.3q-1.3-7-8-8.3q6.7-1.3 8-8.3z" fill="#fff3d6"/>
  </svg>`;
}

mkdirSync(FOLDER, { recursive: true });
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
const browser = await chromium.launch({ executablePath: findOrFetchChromium(), args });
const page = await browser.newPage();
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.sizePx, height: icon.sizePx });
  await page.setContent(`<style>body{margin:0;background:none}svg{display:block}</style>${svg(icon)}`);
  await page.screenshot({ path: `${FOLDER}/${icon.file}`, omitBackground: true });
}
await browser.close();
