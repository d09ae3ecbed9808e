import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} está en ${address}.`;
export const isNotHere = `${PRODUCT_NAME} no está en esta dirección. Abre el enlace que te han dado o escanea el código otra vez.`;
export const forWhoeverRunsIt = `Para quien lleva el servidor: este nombre no es el de PUBLIC_URL. Un proxy delante debe pasar el Host.`;
