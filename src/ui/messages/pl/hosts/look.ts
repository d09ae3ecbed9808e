import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Telefony, kartki i duży ekran od razu go pokazują.';
export const preview = 'Jak to wygląda';
export const colour = 'Kolor';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Różany',
  claret: 'Bordowy',
  terracotta: 'Terakota',
  apricot: 'Morelowy',
  olive: 'Oliwkowy',
  sage: 'Szałwia',
  fir: 'Jodłowy',
  lagoon: 'Laguna',
  dusk: 'Zgaszony błękit',
  midnight: 'Granat',
  lavender: 'Lawenda',
  peony: 'Piwonia',
};
export const ornament = 'Ozdoba';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Dwie obrączki',
  olive: 'Gałązka oliwna',
  deco: 'Wachlarz',
};
export const lookSaved = 'Zapisano';
