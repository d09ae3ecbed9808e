import type { Motif } from '../../../domain/keepsake/motifs.ts';
import { type Card, HEIGHT, type Paint, WIDTH } from './card.ts';
import { lookOfPage } from './card-look.ts';
import { drawGlasses } from './draw-glasses.ts';
import { drawHills } from './draw-hills.ts';
import { drawPoured } from './draw-poured.ts';

const DRAWINGS: Readonly<Record<Motif, (paint: Paint) => void>> = {
  poured: drawPoured,
  glasses: drawGlasses,
  hills: drawHills,
};

/** Draws a card on `canvas`, at `scale` of its size. Returns false if the phone has too little memory for that. */
export function drawCard(canvas: HTMLCanvasElement, motif: Motif, card: Card, scale: number): boolean {
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round(HEIGHT * scale);
  const ctx = canvas.getContext('2d');
  if (!ctx) return false;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  DRAWINGS[motif]({ ctx, card, look: lookOfPage(ctx, card.isNight) });
  return true;
}

/** The longest wait for fonts. A card is then drawn in the fonts that are loaded. */
const LONGEST_WAIT_MS = 3_000;

/** Waits for the letters of the display font that are on the card. A canvas does not draw again when a font arrives. */
export async function fontsFor(card: Card): Promise<void> {
  const letters = [card.couple, card.guest, ...Object.values(card.titles), ...card.notes.map(({ head }) => head)].join(
    ' ',
  );
  const [family = ''] = getComputedStyle(document.documentElement).getPropertyValue('--font-display').split(',');
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const loaded = document.fonts.load(`450 40px ${family}`, letters).catch(() => undefined);
  await Promise.race([loaded, late]);
}

/** The scales that are tried. If there is too little memory for the full size, a smaller card is better than none. */
const SCALES = [1, 0.5] as const;

/** The card as a PNG. Null if this phone cannot make one. */
export async function pictureOf(motif: Motif, card: Card): Promise<Blob | null> {
  for (const scale of SCALES) {
    const picture = await pictureAt(motif, card, scale);
    if (picture) return picture;
  }
  return null;
}

async function pictureAt(motif: Motif, card: Card, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  try {
    if (!drawCard(canvas, motif, card, scale)) return null;
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    // Some browsers throw when a canvas is too large.
    return null;
  } finally {
    // Safari counts the memory of a canvas until it is collected.
    canvas.width = canvas.height = 0;
  }
}
