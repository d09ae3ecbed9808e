/** `auto` follows the phone, and is not stored. */
export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
