import { createStore } from 'zustand/vanilla';

/**
 * The number of open sheets. It is in a separate file, so that simulated phones can use it without the stylesheet of
 * sheets.
 */
export const openSheets = createStore(() => 0);
