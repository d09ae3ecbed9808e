import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'nl' satisfies Language;
export const locale = 'nl';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'Hou je feestavond bij! Noteer wat je drinkt en volg de ranglijst live.';
export const noScript = `${PRODUCT_NAME} heeft JavaScript nodig om je drankjes te tellen. Zet het aan en laad deze pagina opnieuw.`;

export const tooOld = (oldest: readonly string[]) =>
  `Deze browser is te oud voor ${PRODUCT_NAME}. Werk hem bij of open deze pagina met een nieuwere. Je hebt minstens ${new Intl.ListFormat(locale, { type: 'disjunction' }).format(oldest)} nodig.`;
export const notLoaded = `${PRODUCT_NAME} kon niet worden geladen. Controleer je verbinding en probeer het nog eens.`;
export const broken = 'Sorry, er ging iets mis op deze pagina. Laad hem opnieuw.';
export const stillLoading = `${PRODUCT_NAME} is nog naar je onderweg. Komt er niets, probeer het dan nog eens.`;
export const loadAgain = 'Opnieuw laden';
