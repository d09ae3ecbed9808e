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

/**
 * The slowest of these tests, and of those with many files, in groups that take about equally long. `npm test` runs one group,
 * and the next commit the next one.
 */
const SLOWEST = [
  [
    'src/server/{postgres/{two-servers,two-nodes,tls},start/rolling-restart,testing/deploy/health-check}.test.ts',
    'scripts/commands/rehearsal/rehearsal.test.ts',
    'src/server/store/salvage.test.ts',
  ],
  [
    'src/server/{celebrations/celebration-command,testing/deploy/caddy,start/{loaded-late,announce}}.test.ts',
    'src/server/postgres/{database,tickets-on-two-servers,accounts-on-two-servers}.test.ts',
  ],
  [
    'src/server/postgres/{commands-on-postgres,hosts-on-two-servers,slow-count,move/move-installation}.test.ts',
    'src/server/{backup/unsound-backups,testing/deploy/{nginx,image}}.test.ts',
    'lab/fuzz/accounts/account-fuzz.test.ts',
  ],
];
const DUE = SLOWEST.filter((_, index) => runsNow(index, SLOWEST.length)).flat();

/**
 * A short version of `npm run cluster-test`, measurements of time, a wall's night, and installations of the image and of the
 * package. Only `npm run nightly` runs them.
 */
const NIGHTLY = [
  'lab/cluster/cluster.test.ts',
  'lab/fuzz/linear-time.test.ts',
  'lab/simulation/night-of-a-wall.test.ts',
  'src/server/testing/deploy/{dockerfile,package}.test.ts',
];

/** Tests of hosts and tickets that also run on PostgreSQL, a third of them in turn. The project `server` runs them on SQLite. */
const OVER_POSTGRES = [
  'src/server/hosting/{moderation,door,log}.test.ts',
  'src/server/hosting/{co-hosts,room-streams,odd-texts}.test.ts',
  'src/server/{accounts/{operator,hosts-and-celebrations},tickets/tickets,wall/quiet-on-and-off}.test.ts',
].filter((_, index, all) => isDue(index, all.length));

/** These tests only read stylesheets, sentences and sources, and need no DOM. */
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
    // More workers than cores, because some tests only wait.
    maxWorkers: availableParallelism() + 2,
    // Stylesheets that are imported as text keep their text. Class names stay as the stylesheets write them, so that a test can
    // render a component with its styles.
    css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
    // Long enough for a busy machine. These tests do not measure time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Without isolation, each worker loads the modules of a project once and not for each file, which saves a quarter of the time.
    projects: [
      ...(findPostgres() ? [project('postgres', OVER_POSTGRES, { env: { TEST_ENGINE: 'postgres' } })] : []),
      project('nightly', NIGHTLY),
      // Tests that need no DOM. Some of them wait for processes, so that other tests can use the cores meanwhile.
      project('server', ['{src/{domain,server,sync},scripts}/**/*.test.ts', ...FILES_OF_THE_PAGE], {
        exclude: [
          ...configDefaults.exclude,
          ...NIGHTLY,
          ...(process.env.NO_PROCESSES ? WITH_PROCESSES : SLOWEST.flat()),
        ],
        isolate: false,
      }),
      project('lab', ['lab/**/*.test.ts'], { exclude: [...configDefaults.exclude, ...NIGHTLY, ...SLOWEST.flat()] }),
      // Projects start in the order of their names. So these tests, which mostly wait, run beside the first tests that compute.
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
