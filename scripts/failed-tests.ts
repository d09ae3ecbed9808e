import { relative } from 'node:path';
import * as v from 'valibot';

/** The tests of a report that need attention. Each is described by several lines: its file, its name, and why it failed. */
export interface Troubles {
  readonly failed: readonly string[];
  /** The tests that passed only at a later attempt. */
  readonly retried: readonly string[];
  /** The reasons why skipped tests did not run. */
  readonly skipped: readonly string[];
}

/** The reason for all skipped unit tests, because Vitest's report has no reasons. */
const NOT_HERE = 'need a program or a system that is not here';

const unitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      /** The reason why the file did not run at all. */
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
});

/** Reads a JSON report of Vitest. A test that passed in the end still has the messages of its failed attempts. */
export function unitTroubles(report: unknown): Troubles {
  const files = v.parse(unitReport, report).testResults.map(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    const told = (status: string) =>
      assertionResults
        .filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0))
        .map(({ fullName, failureMessages }) => [`${file}: ${fullName}`, ...failureMessages].join('\n'));
    const failed = told('failed');
    return {
      failed: message && failed.length === 0 ? [`${file}: ${message}`] : failed,
      retried: told('passed'),
      skipped: assertionResults.filter(({ status }) => status === 'skipped').map(() => NOT_HERE),
    };
  });
  return {
    failed: files.flatMap(({ failed }) => failed),
    retried: files.flatMap(({ retried }) => retried),
    skipped: files.flatMap(({ skipped }) => skipped),
  };
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}

type Spec = v.InferOutput<typeof specSchema>;

const specRun = v.object({
  status: v.string(),
  annotations: v.optional(v.array(v.object({ type: v.string(), description: v.optional(v.string()) })), []),
  results: v.array(v.object({ error: v.optional(v.object({ message: v.string() })) })),
});
const specSchema = v.object({
  file: v.string(),
  line: v.number(),
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(specRun),
});
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const browserReport = v.object({ suites: v.array(suite) });

/** Reads a JSON report of Playwright. */
export function browserTroubles(report: unknown): Troubles {
  const inSuite = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(inSuite)];
  const all = v.parse(browserReport, report).suites.flatMap(inSuite);
  const told = ({ file, line, title, tests }: Spec) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return [`${file}:${line}: ${title}`, ...errors].join('\n');
  };
  return {
    failed: all.filter(({ ok }) => !ok).map(told),
    retried: all.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')).map(told),
    skipped: all
      .flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped'))
      .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason'),
  };
}

/** The number of skipped tests for each reason: '3 due with another commit, 1 need a program'. */
export function countedReasons(reasons: readonly string[]): string {
  return [...new Set(reasons)]
    .map((reason) => `${reasons.filter((other) => other === reason).length} ${reason}`)
    .join(', ');
}
