/** The name on the screen (docs/readings.md#name). The storage key `clink` stays even if the name changes. */
export const PRODUCT_NAME = 'Clink';
