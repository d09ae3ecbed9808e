import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `${PRODUCT_NAME} is at ${address}.`;
export const isNotHere = `${PRODUCT_NAME} is not at this address. Please open the link that you were given, or scan the code again.`;
export const forWhoeverRunsIt = `For whoever runs it: this name is not that of PUBLIC_URL. A proxy in front must pass the Host on.`;
