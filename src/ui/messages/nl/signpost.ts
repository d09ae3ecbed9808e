import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} vind je op ${address}.`;
export const isNotHere = `${PRODUCT_NAME} is niet op dit adres te vinden. Open de link die je hebt gekregen of scan de code opnieuw.`;
export const forWhoeverRunsIt = `Voor wie de server beheert: deze naam is niet die van PUBLIC_URL. Een proxy ervoor moet de Host doorgeven.`;
