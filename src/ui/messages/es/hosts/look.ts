import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Los móviles, las tarjetas y la pantalla lo muestran enseguida.';
export const preview = 'Así queda';
export const colour = 'Color';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosado',
  claret: 'Burdeos',
  terracotta: 'Terracota',
  apricot: 'Albaricoque',
  olive: 'Oliva',
  sage: 'Salvia',
  fir: 'Abeto',
  lagoon: 'Laguna',
  dusk: 'Azul empolvado',
  midnight: 'Medianoche',
  lavender: 'Lavanda',
  peony: 'Peonía',
};
export const ornament = 'Adorno';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Dos anillos',
  olive: 'Rama de olivo',
  deco: 'Abanico',
};
export const lookSaved = 'Guardado';
