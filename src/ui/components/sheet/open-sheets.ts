import { createStore } from 'zustand/vanilla';

/** How many sheets are open. It stands apart from the drawn sheet, so that simulated phones run without styles. */
export const openSheets = createStore(() => 0);
