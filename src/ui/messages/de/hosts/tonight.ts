import { plural } from '../forms.ts';

export const guestsWord = (count: number) => plural(count, { one: 'Gast', other: 'Gäste' });
export const guestsHere = (count: number) => plural(count, { one: 'Gast gerade da', other: 'Gäste gerade da' });
export const sinceTheToast = 'seit dem Anstoßen';
export const noToastYet = 'noch kein Prost';
export const aWord = 'Ein Wort';
export const toTheRoom = 'an alle';
export const pause = 'Pause';
export const pauseWhat = 'der Rangliste';
export const goOn = 'Weiter';
export const goOnWhat = 'mit der Rangliste';

export const lastHours = 'Zuletzt';
export const allGuests = (count: number) => plural(count, { one: '1 Gast', other: `Alle ${count} Gäste` });
export const cameIn = (name: string) => `${name} ist gekommen`;
export const clinked = (one: string, other: string) => `${one} und ${other} haben angestoßen`;
export const firstToast = (name: string) => `${name} hat das erste Glas gehoben`;
export const watersTogether = (count: number) => `Zusammen schon ${count} Gläser Wasser`;
export const midnight = 'Mitternacht. Auf in den neuen Tag';
export const allIsQuiet = 'Alles ruhig. Hier steht, wer kommt und wer anstößt.';

export const audibleKnock = 'Klopfen, das man hört';
export const audibleKnockHint = 'Wenn jemand an der Tür steht und diese Seite offen ist. Gilt nur auf diesem Gerät.';
export const keptSilent = 'Dieser Browser hält die Seite stumm, bis du sie berührst. Einmal irgendwo tippen genügt.';
export const cannotSound = 'Dieser Browser kann keine Töne machen.';
