export const quotes = ['«', '»'] as const;
/** Hours and minutes. */
export const units = ['س', 'د'] as const;

/** The words that are the same in English. */
export const sameInEnglish: readonly string[] = [
  'celebration.ts exampleCode',
  'hosts/gate.ts codesFile',
  'hosts/hosts.ts exampleEmail',
];
