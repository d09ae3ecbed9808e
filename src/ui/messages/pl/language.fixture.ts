export const quotes = ['„', '”'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts exampleCode',
  'celebration/evening-menu.ts kindOf.shot',
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

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /wznie(ś|ście) |łyk|(^|[.!] )(wypij|pij|pijcie)\b|jeszcze (jeden|jedną) (drink|kolejk|napój)|kolejk|kieliszki w dłoń|trafia tu, kto pije/iu,
  praises: /brawo|gratulacje|mistrz|tak trzymać|ale tempo|wszystkiego z baru|tryb imprez/iu,
  sobers: /trzeźw|\bkac/iu,
};
