import type { Ornament, Palette } from '../../../../domain/look/look.ts';

/** Below the heading of the page. */
export const lookLead = 'Phones, cards and the wall take it at once.';
export const preview = 'How it looks';
export const colour = 'Colour';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosé',
  claret: 'Claret',
  terracotta: 'Terracotta',
  apricot: 'Apricot',
  olive: 'Olive',
  sage: 'Sage',
  fir: 'Fir',
  lagoon: 'Lagoon',
  dusk: 'Dusty blue',
  midnight: 'Midnight',
  lavender: 'Lavender',
  peony: 'Peony',
};
export const ornament = 'Ornament';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Two rings',
  olive: 'Olive branch',
  deco: 'Fan',
};
/** Shown for two seconds after a change. */
export const lookSaved = 'Saved';
