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

/** Under a name that is not the server's. It names neither that name nor the right one. */
const isNotHere: Readonly<Record<Language, readonly [forGuests: string, forOperators: string]>> = {
  en: [
    `${PRODUCT_NAME} is not at this address. Please open the link that you were given, or scan the code again.`,
    `For whoever runs it: this name is not that of PUBLIC_URL. A proxy in front must pass the Host on.`,
  ],
  de: [
    `Unter dieser Adresse ist ${PRODUCT_NAME} nicht zu finden. Bitte öffne den Link, den du bekommen hast, oder scanne den Code noch einmal.`,
    `Für die Person, die es betreibt: Dieser Name ist nicht der von PUBLIC_URL. Ein Proxy davor muss den Host weitergeben.`,
  ],
  fr: [
    `${PRODUCT_NAME} n’est pas à cette adresse. Ouvre le lien que tu as reçu, ou scanne le code encore une fois.`,
    `Pour la personne qui gère le serveur : ce nom n’est pas celui de PUBLIC_URL. Un proxy placé devant doit transmettre l’en-tête Host.`,
  ],
  es: [
    `${PRODUCT_NAME} no está en esta dirección. Abre el enlace que te han dado o escanea el código otra vez.`,
    `Para quien lleva el servidor: este nombre no es el de PUBLIC_URL. Un proxy delante debe pasar el Host.`,
  ],
  it: [
    `${PRODUCT_NAME} non si trova a questo indirizzo. Apri il link che hai ricevuto o inquadra di nuovo il codice.`,
    `Per chi gestisce il server: questo nome non è quello di PUBLIC_URL. Un proxy davanti deve inoltrare l’Host.`,
  ],
  nl: [
    `${PRODUCT_NAME} is niet op dit adres te vinden. Open de link die je hebt gekregen of scan de code opnieuw.`,
    `Voor wie de server beheert: deze naam is niet die van PUBLIC_URL. Een proxy ervoor moet de Host doorgeven.`,
  ],
  pl: [
    `Pod tym adresem nie ma aplikacji ${PRODUCT_NAME}. Otwórz link, który masz od gospodarzy, albo zeskanuj kod jeszcze raz.`,
    `Dla administratora: to nie jest nazwa z PUBLIC_URL. Proxy przed serwerem musi przekazywać nagłówek Host.`,
  ],
  pt: [
    `O ${PRODUCT_NAME} não está neste endereço. Abre o link que recebeste ou lê o código outra vez.`,
    `Para quem gere o servidor: este nome não é o de PUBLIC_URL. Um proxy à frente tem de transmitir o Host.`,
  ],
  ar: [
    `${PRODUCT_NAME} ليس على هذا العنوان. يمكنك فتح الرابط الذي وصلك أو مسح الرمز مرة أخرى.`,
    `لمن يدير الخادم: هذا الاسم ليس اسم PUBLIC_URL. على الوكيل الذي أمامه أن يمرّر الترويسة Host.`,
  ],
};

/** A page for whoever comes under a name that is not the server's. */
export function noPlaceHere(language: Language): string {
  return pageOf(language, ...isNotHere[language]);
}

/** A page that leads to `path` of the server. */
export function signpostTo({ origin }: URL, path: string, language: Language): string {
  const address = `${origin}${path.startsWith('/') ? path : '/'}`.replace(
    /[&"<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  const link = `<bdi><a href="${address}">${origin}</a></bdi>`;
  return pageOf(language, isAt[language](link));
}

function pageOf(language: Language, ...paragraphs: readonly string[]): string {
  const body = paragraphs.map((html) => `<p>${html}</p>`).join('');
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME}</title>${body}</html>`;
}
