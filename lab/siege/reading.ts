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

/** What guests suffered. A connection that broke and was made again is no harm: the phone has sent again. */
export function harmTo({ phases, refusedStreams, unsaved }: SiegeReport) {
  const honest = phases.flatMap((phase) => phase.honest);
  const refusedSaves = honest.filter(({ status }) => status !== 200 && status !== 0).length;
  return { refusedSaves, refusedStreams: refusedStreams.length, unsaved };
}
