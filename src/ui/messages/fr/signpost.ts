import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} se trouve à l’adresse ${address}.`;
export const isNotHere = `${PRODUCT_NAME} n’est pas à cette adresse. Ouvre le lien que tu as reçu, ou scanne le code encore une fois.`;
export const forWhoeverRunsIt = `Pour la personne qui gère le serveur\u202f: ce nom n’est pas celui de PUBLIC_URL. Un proxy placé devant doit transmettre l’en-tête Host.`;
