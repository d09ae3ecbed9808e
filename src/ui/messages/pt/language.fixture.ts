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
  'leaderboard.ts topTen',
  'menu.ts drinkNames.cocktail',
  'menu.ts drinkNames.shot',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.rum',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'settings.ts themes.auto',
  'stats.ts total',
];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /(^|[,.!] | e )ergue o copo|gole|(^|[.!] )(bebe|bebam)\b|mais uma? (copo|bebida|rodada)|outra rodada|buscar o copo|chega-se aqui a beber/iu,
  praises: /muito bem|parabéns|campe|medalha|que rapidez|bar inteiro|modo festa|continua assim/iu,
  sobers: /sóbri|bebedeira|ressaca/iu,
};
