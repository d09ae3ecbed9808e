export const quotes = ['‘', '’'] as const;
/** Hours and minutes. */
export const units = ['u', 'min'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts code',
  'celebration/celebration.ts exampleCode',
  'celebration/evening-menu.ts kindOf.cocktail',
  'celebration/evening-menu.ts kindOf.shot',
  'celebration/evening-menu.ts kindOf.water',
  'hosts/evening.ts kinds.cocktail',
  'hosts/evening.ts kinds.shot',
  'hosts/gate.ts coupleOnCard',
  'hosts/gate.ts later',
  'hosts/guests.ts live',
  'hosts/hosts.ts email',
  'hosts/hosts.ts places.details',
  'hosts/look.ts palettes.rose',
  'hosts/look.ts palettes.terracotta',
  'hosts/rules.ts contact',
  'hosts/team.ts handInHand',
  'hosts/wall.ts openers.4.name',
  'leaderboard.ts live',
  'leaderboard.ts topTen',
  'menu.ts drinkNames.cocktail',
  'menu.ts drinkNames.shot',
  'menu.ts drinkNames.water',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.rum',
  'menu.ts spiritNames.tequila',
  'privacy.ts rows.contact',
  'settings.ts privacy',
  'settings.ts themes.auto',
  'wall.ts live',
];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /hef (het|je)|slok|drink (nog|maar|op|meer)|nog (eentje|een drankje|een rondje)|pak je glas|wie [^.]*drinkt, komt/iu,
  praises: /goed gedaan|bravo|gefeliciteerd|kampioen|ga zo door|dat ging snel|hele bar|feeststand/iu,
  sobers: /nuchter|\bkater\b/iu,
};
