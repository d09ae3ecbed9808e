import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const fromUntil = (names: string, untilMs: number) =>
  isOne(TIME.format(untilMs))
    ? `de ${names} · hasta la ${TIME.format(untilMs)}`
    : `de ${names} · hasta las ${TIME.format(untilMs)}`;
export const putAway = 'Quitar de aquí';
export const comesBackAt = (untilMs: number) =>
  isOne(TIME.format(untilMs))
    ? `Tus bebidas están a salvo. Clink vuelve a la ${TIME.format(untilMs)}.`
    : `Tus bebidas están a salvo. Clink vuelve a las ${TIME.format(untilMs)}.`;
export const needItNow = 'Lo necesito ahora';
