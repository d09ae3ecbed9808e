/** The product's name on the screen (docs/readings.md#name). The storage key `clink` does not depend on this name. */
export const PRODUCT_NAME = 'Clink';
