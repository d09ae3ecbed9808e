/** Shown once on the tracker, to a guest whose first three drinks are without alcohol. */
export const keepThemOff = 'Your numbers are yours. Keep them off the list?';
export const yes = 'Keep them off';
export const no = 'No, thanks';
export const areOff = 'Others now see your name, and no number.';
