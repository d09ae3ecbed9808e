export const quotes = ['«\u202f', '\u202f»'] as const;
/** Hours and minutes. */
export const units = ['h', 'min'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts code',
  'celebration/celebration.ts exampleCode',
  'celebration/evening-menu.ts kindOf.cocktail',
  'celebration/evening-menu.ts kindOf.shot',
  'hosts/evening.ts kinds.cocktail',
  'hosts/evening.ts kinds.shot',
  'hosts/gate.ts coupleOnCard',
  'hosts/hosts.ts email',
  'hosts/look.ts palettes.olive',
  'hosts/look.ts palettes.rose',
  'hosts/look.ts palettes.terracotta',
  'hosts/rules.ts contact',
  'hosts/tonight.ts pause',
  'hosts/wall.ts openers.1.name',
  'hosts/wall.ts openers.4.name',
  'leaderboard.ts topTen',
  'menu.ts drinkNames.cocktail',
  'menu.ts drinkNames.shot',
  'menu.ts spiritNames.gin',
  'menu.ts spiritNames.tequila',
  'menu.ts spiritNames.vodka',
  'privacy.ts rows.contact',
  'settings.ts themes.auto',
  'stats.ts hydrationStatuses.excellent',
  'stats.ts total',
];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /lev(ez|e) (votre|ton|le)|gorgée|(^|[.!] )(bois|buvez)\b|encore un verre|autre verre|tournée|à vos verres|arrive en buvant/iu,
  praises: /bravo|félicitations|champion|médaille|quelle vitesse|tout le bar|mode fête|continue(z)? comme/iu,
  sobers: /dégris|dessoûl|gueule de bois/iu,
};
