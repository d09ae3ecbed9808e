/** The emoji for drinks. All are of Unicode 12 or older, so that every phone can show them. */
export const SIGNS = [
  ...['🍹', '🍸', '🥂', '🍷', '🍺', '🥃', '🍾', '🍶'],
  ...['☕', '🍵', '🥛', '🧃', '🍋', '🍊', '🍓', '🍇'],
  ...['🍐', '🍒', '🍑', '🌿', '🌸', '🧊', '🌶️', '⭐'],
] as const;
export type Sign = (typeof SIGNS)[number];
