import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

/** Beside a word of the hosts. `names`: the couple. */
export const fromUntil = (names: string, untilMs: number) => `from ${names} · until ${TIME.format(untilMs)}`;
export const putAway = 'Put this away';
/** While phones are down. */
export const comesBackAt = (untilMs: number) => `Your drinks are safe. Clink comes back at ${TIME.format(untilMs)}.`;
export const needItNow = 'I need it now';
