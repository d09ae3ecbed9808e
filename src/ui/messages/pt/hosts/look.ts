import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Os telemóveis, os cartões e o ecrã mostram-no logo.';
export const preview = 'Fica assim';
export const colour = 'Cor';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosa',
  claret: 'Clarete',
  terracotta: 'Terracota',
  apricot: 'Alperce',
  olive: 'Azeitona',
  sage: 'Sálvia',
  fir: 'Abeto',
  lagoon: 'Lagoa',
  dusk: 'Azul suave',
  midnight: 'Meia-noite',
  lavender: 'Lavanda',
  peony: 'Peónia',
};
export const ornament = 'Ornamento';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Duas alianças',
  olive: 'Ramo de oliveira',
  deco: 'Leque',
};
export const lookSaved = 'Guardado';
