import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `O ${PRODUCT_NAME} está em ${address}.`;
export const isNotHere = `O ${PRODUCT_NAME} não está neste endereço. Abre o link que recebeste ou lê o código outra vez.`;
export const forWhoeverRunsIt = `Para quem gere o servidor: este nome não é o de PUBLIC_URL. Um proxy à frente tem de transmitir o Host.`;
