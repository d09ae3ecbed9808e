import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Handys, Kärtchen und Leinwand zeigen ihn sofort.';
export const preview = 'So sieht es aus';
export const colour = 'Farbe';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosé',
  claret: 'Bordeaux',
  terracotta: 'Terrakotta',
  apricot: 'Aprikose',
  olive: 'Olive',
  sage: 'Salbei',
  fir: 'Tanne',
  lagoon: 'Lagune',
  dusk: 'Taubenblau',
  midnight: 'Mitternacht',
  lavender: 'Lavendel',
  peony: 'Pfingstrose',
};
export const ornament = 'Verzierung';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Zwei Ringe',
  olive: 'Olivenzweig',
  deco: 'Fächer',
};
export const lookSaved = 'Gespeichert';
