import type { Recap } from './recap.ts';

/** The complete recap of an evening with 40 guests. */
export function recapWith(changes: Partial<Recap>): Recap {
  return {
    isComplete: true,
    readyAt: '2026-06-21T06:00:00.000Z',
    guests: 40,
    logged: 31,
    drinks: 0,
    withoutAlcohol: 0,
    waters: 0,
    kinds: [],
    menu: [],
    hours: [],
    ...changes,
  };
}
