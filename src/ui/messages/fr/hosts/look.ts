import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Les téléphones, les cartons et le grand écran le prennent aussitôt.';
export const preview = 'Aperçu';
export const colour = 'Couleur';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosé',
  claret: 'Bordeaux',
  terracotta: 'Terracotta',
  apricot: 'Abricot',
  olive: 'Olive',
  sage: 'Sauge',
  fir: 'Sapin',
  lagoon: 'Lagon',
  dusk: 'Bleu poudré',
  midnight: 'Minuit',
  lavender: 'Lavande',
  peony: 'Pivoine',
};
export const ornament = 'Ornement';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Deux alliances',
  olive: 'Branche d’olivier',
  deco: 'Éventail',
};
export const lookSaved = 'Enregistré';
