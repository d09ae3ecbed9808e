import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const fromUntil = (names: string, untilMs: number) =>
  isOne(TIME.format(untilMs))
    ? `de ${names} · até à ${TIME.format(untilMs)}`
    : `de ${names} · até às ${TIME.format(untilMs)}`;
export const putAway = 'Tirar daqui';
export const comesBackAt = (untilMs: number) =>
  isOne(TIME.format(untilMs))
    ? `As tuas bebidas estão guardadas. O Clink volta à ${TIME.format(untilMs)}.`
    : `As tuas bebidas estão guardadas. O Clink volta às ${TIME.format(untilMs)}.`;
export const needItNow = 'Preciso dele já';
