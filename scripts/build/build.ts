import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startFailure } from '../../src/server/start/start-failure.ts';
import { withBuildLock } from './build-lock.ts';
import { isFresh } from './is-fresh.ts';
import { lackOfRoom } from './room-for-build.ts';

// Builds the page in all languages, or in the named ones, and the server. `--if-needed`: only if the last build is out of
// date. All builds write to the same folders, so a second build waits for the first.
const { positionals: languages, values } = parseArgs({
  options: { 'if-needed': { type: 'boolean' } },
  allowPositionals: true,
});
const STEPS = [
  `concurrently --raw --kill-others-on-fail "tsx scripts/build/build-page.ts ${languages.join(' ')}" "vite build --config vite.server.config.ts"`,
  'tsx scripts/build/publish.ts',
];

try {
  // While this process waited for the lock, another one may have built everything.
  await withBuildLock(async () => (values['if-needed'] && isFresh('.')) || build());
} catch (error) {
  fail(1, startFailure(error));
}

function build(): void {
  for (const step of STEPS) {
    const { status } = spawnSync(step, { shell: true, stdio: 'inherit' });
    if (status !== 0) fail(status ?? 1);
  }
}

/** The reason, such as a full disk, is printed last, because people read the last line first. */
function fail(status: number, reason?: string): never {
  if (reason !== undefined) console.error(reason);
  const lack = lackOfRoom('.');
  if (lack !== null) console.error(lack);
  process.exit(status);
}
