export const quotes = ['“', '”'] as const;
/** Hours and minutes. */
export const units = ['h', 'm'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /\b(raise (a|your|the) glass|drink (up|more)|(have|grab|time for) (a|another|one more) (drink|glass|round|beer|one)|another round|next round|(take|have) a sip|bottoms up|refill|(find|fill|grab) your glass(es)?|whoever drinks)\b/iu,
  praises:
    /\b(well done|champion|bravo|congrat\w*|impressive|awesome|(good|great) job|keep it (up|going)|legend|hero|party mode|that was quick|whole bar|start celebrating|MVP)\b/iu,
  sobers: /sober|hangover/iu,
};
