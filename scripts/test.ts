import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { findOrFetchChromium } from './find-chromium.ts';

/** `npm test`: runs all unit and browser tests and ends with one line that counts them. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

const UNIT_REPORT = 'reports/unit.json';
const E2E_REPORT = 'reports/e2e.json';

function run(command: string, env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } }).status === 0;
}

const unitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const e2eReport = v.object({ stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }) });

/** A missing or unreadable report counts as one failure. */
function readReport<T>(path: string, schema: v.GenericSchema<unknown, T>, count: (report: T) => Count): Count {
  try {
    return count(v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const isUnitGreen = run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`);
const isE2eGreen = run('npx playwright test --reporter=list,json', {
  CHROMIUM_PATH: findOrFetchChromium(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT,
});
const unit = readReport(UNIT_REPORT, unitReport, ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
}));
const e2e = readReport(E2E_REPORT, e2eReport, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
}));
const isGreen = isUnitGreen && isE2eGreen;
const failed = unit.failed + e2e.failed;
console.log(`${unit.passed + e2e.passed} passed, ${isGreen ? failed : Math.max(1, failed)} failed`);
process.exit(isGreen ? 0 : 1);
