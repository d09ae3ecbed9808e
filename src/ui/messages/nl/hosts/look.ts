import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'Telefoons, kaartjes en het feestscherm tonen hem meteen.';
export const preview = 'Zo ziet het eruit';
export const colour = 'Kleur';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'Rosé',
  claret: 'Bordeaux',
  terracotta: 'Terracotta',
  apricot: 'Abrikoos',
  olive: 'Olijf',
  sage: 'Salie',
  fir: 'Dennengroen',
  lagoon: 'Lagune',
  dusk: 'Vergrijsd blauw',
  midnight: 'Middernacht',
  lavender: 'Lavendel',
  peony: 'Pioenroos',
};
export const ornament = 'Versiering';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'Twee ringen',
  olive: 'Olijftak',
  deco: 'Waaier',
};
export const lookSaved = 'Opgeslagen';
