import type { Totals } from '../live-client.ts';

const REMEMBERED = 32;

/** Parses each text once. One load process acts for thousands of phones, and they all get the same text. */
export function readOnce(read: (text: string) => Totals): (text: string) => Totals {
  const known = new Map<string, Totals>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const totals = read(text);
    known.set(text, totals);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return totals;
  };
}
