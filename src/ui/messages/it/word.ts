import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const fromUntil = (names: string, untilMs: number) =>
  isOne(TIME.format(untilMs))
    ? `da ${names} · fino all’${TIME.format(untilMs)}`
    : `da ${names} · fino alle ${TIME.format(untilMs)}`;
export const putAway = 'Metti via';
export const comesBackAt = (untilMs: number) =>
  isOne(TIME.format(untilMs))
    ? `I tuoi drink sono al sicuro. Clink torna all’${TIME.format(untilMs)}.`
    : `I tuoi drink sono al sicuro. Clink torna alle ${TIME.format(untilMs)}.`;
export const needItNow = 'Mi serve adesso';
