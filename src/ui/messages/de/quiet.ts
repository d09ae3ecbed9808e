export const keepThemOff = 'Deine Zahlen gehören dir. Sollen sie von der Liste?';
export const yes = 'Ja, weglassen';
export const no = 'Nein, danke';
export const areOff = 'Die anderen sehen jetzt deinen Namen und keine Zahl.';
