import type { SiegeReport } from './besiege.ts';
import type { HonestSave } from './wedding.ts';

export function countOf(saves: readonly HonestSave[], status: number): number {
  return saves.filter((save) => save.status === status).length;
}

/** How long the given share of saves took at most, in whole ms. */
export function quantileMs(saves: readonly HonestSave[], share: number): number {
  const sorted = saves.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
}

/** No guest was refused a save or a stream, and nothing was lost. */
export function isHonestWhole({ phases, refusedStreams, unsaved }: SiegeReport): boolean {
  const statuses = new Set(phases.flatMap(({ honest }) => honest.map(({ status }) => status)));
  return [...statuses].every((status) => status === 200) && refusedStreams.length === 0 && unsaved === 0;
}
