export const quotes = ['«\u202f', '\u202f»'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [
  'celebration.ts code',
  'celebration.ts exampleCode',
  'evening-menu.ts kindOf.cocktail',
  'evening-menu.ts kindOf.shot',
  'hosts/evening.ts kinds.cocktail',
  'hosts/evening.ts kinds.shot',
  'hosts/hosts.ts email',
  'hosts/look.ts palettes.olive',
  'hosts/look.ts palettes.rose',
  'hosts/look.ts palettes.terracotta',
  'hosts/rules.ts contact',
  'hosts/tonight.ts pause',
  'hosts/wall.ts openers.1.name',
  'hosts/wall.ts openers.4.name',
  'leaderboard.ts topTen',
  'menu.ts drinkNames.cocktail',
  'menu.ts drinkNames.shot',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'privacy.ts rows.contact',
  'settings.ts themes.auto',
  'stats.ts hydrationStatuses.excellent',
  'stats.ts total',
];
