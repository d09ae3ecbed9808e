import { once } from 'node:events';
import { TACTICS, type TacticName } from './tactics.ts';

/** What an attacker did with one tactic. */
export interface Tally {
  readonly seconds: number;
  /** How often each status was answered; 0 stands for a connection that failed. */
  readonly statuses: Readonly<Record<number, number>>;
  /** When the server first said 429 or 503 (ms after the first request). */
  readonly firstRefusalMs: number | null;
}

export interface Order {
  readonly tactic: TacticName;
  readonly url: string;
  readonly victim: string;
  readonly forMs: number;
}

/** What is still unanswered this long after the end is given up. */
const UNANSWERED_MS = 5_000;
const REFUSALS = [429, 503];

async function carryOut({ tactic, url, victim, forMs }: Order): Promise<Tally> {
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();
  let firstRefusalMs: number | null = null;
  const note = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (REFUSALS.includes(status)) firstRefusalMs ??= performance.now() - startedAt;
  };
  const isOver = () => performance.now() - startedAt >= forMs;
  const patience = new Promise((resolve) => setTimeout(resolve, forMs + UNANSWERED_MS));
  await Promise.race([TACTICS[tactic]({ url: new URL(url), victim, isOver, note }), patience]);
  return { seconds: (performance.now() - startedAt) / 1_000, statuses, firstRefusalMs };
}

const [order] = await once(process, 'message');
process.send?.(await carryOut(order), () => process.exit());
