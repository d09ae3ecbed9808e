import { relative } from 'node:path';
import * as v from 'valibot';

/** The failed tests of a report, a text of several lines each: where it is, its name, and why it failed. */

const failedUnitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      /** Why the file did not run at all. */
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
});

/** From a JSON report of Vitest. */
export function failedUnitTests(report: unknown): string[] {
  return v.parse(failedUnitReport, report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages }) =>
      [`${file}: ${fullName}`, ...failureMessages].join('\n'),
    );
    return message && tests.length === 0 ? [`${file}: ${message}`] : tests;
  });
}

interface Suite {
  readonly specs: readonly { file: string; line: number; title: string; ok: boolean; tests: readonly SpecRun[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

type SpecRun = v.InferOutput<typeof specRun>;

const specRun = v.object({ results: v.array(v.object({ error: v.optional(v.object({ message: v.string() })) })) });
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(
    v.object({ file: v.string(), line: v.number(), title: v.string(), ok: v.boolean(), tests: v.array(specRun) }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const failedBrowserReport = v.object({ suites: v.array(suite) });

/** From a JSON report of Playwright. */
export function failedBrowserTests(report: unknown): string[] {
  const inSuite = ({ specs, suites = [] }: Suite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
        return [`${file}:${line}: ${title}`, ...errors].join('\n');
      }),
    ...suites.flatMap(inSuite),
  ];
  return v.parse(failedBrowserReport, report).suites.flatMap(inSuite);
}
