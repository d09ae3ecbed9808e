import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Telefoni, cartoncini e maxischermo lo mostrano subito.';
export const preview = 'Ecco come appare';
export const colour = 'Colore';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosato',
  claret: 'Bordeaux',
  terracotta: 'Terracotta',
  apricot: 'Albicocca',
  olive: 'Oliva',
  sage: 'Salvia',
  fir: 'Abete',
  lagoon: 'Laguna',
  dusk: 'Carta da zucchero',
  midnight: 'Mezzanotte',
  lavender: 'Lavanda',
  peony: 'Peonia',
};
export const ornament = 'Decorazione';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Due fedi',
  olive: 'Ramo d’ulivo',
  deco: 'Ventaglio',
};
export const lookSaved = 'Salvato';
