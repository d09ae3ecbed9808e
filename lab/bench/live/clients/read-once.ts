import type { Totals } from '../live-client.ts';

const REMEMBERED = 32;

/** Reads each text once: thousands of phones get the same one, and one load process stands for all of them. */
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
