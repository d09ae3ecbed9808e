import { createStore } from 'zustand/vanilla';

/**
 * How many sheets are open. The number is in a file of its own, so that simulated phones can use it without the styles
 * of a sheet.
 */
export const openSheets = createStore(() => 0);
