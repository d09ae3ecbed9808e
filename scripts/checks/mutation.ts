import { Stryker } from '@stryker-mutator/core';
import { readOptions } from '../../tools/options.ts';

const HELP = `npm run mutation -- [domain|sync|server] [file or glob …]

Changes one place after another in src/domain, src/sync or src/server, or only in these files of it, and lists the
changes that no unit test detected. The tests of src/ui and lab/ do not count.`;

/** These files are not hidden, because every run of vitest begins with the setup of PostgreSQL. */
const BUT_SETUP = ['!/scripts/find-postgres.ts', '!/src/server/postgres/test-server.setup.ts'];
/**
 * `hidden`: files that the tests of a part do not need. Hidden tests do not run. `ignoreStatic`: leaves out changes to code
 * that runs while a module loads, because such a change needs all tests of the part, which may be slow. `least`: the score in
 * % that a part must reach. Null: the score is only printed.
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
