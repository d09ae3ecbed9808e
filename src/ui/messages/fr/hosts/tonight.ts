import { plural } from '../forms.ts';

export const guestsWord = (count: number) => plural(count, { one: 'invité', other: 'invités' });
export const guestsHere = (count: number) => plural(count, { one: 'invité en ligne', other: 'invités en ligne' });
export const sinceTheToast = 'depuis le dernier toast';
export const noToastYet = 'pas encore de toast';
export const aWord = 'Un mot';
export const toTheRoom = 'à la salle';
export const pause = 'Pause';
export const pauseWhat = 'le classement';
export const goOn = 'Relancer';
export const goOnWhat = 'le classement';

export const lastHours = 'Les dernières heures';
export const allGuests = (count: number) => plural(count, { one: `${count} invité`, other: `Les ${count} invités` });
export const cameIn = (name: string) => `Arrivée : ${name}`;
export const clinked = (one: string, other: string) => `${one} et ${other} ont trinqué`;
export const firstToast = (name: string) => `Premier verre levé : ${name}`;
export const watersTogether = (count: number) => `${count} verres d’eau ensemble`;
export const midnight = 'Minuit. Un nouveau jour ensemble';
export const allIsQuiet = 'Tout est calme. Les arrivées et les toasts s’affichent ici.';

export const audibleKnock = 'Entendre frapper';
export const audibleKnockHint =
  'Quand quelqu’un est devant la porte et que cette page est ouverte. Seulement sur cet appareil.';
export const keptSilent =
  'Ce navigateur garde la page muette jusqu’à ce que tu la touches. Une fois suffit, n’importe où.';
export const cannotSound = 'Ce navigateur ne peut pas émettre de son.';
