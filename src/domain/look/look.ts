import * as v from 'valibot';

/** The colours that a couple can choose. The values are in src/ui/look/palettes.css. */
export const PALETTES = [
  'rose',
  'claret',
  'terracotta',
  'apricot',
  'olive',
  'sage',
  'fir',
  'lagoon',
  'dusk',
  'midnight',
  'lavender',
  'peony',
] as const;
export type Palette = (typeof PALETTES)[number];

/** The ornaments in the corners of the welcome, of the cards and of the wall's card. */
export const ORNAMENTS = ['rings', 'olive', 'deco'] as const;
export type Ornament = (typeof ORNAMENTS)[number];

/** How a celebration looks, as its hosts have chosen it. */
export interface Look {
  readonly palette: Palette;
  readonly ornament: Ornament;
}

/** The product's own look. It is never sent. */
export const USUAL_LOOK: Look = { palette: 'rose', ornament: 'rings' };

export function isUsualLook({ palette, ornament }: Look): boolean {
  return palette === USUAL_LOOK.palette && ornament === USUAL_LOOK.ornament;
}

export const lookSchema = v.object({ palette: v.picklist(PALETTES), ornament: v.picklist(ORNAMENTS) });

/** Contains only the fields that a host changes. A whole look would undo what another host has changed meanwhile. */
export const lookChangesSchema = v.strictObject({
  palette: v.exactOptional(v.picklist(PALETTES)),
  ornament: v.exactOptional(v.picklist(ORNAMENTS)),
});

/** A look in an answer. A newer server may send palettes and ornaments that this page does not know. */
export const servedLookSchema = v.object({ palette: v.string(), ornament: v.string() });

/**
 * The look that this version can show, read from a look that was sent or stored. An unknown palette or ornament is
 * replaced by the usual one.
 */
export function knownLook(given: unknown): Look {
  const look = v.safeParse(servedLookSchema, given);
  if (!look.success) return USUAL_LOOK;
  const { palette, ornament } = look.output;
  return {
    palette: PALETTES.find((known) => known === palette) ?? USUAL_LOOK.palette,
    ornament: ORNAMENTS.find((known) => known === ornament) ?? USUAL_LOOK.ornament,
  };
}
