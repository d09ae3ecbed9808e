/** The name on the screen (docs/readings.md#name). The storage key `clink` does not change with it. */
export const PRODUCT_NAME = 'Clink';
