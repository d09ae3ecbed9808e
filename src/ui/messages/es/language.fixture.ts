export const quotes = ['«', '»'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [
  'celebration.ts exampleCode',
  'leaderboard.ts topTen',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'settings.ts themes.auto',
  'stats.ts total',
];
