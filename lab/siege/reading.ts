import { quantile } from '../../tools/quantile.ts';
import type { SiegeReport } from './besiege.ts';
import type { HonestSave } from './wedding.ts';

/** In each phase, 99 % of all saves must be acknowledged within this time. */
const LATE_MS = 1_000;
const RESTART_WITHIN_MS = 2_000;

export function countOf(saves: readonly HonestSave[], status: number): number {
  return saves.filter((save) => save.status === status).length;
}

/** The time within which `share` of the saves were answered, in whole ms. */
export function quantileMs(saves: readonly { readonly tookMs: number }[], share: number): number {
  const times = saves.map(({ tookMs }) => tookMs);
  return Math.round(quantile(times, share) || 0);
}

/**
 * The harm to guests, in words. A broken connection is no harm, because the phone sends again. Waiting in a queue behind a
 * flood of connections is a known limit (docs/limits.md), and is not counted either.
 */
export function harmTo({ phases, refusedStreams, unsaved, survived, restartMs }: SiegeReport) {
  const honest = phases.flatMap((phase) => phase.honest);
  const newcomers = phases.flatMap((phase) => phase.newcomers);
  return {
    refusedSaves: honest.filter(({ status }) => isRefusal(status)).length,
    latePhases: phases.filter((phase) => quantileMs(phase.honest, 0.99) > LATE_MS).map(({ name }) => name),
    refusedStreams: refusedStreams.length,
    refusedNewcomers: newcomers.filter(({ saved, streamed }) => [saved, streamed].some(isRefusal)).length,
    harmed: phases.reduce((sum, { tally }) => sum + (tally?.harmed ?? 0), 0),
    unsaved,
    deaths: survived ? 0 : 1,
    slowRestarts: restartMs !== null && restartMs < RESTART_WITHIN_MS ? 0 : 1,
  };
}

function isRefusal(status: number): boolean {
  return status !== 200 && status !== 0;
}

export function isHarmless(report: SiegeReport): boolean {
  const { latePhases, ...counts } = harmTo(report);
  return latePhases.length === 0 && Object.values(counts).every((count) => count === 0);
}
