import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserTroubles, countedReasons, unitTroubles } from './failed-tests.ts';

test('the output lists unit tests that failed or passed only at a second attempt, and files that did not run', () => {
  const report = {
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        assertionResults: [
          { fullName: 'fails twice', status: 'failed', failureMessages: ['Error: no', 'Error: still no'] },
          { fullName: 'needs two tries', status: 'passed', failureMessages: ['Error: not yet'] },
          { fullName: 'passes', status: 'passed', failureMessages: [] },
          { fullName: 'is skipped', status: 'skipped' },
        ],
      },
      { name: resolve('src/b.test.ts'), message: 'SyntaxError', assertionResults: [] },
    ],
  };
  expect(unitTroubles(report)).toEqual({
    failed: ['src/a.test.ts: fails twice\nError: no\nError: still no', 'src/b.test.ts: SyntaxError'],
    retried: ['src/a.test.ts: needs two tries\nError: not yet'],
    skipped: ['need a program or a system that is not here'],
  });
});

test('the output lists browser tests of all suites that failed or passed only at a second attempt', () => {
  const spec = (title: string, ok: boolean, status: string, ...messages: (string | null)[]) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ status, results: messages.map((message) => (message === null ? {} : { error: { message } })) }],
  });
  const skipped = (description: string) => ({
    ...spec('is skipped', true, 'skipped', null),
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }], results: [{}] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('passes', true, 'expected', null), spec('fails', false, 'unexpected', 'no', 'no')],
        suites: [{ specs: [spec('needs two tries', true, 'flaky', 'not yet', null), skipped('due later')] }],
      },
    ],
  };
  expect(browserTroubles(report)).toEqual({
    failed: ['a.spec.ts:7: fails\nno\nno'],
    retried: ['a.spec.ts:7: needs two tries\nnot yet'],
    skipped: ['due later'],
  });
});

test('skipped tests are counted by their reason', () => {
  expect(countedReasons(['due later', 'need Caddy', 'due later'])).toBe('2 due later, 1 need Caddy');
});
