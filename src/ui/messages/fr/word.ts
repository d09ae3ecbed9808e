import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

export const fromUntil = (names: string, untilMs: number) => `signé ${names} · jusqu’à ${TIME.format(untilMs)}`;
export const putAway = 'Ranger ce mot';
export const comesBackAt = (untilMs: number) => `Tes verres sont bien gardés. Clink revient à ${TIME.format(untilMs)}.`;
export const needItNow = 'J’en ai besoin maintenant';
