import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/find-postgres.ts';
import { isDue, runsNow } from './scripts/turn.ts';

/** Tests that start PostgreSQL, Caddy, or the server and its commands as processes. `npm run check` leaves them out. */
const WITH_PROCESSES = [
  'src/server/{postgres,testing/deploy}/**/*.test.ts',
  'src/server/start/{announce,rolling-restart,loaded-late,start-after-flood}.test.ts',
  'src/server/{log/log-destination,celebrations/celebration-command}.test.ts',
  'scripts/commands/rehearsal/rehearsal.test.ts',
];

/** The slowest of them. `npm test` runs one group, and the next one with the next commit. Each takes about as long as the others. */
const SLOWEST = [
  ['src/server/{postgres/two-servers,start/rolling-restart}.test.ts', 'scripts/commands/rehearsal/rehearsal.test.ts'],
  ['src/server/{celebrations/celebration-command,testing/deploy/caddy,postgres/database,start/loaded-late}.test.ts'],
  [
    'src/server/{postgres/commands-on-postgres,testing/deploy/nginx,testing/deploy/image}.test.ts',
    'lab/fuzz/accounts/account-fuzz.test.ts',
  ],
];
const DUE = SLOWEST.filter((_, index) => runsNow(index, SLOWEST.length)).flat();

/**
 * A short version of `npm run cluster-test`, what measures times, a night of a wall, and installations of the image and of the
 * package. They run every night.
 */
const NIGHTLY = [
  'lab/cluster/cluster.test.ts',
  'lab/fuzz/linear-time.test.ts',
  'lab/simulation/night-of-a-wall.test.ts',
  'src/server/testing/deploy/{dockerfile,package}.test.ts',
];

/** Some rules of hosts and of tickets once more, a third of them in turn. The project `server` shows them over SQLite. */
const OVER_POSTGRES = [
  'src/server/hosting/{moderation,door,log}.test.ts',
  'src/server/hosting/{co-hosts,room-streams,odd-texts}.test.ts',
  'src/server/{accounts/{operator,hosts-and-celebrations},tickets/tickets,wall/quiet-on-and-off}.test.ts',
].filter((_, index, all) => isDue(index, all.length));

/** They read stylesheets, sentences and sources. No document is needed. */
const FILES_OF_THE_PAGE = ['src/ui/{look,messages}/*.test.ts'];

function project(name: string, include: readonly string[], more: object = {}) {
  return { extends: true as const, test: { name, include: [...include], ...more } };
}

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['./src/test-setup.ts'],
    globalSetup: ['./src/server/testing/memory-folder.setup.ts', './src/server/postgres/test-server.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // More than there are cores, for the tests that wait.
    maxWorkers: availableParallelism() + 2,
    // Stylesheets that are read as text have their text. Class names stay as the stylesheets write them, so that a test can
    // show a component in its styles.
    css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
    // For a busy machine: no fact here is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Without isolation the modules of a project are loaded once for each worker, not for each file: a quarter less to compute.
    projects: [
      ...(findPostgres() ? [project('postgres', OVER_POSTGRES, { env: { TEST_ENGINE: 'postgres' } })] : []),
      project('nightly', NIGHTLY),
      // What needs no document. Those that wait for processes are among them, so that others compute meanwhile.
      project('server', ['{src/{domain,server,sync},scripts}/**/*.test.ts', ...FILES_OF_THE_PAGE], {
        exclude: [
          ...configDefaults.exclude,
          ...NIGHTLY,
          ...(process.env.NO_PROCESSES ? WITH_PROCESSES : SLOWEST.flat()),
        ],
        isolate: false,
      }),
      project('lab', ['lab/**/*.test.ts'], { exclude: [...configDefaults.exclude, ...NIGHTLY, ...SLOWEST.flat()] }),
      // Projects begin in the order of their names. So these, which mostly wait, run beside the first of those that compute.
      project('processes', DUE, { isolate: false }),
      // The built product in Firefox and WebKit.
      project('engines', ['e2e/engines/*.test.ts'], { retry: 1 }),
      project('page', ['src/ui/**/*.test.{ts,tsx}'], {
        exclude: FILES_OF_THE_PAGE,
        environment: 'happy-dom',
        isolate: false,
      }),
    ],
  },
});
