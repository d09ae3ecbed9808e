export const quotes = ['«', '»'] as const;
/** Hours and minutes. */
export const units = ['س', 'د'] as const;

/** Texts that are the same in English and in this language. */
export const sameInEnglish: readonly string[] = [
  'celebration/celebration.ts exampleCode',
  'hosts/gate.ts codesFile',
  'hosts/hosts.ts exampleEmail',
];

/** Words that would push guests to drink (scripts/checks/words-that-do-not-push.test.ts). */
export const pushing = {
  asks: /ارفعوا|ارفع |رشفة|اشرب|كأسًا? أخرى|جولة أخرى|كؤوسكم|من يشرب/u,
  praises: /أحسنت|مبروك|بطولة|ما أسرع|كل ما في البار|وضع الحفل/u,
  sobers: /يُصحي|الصحو|أثر الكحول/u,
};
