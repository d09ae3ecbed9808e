import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'es' satisfies Language;
export const locale = 'es';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = '¡Lleva la cuenta de la fiesta! Apunta lo que bebes y sigue el ranking en directo.';
export const noScript = `${PRODUCT_NAME} necesita JavaScript para contar tus bebidas. Actívalo y vuelve a cargar la página.`;

export const tooOld = (oldest: readonly string[]) =>
  `Este navegador es demasiado antiguo para ${PRODUCT_NAME}. Actualízalo o abre esta página con otro más reciente. Hace falta al menos ${new Intl.ListFormat(language, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `${PRODUCT_NAME} no se ha podido cargar. Comprueba la conexión e inténtalo otra vez.`;
export const broken = 'Vaya, algo ha fallado en esta página. Vuelve a cargarla.';
export const stillLoading = `${PRODUCT_NAME} está de camino. Si no llega, inténtalo otra vez.`;
export const loadAgain = 'Volver a cargar';
