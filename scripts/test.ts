import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { browserTroubles, countedReasons, type Troubles, unitTroubles } from './failed-tests.ts';
import { testBrowser } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { isDue } from './turn.ts';
import { fontconfigFor, TYPEFACE_NAMES } from './typefaces.ts';

/**
 * `npm test`: runs the unit tests without the project `nightly`, and the browser tests without the tag `@nightly`. At the end
 * it lists the tests that failed or passed only at a second attempt, and counts all tests in one line.
 */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly troubles: Troubles;
}

const UNIT_REPORT = 'reports/unit.json';
const E2E_REPORT = 'reports/e2e.json';
/** The Debian packages of programs that some tests need besides PostgreSQL. Without the program these tests are skipped. */
const PACKAGES = {
  caddy: 'caddy',
  'systemd-analyze': 'systemd',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/** Runs the tests that are due in this turn (`scripts/turn.ts`). */
function run(command: string, env: NodeJS.ProcessEnv = {}): boolean {
  return (
    spawnSync(command, { stdio: 'inherit', shell: true, env: { TEST_TURN: '0', ...process.env, ...env } }).status === 0
  );
}

/**
 * `.ci/run` draws with a different typeface in each turn. A run by hand uses this machine's typeface, or the one that TYPEFACE
 * names.
 */
function typefaceOfTurn(): NodeJS.ProcessEnv {
  const { TEST_TURN, TYPEFACE = TYPEFACE_NAMES.find((_, index) => isDue(index, TYPEFACE_NAMES.length)) } = process.env;
  if (TEST_TURN === undefined || TYPEFACE === undefined) return {};
  try {
    fontconfigFor(TYPEFACE);
    console.log(`The browser tests draw with ${TYPEFACE}.`);
    return { TYPEFACE };
  } catch (error) {
    console.log(`The browser tests draw with this machine's typeface: ${error}`);
    return {};
  }
}

/** The packages that are missing on this machine, so that tests are skipped. */
function missingPackages(): string[] {
  const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
  const others = Object.entries(PACKAGES).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  return [...(findPostgres() ? [] : ['postgresql']), ...others];
}

const unitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const e2eReport = v.object({ stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }) });

/** A missing or unreadable report counts as one failure. */
function readReport(path: string, outcome: (report: unknown) => Outcome): Outcome {
  try {
    return outcome(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      troubles: { failed: [`${path} cannot be read: ${error}`], retried: [], skipped: [] },
    };
  }
}

const readUnit = (path: string) =>
  readReport(path, (report) => {
    const { numPassedTests, numFailedTests } = v.parse(unitReport, report);
    return { passed: numPassedTests, failed: numFailedTests, troubles: unitTroubles(report) };
  });

const readE2e = (path: string) =>
  readReport(path, (report) => {
    const { expected, flaky, unexpected } = v.parse(e2eReport, report).stats;
    return { passed: expected + flaky, failed: unexpected, troubles: browserTroubles(report) };
  });

for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });
mkdirSync('reports', { recursive: true });
const isUnitGreen = run(
  `npx vitest run --project '!nightly' --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
);
// Fetches a browser if there is none, before the workers look for one.
testBrowser();
const isE2eGreen = run('npx playwright test --grep-invert @nightly --reporter=list,json', {
  PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT,
  ...typefaceOfTurn(),
});
const outcomes = [readUnit(UNIT_REPORT), readE2e(E2E_REPORT)];
const retried = outcomes.flatMap(({ troubles }) => troubles.retried);
for (const test of retried) console.log(`PASSED AT A SECOND TRY ${test}\n`);
for (const test of outcomes.flatMap(({ troubles }) => troubles.failed)) console.log(`FAILED ${test}\n`);
const missing = missingPackages().join(' ');
if (missing) console.log(`Some tests need programs that are not here. On Debian: apt-get install ${missing}`);
const skipped = countedReasons(outcomes.flatMap(({ troubles }) => troubles.skipped));
if (skipped) console.log(`Skipped: ${skipped}`);
const isGreen = isUnitGreen && isE2eGreen;
const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
if (retried.length > 0) console.log(`${retried.length} passed only at a second try. That is a fault too: see above.`);
console.log(`${sum(({ passed }) => passed)} passed, ${isGreen ? failed : Math.max(1, failed)} failed`);
process.exit(isGreen ? 0 : 1);
