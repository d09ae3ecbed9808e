export const keepThemOff = 'Jouw cijfers zijn van jou. Van de lijst houden?';
export const yes = 'Ja, weglaten';
export const no = 'Nee, bedankt';
export const areOff = 'De anderen zien je naam en geen cijfers.';
