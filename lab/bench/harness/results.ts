import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Measure } from './measure.ts';

const RESULTS_DIR = 'lab/bench/results';

/** The result of measuring one part once. */
export interface Run {
  readonly part: string;
  readonly at: string;
  readonly cores: number;
  readonly node: string;
  readonly measures: readonly Measure[];
}

export function runOf(part: string, measures: readonly Measure[]): Run {
  return { part, at: new Date().toISOString(), cores: cpus().length, node: process.version, measures };
}

/** @returns the file's path. */
export function saveRun(run: Run): string {
  mkdirSync(RESULTS_DIR, { recursive: true });
  const path = join(RESULTS_DIR, `${run.part}-${run.at.replaceAll(':', '-')}.json`);
  writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`);
  return path;
}

/** The last runs of a part, oldest first. */
export function lastRuns(part: string, count: number): Run[] {
  mkdirSync(RESULTS_DIR, { recursive: true });
  return readdirSync(RESULTS_DIR)
    .filter((name) => new RegExp(`^${part}-\\d{4}-.*\\.json$`).test(name))
    .sort()
    .slice(-count)
    .map((name) => JSON.parse(readFileSync(join(RESULTS_DIR, name), 'utf8')));
}
