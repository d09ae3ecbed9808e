export const quotes = ['„', '“'] as const;
/** Hours and minutes. */
export const units = ['Std.', 'Min.'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [
  'celebration.ts code',
  'celebration.ts exampleCode',
  'hosts/account.ts name',
  'hosts/evening.ts drinkName',
  'hosts/evening.ts kinds.cocktail',
  'hosts/guests.ts live',
  'hosts/hosts.ts exampleEmail',
  'hosts/hosts.ts places.details',
  'hosts/look.ts palettes.olive',
  'hosts/look.ts palettes.rose',
  'hosts/passkeys.ts nameOfPasskey',
  'hosts/passkeys.ts passkeys',
  'hosts/tonight.ts pause',
  'hosts/wall.ts openers.4.name',
  'leaderboard.ts boardNames.balanced',
  'leaderboard.ts live',
  'leaderboard.ts topTen',
  'menu.ts drinkNames.cocktail',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.rum',
  'menu.ts spiritNames.tequila',
  'settings.ts themes.auto',
  'wall.ts live',
];
