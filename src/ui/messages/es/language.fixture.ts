export const quotes = ['«', '»'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts exampleCode',
  'hosts/gate.ts coupleOnCard',
  'leaderboard.ts topTen',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'settings.ts themes.auto',
  'stats.ts total',
];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /alza (la|tu) copa|sorbo|(^|[.!¡] ?)(bebe|bebed|brinda)\b|otra (copa|ronda)\b|vuestra copa|llega bebiendo/iu,
  praises: /muy bien|enhorabuena|campe[oó]n|medalla|qué rapidez|toda la barra|modo fiesta|sigue así/iu,
  sobers: /sobri|borrachera|resaca/iu,
};
