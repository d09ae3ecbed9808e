import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKFLOWS = join(ROOT, '.github/workflows');

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const textOf = (file: string) => readFileSync(join(WORKFLOWS, file), 'utf8');
const FILES = readdirSync(WORKFLOWS);
const jobsIn = (file: string) => Object.entries((parse(textOf(file)) as Workflow).jobs);
const stepsIn = (file: string) => jobsIn(file).flatMap(([, { steps }]) => steps);

describe.each(FILES)('the workflow %s', (file) => {
  test('the workflow pins every action to a commit, and names its version', () => {
    const used = textOf(file)
      .split('\n')
      .filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(used).toHaveLength(stepsIn(file).filter(({ uses }) => uses !== undefined).length);
    expect(used.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('the workflow runs only existing, executable scripts of this repository', () => {
    const runs = stepsIn(file).flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) {
      // A step is one command without an expression, because an attacker may have chosen the text of an expression.
      const [, script = ''] = /^((?:scripts\/image|\.ci)\/[\w.-]+)(?: "\$[\w/$]+")*$/.exec(run) ?? [];
      expect(existsSync(join(ROOT, script)) && script, run).toBe(script || run);
      accessSync(join(ROOT, script), constants.X_OK);
    }
  });

  test('the workflow gives every job a time limit and its own permissions, and refers only to existing jobs and steps', () => {
    expect((parse(textOf(file)) as Workflow).permissions).toEqual({ contents: 'read' });
    const names = jobsIn(file).map(([name]) => name);
    for (const [name, { needs, steps, ...job }] of jobsIn(file)) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60);
      if (needs !== undefined) expect(names).toContain(needs);
      const ids = steps.flatMap(({ id }) => id ?? []);
      const read = JSON.stringify(steps).matchAll(/steps\.(\w+)\.outputs/g);
      for (const [, id] of read) expect(ids).toContain(id);
    }
  });
});

test('each job sets the name of the image before a step uses it', () => {
  for (const { steps } of Object.values((parse(textOf('image.yml')) as Workflow).jobs)) {
    const named = steps.findIndex(({ run }) => run === 'scripts/image/name.sh');
    const used = steps.findIndex((step) => /env\.IMAGE|\$IMAGE/.test(JSON.stringify(step)));
    expect(named).toBeGreaterThan(-1);
    expect(used).toBeGreaterThan(named);
  }
});

test('the image is built without an emulator, and tagged only after it was started on both platforms', () => {
  const image = textOf('image.yml');
  expect(image).not.toMatch(/qemu/i);
  expect(jobsIn('image.yml').map(([name, { needs }]) => [name, needs])).toEqual([
    ['build', undefined],
    ['join', 'build'],
    ['try', 'join'],
    ['publish', 'try'],
  ]);
  expect(image.match(/ubuntu-24\.04-arm/g)).toHaveLength(2);
});

describe('the forms of an issue', () => {
  const FORMS = join(ROOT, '.github/ISSUE_TEMPLATE');
  const TYPES = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'];
  interface Form {
    readonly name: string;
    readonly description: string;
    readonly body: readonly {
      readonly type: string;
      readonly id?: string;
      readonly attributes: { readonly label?: string };
    }[];
  }

  test.each(['fault.yml', 'wish.yml'])('the form %s has the fields that GitHub requires of a form', (file) => {
    const { name, description, body } = parse(readFileSync(join(FORMS, file), 'utf8')) as Form;
    expect(name.length * description.length).toBeGreaterThan(0);
    const asked = body.filter(({ type }) => type !== 'markdown');
    expect(body.filter(({ type }) => !TYPES.includes(type))).toEqual([]);
    expect(asked.filter(({ id, attributes }) => !id || !attributes.label)).toEqual([]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
  });

  test('the template of a pull request has five lines', () => {
    const form = readFileSync(join(ROOT, '.github/PULL_REQUEST_TEMPLATE.md'), 'utf8');
    expect(form.trim().split('\n')).toHaveLength(5);
  });
});
