import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../tools/options.ts';
import { Dice } from '../simulation/dice.ts';
import { cutPower } from './cuts.ts';
import { oldInstallation, recordEvening } from './evening.ts';

const HELP = `npm run power-cut -- [--seconds 600] [--cuts 2000] [--seed N] [--defect]

Records every write, sync and rename of the built server with strace (Linux) while guests and a host save and delete and a
backup is made. Then it builds the disk as it may be after a power cut, at syncs and between them, and opens each one: what was acknowledged
must be there, what was deleted must not come back, and the server must start.
  --seconds  of recording: half of it on a new installation, half on the oldest one, whose tables the first start changes
  --defect   saves are acknowledged before the disk has them, and that must be found`;

const { seconds, cuts, seed, defect } = readOptions(
  HELP,
  { seconds: 600, cuts: 2_000, seed: Date.now() % 1_000_000, defect: false },
  (read) => read.seconds >= 1 && read.cuts >= 1,
);

const folder = mkdtempSync(join(tmpdir(), 'clink-power-cut-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const program = defect ? withDefect() : 'build/server/main.js';
const evenings = ['new', 'oldest'].map((name) => {
  const root = join(folder, name);
  const dataDir = join(root, 'data');
  const files = name === 'new' ? new Map<string, Buffer>() : oldInstallation(dataDir);
  return { name, root, dataDir, files, trace: `${root}.trace`, seconds: seconds / 2, program };
});
await Promise.all(evenings.map(recordEvening));
let found = 0;
for (const evening of evenings) {
  const report = await cutPower(evening, Math.ceil(cuts / 2), new Dice(seed));
  for (const violation of report.violations.slice(0, 20)) console.error(violation);
  found += report.violations.length;
  console.log(`${evening.name} installation
  ${report.saves} saves, ${report.deletions} deletions and ${report.backups} backups acknowledged, with ${report.syncs} syncs
  ${report.cuts} cuts, after ${report.starts} of which the whole server started: ${report.violations.length} violations`);
}
console.log(`seed ${seed}: ${found} violations${defect ? ', with a planted defect' : ''}`);
process.exit(found > 0 === defect ? 0 : 1);

/** Copies the built server with a planted defect: its database does not sync its commits to the disk. */
function withDefect(): string {
  const copy = join(process.cwd(), 'build', `server-with-defect-${process.pid}`);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync('build/server', copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))) {
    const path = join(copy, file);
    const sound = readFileSync(path, 'utf8');
    const unsound = sound.replace('synchronous = FULL', 'synchronous = OFF');
    if (unsound === sound) continue;
    writeFileSync(path, unsound);
    return join(copy, 'main.js');
  }
  throw new Error('the defect has no place in the built server');
}
