export const quotes = ['«', '»'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts exampleCode',
  'celebration/evening-menu.ts kindOf.cocktail',
  'celebration/evening-menu.ts kindOf.shot',
  'hosts/evening.ts kinds.cocktail',
  'hosts/evening.ts kinds.shot',
  'hosts/gate.ts coupleOnCard',
  'hosts/hosts.ts password',
  'hosts/look.ts palettes.terracotta',
  'leaderboard.ts topTen',
  'menu.ts drinkNames.cocktail',
  'menu.ts drinkNames.shot',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.rum',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'settings.ts privacy',
  'settings.ts themes.auto',
];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /(^|[,.!] | e )alza il|sorso|(^|[.!] )(bevi|bevete)\b|un altro (giro|bicchiere)|calici alla mano|arriva bevendo/iu,
  praises: /complimenti|bravi|campion|medaglia|che velocità|tutto il bar|modalità festa|continua così/iu,
  sobers: /sobri|passare l’alcol|smalti|sbornia/iu,
};
