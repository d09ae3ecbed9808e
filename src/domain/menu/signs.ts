/** Pictures for a drink: all of Unicode 12 or older, so that every phone has them. */
export const SIGNS = [
  ...['🍹', '🍸', '🥂', '🍷', '🍺', '🥃', '🍾', '🍶'],
  ...['☕', '🍵', '🥛', '🧃', '🍋', '🍊', '🍓', '🍇'],
  ...['🍐', '🍒', '🍑', '🌿', '🌸', '🧊', '🌶️', '⭐'],
] as const;
export type Sign = (typeof SIGNS)[number];
