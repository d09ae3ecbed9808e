import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} si trova su ${address}.`;
export const isNotHere = `${PRODUCT_NAME} non si trova a questo indirizzo. Apri il link che hai ricevuto o inquadra di nuovo il codice.`;
export const forWhoeverRunsIt = `Per chi gestisce il server: questo nome non è quello di PUBLIC_URL. Un proxy davanti deve inoltrare l’Host.`;
