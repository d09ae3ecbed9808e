import { createStore } from 'zustand/vanilla';

/** How many sheets are open. */
export const openSheets = createStore(() => 0);
