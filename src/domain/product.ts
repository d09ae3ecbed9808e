/** The shown name (readings, Name). The storage key `clink` never changes with it. */
export const PRODUCT_NAME = 'Clink';
