import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'de' satisfies Language;
export const locale = 'de';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'Behalt deinen Abend im Blick! Trag deine Getränke ein und sieh die Rangliste live.';
export const noScript = `${PRODUCT_NAME} braucht JavaScript, um deine Getränke zu zählen. Bitte schalte es ein und lade die Seite neu.`;

export const tooOld = (oldest: readonly string[]) =>
  `Dieser Browser ist zu alt für ${PRODUCT_NAME}. Bitte aktualisiere ihn, oder öffne die Seite mit einem neueren. Nötig ist mindestens ${new Intl.ListFormat(locale, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `${PRODUCT_NAME} ließ sich nicht laden. Bitte prüfe dein Netz und versuch es noch einmal.`;
export const broken = 'Auf dieser Seite ist leider etwas schiefgegangen. Bitte lade sie neu.';
export const stillLoading = `${PRODUCT_NAME} ist noch unterwegs zu dir. Wenn nichts kommt, versuch es bitte noch einmal.`;
export const loadAgain = 'Neu laden';
