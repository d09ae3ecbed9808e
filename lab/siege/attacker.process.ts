import { once } from 'node:events';
import { TACTICS, type TacticName } from './tactics.ts';

export interface Order {
  readonly tactic: TacticName;
  readonly url: string;
  readonly victim: string;
  readonly forMs: number;
}

/** Requests that are still unanswered this long after the end of the attack are aborted. */
const UNANSWERED_MS = 5_000;
const REFUSALS = [429, 503];

/** Attacks with one tactic. Resolves with the results. */
async function carryOut({ tactic, url, victim, forMs }: Order) {
  /** The number of answers by status. 0 means a failed connection. */
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();
  /** The time of the first 429 or 503, in ms after the first request. */
  let firstRefusalMs = null as number | null;
  const note = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (REFUSALS.includes(status)) firstRefusalMs ??= performance.now() - startedAt;
  };
  let harmed = 0;
  const harm = (count: number) => {
    harmed += count;
  };
  const isOver = () => performance.now() - startedAt >= forMs;
  const patience = new Promise((resolve) => setTimeout(resolve, forMs + UNANSWERED_MS));
  await Promise.race([TACTICS[tactic]({ url: new URL(url), victim, forMs, isOver, note, harm }), patience]);
  return { seconds: (performance.now() - startedAt) / 1_000, statuses, firstRefusalMs, harmed };
}
export type Tally = Awaited<ReturnType<typeof carryOut>>;

const [order] = await once(process, 'message');
process.send?.(await carryOut(order), () => process.exit());
