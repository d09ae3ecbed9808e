export const quotes = ['«', '»'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [
  'celebration.ts exampleCode',
  'leaderboard.ts topTen',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'settings.ts themes.auto',
  'stats.ts total',
];
