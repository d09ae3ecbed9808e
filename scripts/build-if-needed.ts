import { spawnSync } from 'node:child_process';
import { isFresh } from './is-fresh.ts';

// Builds the page and the server when there is a reason to, so that `npm start` is one command.
if (!isFresh('.')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
