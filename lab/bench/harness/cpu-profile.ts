import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
}

interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds between each sample and the one before. */
  readonly timeDeltas: readonly number[];
}

export interface SelfTime {
  readonly where: string;
  readonly ms: number;
}

/**
 * Time spent in each function itself, longest first, in the last `lastMs` of the profile that `node --cpu-prof` wrote
 * into a folder.
 */
export function selfTimes(dir: string, lastMs: number): SelfTime[] {
  const sums = new Map<string, number>();
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.cpuprofile'))) {
    const { nodes, samples, timeDeltas }: CpuProfile = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    const places = new Map(nodes.map((node) => [node.id, placeOf(node)]));
    let leftMs = timeDeltas.reduce((sum, us) => sum + us, 0) / 1_000;
    for (const [index, id] of samples.entries()) {
      leftMs -= (timeDeltas[index] ?? 0) / 1_000;
      if (leftMs > lastMs) continue;
      const place = places.get(id) ?? '';
      sums.set(place, (sums.get(place) ?? 0) + (timeDeltas[index] ?? 0) / 1_000);
    }
  }
  return [...sums].map(([where, ms]) => ({ where, ms })).sort((a, b) => b.ms - a.ms);
}

function placeOf({ callFrame }: ProfileNode): string {
  const { functionName, url, lineNumber } = callFrame;
  const file = url.split('/').slice(-2).join('/');
  return `${functionName || 'anonymous'}${file ? ` ${file}:${lineNumber + 1}` : ''}`;
}
