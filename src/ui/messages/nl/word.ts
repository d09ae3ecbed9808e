import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

export const fromUntil = (names: string, untilMs: number) => `van ${names} · tot ${TIME.format(untilMs)}`;
export const putAway = 'Sluiten';
export const comesBackAt = (untilMs: number) => `Je drankjes zijn veilig. Om ${TIME.format(untilMs)} is Clink er weer.`;
export const needItNow = 'Toch openen';
