import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { isFresh } from './is-fresh.ts';

const BUILD_ENGLISH = ['npm', 'run', '--silent', 'build:english'];
const BUILD_LANGUAGES = [process.execPath, '--import', 'tsx', 'scripts/build/build-languages.ts'];
const LOG = 'build/languages.log';

// Builds the page and the server when there is a reason to, so that `npm start` is one command. What a bundler prints on the
// way looks like faults to whoever only wants to run Clink, so it is shown if the build fails. `npm run build` shows it all.
// The arguments name the other languages that are needed at once, or --all. With --others-later all are built while the
// server already answers in English.
if (!isFresh('.')) {
  console.log('Building Clink, which takes some seconds.');
  runQuietly(BUILD_ENGLISH);
}
const asked = process.argv.slice(2);
const missing = LANGUAGES.filter((language) => language !== 'en' && !existsSync(`dist/${language}/index.html`));
const needed = missing.filter((language) => asked.includes(language) || asked.includes('--all'));
if (needed.length > 0) runQuietly([...BUILD_LANGUAGES, ...needed]);
if (asked.includes('--others-later') && missing.length > 0) runLater([...BUILD_LANGUAGES, ...missing]);

function runQuietly([command = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { shell: command === 'npm', encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}

/** The server that starts now comes first. */
function runLater([command = '', ...args]: readonly string[]): void {
  mkdirSync('build', { recursive: true });
  const log = openSync(LOG, 'w');
  const child = spawn(command, args, { detached: true, stdio: ['ignore', log, log] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
}
