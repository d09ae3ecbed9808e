import { spawnSync } from 'node:child_process';
import { isFresh } from './is-fresh.ts';

// Builds the page and the server if they are out of date, so that `npm start` is one command. The bundler's output looks like
// errors, so it is shown only if the build fails. `npm run build` shows the whole output.
if (!isFresh('.')) {
  console.log('Building Clink, which takes some seconds.');
  const command = 'npm run --silent build -- --if-needed';
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
}
