import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PLANTED_DEFECTS, type PlantedDefect } from './planted-defects.ts';

const USAGE = `npm run simulate:defects [-- --turn N]

Plants one defect after another in a copy of the code. The simulation must find each.
  --turn  only two defects: the next two for each N`;
const PER_TURN = 2;

const RUNS = 50;

/** The first seed whose evening shows the defect, or null. */
function firstSeedThatShows({ file, correct, wrong, mode, runs = RUNS }: PlantedDefect): number | null {
  const copy = mkdtempSync(join(tmpdir(), 'clink-defect-'));
  try {
    for (const part of ['src', 'tools', 'lab/simulation', 'package.json', 'tsconfig.json'])
      cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const source = readFileSync(file, 'utf8');
    if (!source.includes(correct)) throw new Error(`${file} no longer contains ${correct}`);
    const planted = source.replace(correct, () => wrong);
    writeFileSync(join(copy, file), planted);
    const args = [
      '--import',
      'tsx',
      'lab/simulation/simulate.ts',
      '--runs',
      String(runs),
      '--failures',
      '1',
      ...(mode ? [mode] : []),
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    // The output must mention evenings: a simulation that failed to start would find no defect either.
    if (!/evenings in /.test(stdout)) throw new Error(stderr);
    const [, seed] = /^seed (\d+):/m.exec(stdout) ?? [];
    return seed === undefined ? null : Number(seed);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function chosenDefects(): readonly PlantedDefect[] {
  const { values } = parseArgs({ options: { turn: { type: 'string' } } });
  if (values.turn === undefined) return PLANTED_DEFECTS;
  const turn = Number(values.turn);
  if (!Number.isSafeInteger(turn) || turn < 0) throw new Error(USAGE);
  const first = (turn * PER_TURN) % PLANTED_DEFECTS.length;
  return [...PLANTED_DEFECTS, ...PLANTED_DEFECTS].slice(first, first + PER_TURN);
}

for (const defect of chosenDefects()) {
  const seed = firstSeedThatShows(defect);
  console.log(`${seed === null ? 'not found' : `found with seed ${seed}`}: ${defect.name}`);
  if (seed === null) process.exitCode = 1;
}
