export const quotes = ['„', '“'] as const;
/** Hours and minutes. */
export const units = ['Std.', 'Min.'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts code',
  'celebration/celebration.ts exampleCode',
  'hosts/account.ts name',
  'hosts/evening.ts drinkName',
  'hosts/evening.ts kinds.cocktail',
  'hosts/gate.ts coupleOnCard',
  'hosts/guests.ts live',
  'hosts/hosts.ts exampleEmail',
  'hosts/hosts.ts places.details',
  'hosts/look.ts palettes.olive',
  'hosts/look.ts palettes.rose',
  'hosts/passkeys.ts nameOfPasskey',
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

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /Glas heben|(^|[,.!] )hebt (das|euer|eure)|Schluck|trinkt? (noch|mehr|aus|einen)|noch (eins|einen Drink|eine Runde)|nächste Runde|eure Gläser|hierher kommt, wer/iu,
  praises:
    /gut gemacht|bravo|glückwunsch|weiter so|held\b|meister|respekt|das ging schnell|ganze Bar|ganz vorn|Partymodus/iu,
  sobers: /nüchtern|\bKater\b/iu,
};
