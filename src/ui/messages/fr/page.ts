import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'fr' satisfies Language;
export const locale = 'fr';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'Garde le fil de ta fête ! Note tes verres et suis le classement en direct.';
export const noScript = `${PRODUCT_NAME} a besoin de JavaScript pour compter tes verres. Active-le, puis recharge cette page.`;

export const tooOld = (oldest: readonly string[]) =>
  `Ce navigateur est trop ancien pour ${PRODUCT_NAME}. Mets-le à jour ou ouvre cette page avec un plus récent. Il faut au moins ${new Intl.ListFormat(language, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `${PRODUCT_NAME} n’a pas pu se charger. Vérifie ta connexion et réessaie.`;
export const broken = 'Oups, cette page a eu un problème. Recharge-la.';
export const stillLoading = `${PRODUCT_NAME} est encore en route. S’il n’arrive pas, réessaie.`;
export const loadAgain = 'Recharger';
