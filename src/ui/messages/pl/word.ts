import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

export const fromUntil = (names: string, untilMs: number) => `${names} · do ${TIME.format(untilMs)}`;
export const putAway = 'Schowaj';
export const comesBackAt = (untilMs: number) => `Twoje napoje są bezpieczne. Clink wróci o ${TIME.format(untilMs)}.`;
export const needItNow = 'Potrzebuję go teraz';
