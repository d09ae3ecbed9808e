import { plural } from '../forms.ts';

export const guestsWord = (count: number) =>
  plural(count, { one: 'gość', few: 'goście', many: 'gości', other: 'gościa' });
export const guestsHere = (count: number) =>
  plural(count, {
    one: 'gość teraz tutaj',
    few: 'goście teraz tutaj',
    many: 'gości teraz tutaj',
    other: 'gościa teraz tutaj',
  });
export const sinceTheToast = 'od ostatniego toastu';
export const noToastYet = 'jeszcze bez toastu';
export const aWord = 'Słówko';
export const toTheRoom = 'do sali';
export const pause = 'Wstrzymaj';
export const pauseWhat = 'ranking';
export const goOn = 'Wznów';
export const goOnWhat = 'ranking';

export const lastHours = 'Ostatnie godziny';
export const allGuests = (count: number) =>
  plural(count, {
    one: '1 gość',
    few: `Wszyscy goście: ${count}`,
    many: `Wszyscy goście: ${count}`,
    other: `Wszyscy goście: ${count}`,
  });
export const cameIn = (name: string) => `Jest już z nami: ${name}`;
export const clinked = (one: string, other: string) => `Brzdęk! ${one} i ${other}`;
export const firstToast = (name: string) => `Pierwszy toast: ${name}`;
export const watersTogether = (count: number) => `Razem już ${count} szklanek wody`;
export const midnight = 'Północ. Razem w nowy dzień';
export const allIsQuiet = 'Na razie spokój. Tu widać, kto przychodzi i kto się stuka.';

export const audibleKnock = 'Pukanie, które słychać';
export const audibleKnockHint = 'Gdy ktoś stoi przed drzwiami, a ta strona jest otwarta. Tylko na tym urządzeniu.';
export const keptSilent = 'Ta przeglądarka wycisza stronę, dopóki jej nie dotkniesz. Wystarczy raz, gdziekolwiek.';
export const cannotSound = 'Ta przeglądarka nie odtwarza dźwięków.';
