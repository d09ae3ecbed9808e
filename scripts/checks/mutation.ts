import { Stryker } from '@stryker-mutator/core';
import { readOptions } from '../../tools/options.ts';

const HELP = `npm run mutation -- [domain|sync|server] [file or glob …]

Changes one place after another in src/domain, src/sync or src/server, or only in these files of it, and lists the
changes that no unit test detected. The tests of src/ui and lab/ do not count.`;

/** These files stay, because every run of vitest begins with the setup of PostgreSQL. */
const BUT_SETUP = ['!/scripts/find-postgres.ts', '!/src/server/postgres/test-server.setup.ts'];
/**
 * The files that the tests of each part do not need are hidden. A hidden test does not run. A change in code that runs while a
 * module loads would need all tests of its part, so such changes are left out where these tests are slow. `least` is the score
 * in % that a part must have. Null: its score is only stated.
 */
const PARTS = {
  domain: {
    hidden: ['/docs', '/scripts/**', '/src/server/**', '/src/sync', ...BUT_SETUP],
    ignoreStatic: false,
    least: 90,
  },
  sync: { hidden: ['/docs', '/scripts/**', '/src/server/**/*.test.ts', ...BUT_SETUP], ignoreStatic: true, least: null },
  server: {
    hidden: ['/src/sync', '/src/server/postgres/commands-on-postgres.test.ts'],
    ignoreStatic: true,
    least: null,
  },
};

const { words } = readOptions(HELP, {}, (read) => Object.hasOwn(PARTS, read.words[0] ?? 'domain'));
const [part = 'domain', ...files] = words;
const { hidden, ignoreStatic, least } = PARTS[part as keyof typeof PARTS];
const mutated = files.length > 0 ? files : [`src/${part}/**/*.ts`];
await new Stryker({
  mutate: [...mutated, '!**/*.test.ts', '!**/*.fixture.ts'],
  ignorePatterns: ['/build', '/data', '/dist', '/e2e', '/lab', '/src/ui', ...hidden],
  ignoreStatic,
  thresholds: { high: 95, low: 90, break: least },
  htmlReporter: { fileName: `reports/mutation-${part}.html` },
}).runMutationTest();
