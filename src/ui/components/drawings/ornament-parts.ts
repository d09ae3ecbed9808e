import type { Ornament } from '../../../domain/look/look.ts';
import deco from '../../look/ornaments/deco.svg?raw';
import olive from '../../look/ornaments/olive.svg?raw';
import rings from '../../look/ornaments/rings.svg?raw';

/** A path of an ornament and the way in which it is drawn: `line`, `solid` or `leaf`. */
export type OrnamentPart = readonly [ink: string, path: string];

/**
 * Each drawing is for the upper corner at the start side, in a box of 100 units. The opposite corner shows the same
 * drawing, rotated.
 */
export const ORNAMENT_PARTS: Readonly<Record<Ornament, readonly OrnamentPart[]>> = {
  rings: partsOf(rings),
  olive: partsOf(olive),
  deco: partsOf(deco),
};

/** The drawings are separate SVG files because the wall shows them as images (src/ui/wall/styles/look.css). */
function partsOf(drawing: string): OrnamentPart[] {
  return Array.from(drawing.matchAll(/class="(\w+)".*? d="([^"]+)"/g), ([, ink = '', path = '']) => [ink, path]);
}
