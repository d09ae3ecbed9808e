import type { Ornament } from '../../../domain/look/look.ts';
import deco from '../../look/ornaments/deco.svg?raw';
import olive from '../../look/ornaments/olive.svg?raw';
import rings from '../../look/ornaments/rings.svg?raw';

/** A path of an ornament, and what it is drawn with: `line`, `solid` or `leaf`. */
export type OrnamentPart = readonly [ink: string, path: string];

/**
 * Each drawing fits the upper corner at the start of a line, in 100 units. The opposite corner has the same drawing,
 * turned.
 */
export const ORNAMENT_PARTS: Readonly<Record<Ornament, readonly OrnamentPart[]>> = {
  rings: partsOf(rings),
  olive: partsOf(olive),
  deco: partsOf(deco),
};

/** The drawings are files, because the wall shows them as pictures (src/ui/wall/styles/look.css). */
function partsOf(drawing: string): OrnamentPart[] {
  return Array.from(drawing.matchAll(/class="(\w+)".*? d="([^"]+)"/g), ([, ink = '', path = '']) => [ink, path]);
}
