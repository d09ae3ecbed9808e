import { directionOf, type Language } from '../../domain/languages.ts';
import { PRODUCT_NAME } from '../../domain/product.ts';

const isAt: Readonly<Record<Language, (address: string) => string>> = {
  en: (address) => `${PRODUCT_NAME} is at ${address}.`,
  de: (address) => `${PRODUCT_NAME} findest du unter ${address}.`,
  fr: (address) => `${PRODUCT_NAME} se trouve à l’adresse ${address}.`,
  es: (address) => `${PRODUCT_NAME} está en ${address}.`,
  it: (address) => `${PRODUCT_NAME} si trova su ${address}.`,
  nl: (address) => `${PRODUCT_NAME} vind je op ${address}.`,
  pl: (address) => `${PRODUCT_NAME} jest pod adresem ${address}.`,
  pt: (address) => `O ${PRODUCT_NAME} está em ${address}.`,
  ar: (address) => `عنوان ${PRODUCT_NAME} هو ${address}.`,
};

/** A page that leads to `path` of the server. */
export function signpostTo({ origin }: URL, path: string, language: Language): string {
  const address = `${origin}${path.startsWith('/') ? path : '/'}`.replace(
    /[&"<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  const link = `<bdi><a href="${address}">${origin}</a></bdi>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME}</title><p>${isAt[language](link)}</p></html>`;
}
