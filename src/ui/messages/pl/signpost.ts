import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} jest pod adresem ${address}.`;
export const isNotHere = `Pod tym adresem nie ma aplikacji ${PRODUCT_NAME}. Otwórz link, który masz od gospodarzy, albo zeskanuj kod jeszcze raz.`;
export const forWhoeverRunsIt = `Dla administratora: to nie jest nazwa z PUBLIC_URL. Proxy przed serwerem musi przekazywać nagłówek Host.`;
