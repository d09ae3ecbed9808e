/** On the tracker, once, for a guest whose first three drinks have no alcohol. */
export const keepThemOff = 'Your numbers are yours. Keep them off the list?';
export const yes = 'Keep them off';
export const no = 'No, thanks';
export const areOff = 'Others now see your name, and no number.';
