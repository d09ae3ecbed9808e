import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} findest du unter ${address}.`;
export const isNotHere = `Unter dieser Adresse ist ${PRODUCT_NAME} nicht zu finden. Bitte öffne den Link, den du bekommen hast, oder scanne den Code noch einmal.`;
export const forWhoeverRunsIt = `Für die Person, die es betreibt: Dieser Name ist nicht der von PUBLIC_URL. Ein Proxy davor muss den Host weitergeben.`;
