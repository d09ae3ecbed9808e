export const quotes = ['„', '”'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [
  'celebration.ts exampleCode',
  'evening-menu.ts kindOf.shot',
  'hosts/evening.ts kinds.shot',
  'hosts/hosts.ts email',
  'hosts/wall.ts openers.1.name',
  'leaderboard.ts topTen',
  'menu.ts drinkNames.shot',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.rum',
  'menu.ts spiritNames.tequila',
  'settings.ts themes.auto',
];
