import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'it' satisfies Language;
export const locale = 'it';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'Festeggia e tieni il conto! Segna cosa bevi e segui la classifica in diretta.';
export const noScript = `${PRODUCT_NAME} ha bisogno di JavaScript per contare i tuoi drink. Attivalo e ricarica la pagina.`;

export const tooOld = (oldest: readonly string[]) =>
  `Questo browser è troppo vecchio per ${PRODUCT_NAME}. Aggiornalo o apri la pagina con uno più recente. Serve almeno ${new Intl.ListFormat(language, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `Non è stato possibile caricare ${PRODUCT_NAME}. Controlla la rete e riprova.`;
export const broken = 'Ops, qualcosa è andato storto in questa pagina. Ricaricala.';
export const stillLoading = `${PRODUCT_NAME} sta arrivando. Se non arriva, riprova.`;
export const loadAgain = 'Ricarica';
