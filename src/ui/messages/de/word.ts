import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

export const fromUntil = (names: string, untilMs: number) => `von ${names} · bis ${TIME.format(untilMs)} Uhr`;
export const putAway = 'Schließen';
export const comesBackAt = (untilMs: number) =>
  `Deine Getränke sind sicher. Um ${TIME.format(untilMs)} Uhr ist Clink wieder da.`;
export const needItNow = 'Trotzdem öffnen';
