import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { nightlySteps, type Step } from './nightly-steps.ts';

const HELP = `npm run nightly [-- --fresh]

Runs every check at its full size, with seeds from the date. Takes some hours. After an interruption the same command
goes on with the first step that has not passed on this commit. Writes one page, reports/nightly/report.md.
  --fresh  begins again, with the seeds of today`;

const FOLDER = 'reports/nightly';
const STATE = `${FOLDER}/state.json`;
const REPORT = `${FOLDER}/report.md`;
const DAY_MS = 86_400_000;
/** The number of lines of a failed step's output in the report. */
const SHOWN_LINES = 30;

/** The line in which a step names the browser that it has used. */
const BROWSER = /^Browser: (.+)$/gm;

const outcome = v.object({
  passed: v.boolean(),
  seconds: v.number(),
  lastLines: v.array(v.string()),
  browsers: v.optional(v.array(v.string()), []),
});
const state = v.object({ commit: v.string(), day: v.number(), outcomes: v.record(v.string(), outcome) });
type Outcome = v.InferOutput<typeof outcome>;
type State = v.InferOutput<typeof state>;

const { values } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}

mkdirSync(FOLDER, { recursive: true });
const run = values.fresh ? newRun() : (interruptedRun() ?? newRun());
const steps = nightlySteps(run.day);
for (const step of steps.filter(({ name }) => !run.outcomes[name]?.passed)) {
  console.log(`\n== ${step.name}: ${step.command}`);
  run.outcomes[step.name] = await perform(step);
  writeFileSync(STATE, JSON.stringify(run));
  writeFileSync(REPORT, reportOf(run, steps));
}
console.log(`\n${readFileSync(REPORT, 'utf8')}`);
process.exit(steps.every(({ name }) => run.outcomes[name]?.passed) ? 0 : 1);

/** The commit that is checked, with a mark if the folder has uncommitted changes. */
function currentCommit(): string {
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
}

function newRun(): State {
  return { commit: currentCommit(), day: Math.floor(Date.now() / DAY_MS), outcomes: {} };
}

/** The last run, if it was on this commit and did not pass completely. */
function interruptedRun(): State | null {
  if (!existsSync(STATE)) return null;
  const last = v.parse(state, JSON.parse(readFileSync(STATE, 'utf8')));
  const isComplete = nightlySteps(last.day).every(({ name }) => last.outcomes[name]?.passed);
  return last.commit === currentCommit() && !isComplete ? last : null;
}

/** Shows what the step prints, and keeps its last lines. */
async function perform({ command, env = {} }: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tail = '';
  const browsers = new Set<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      process.stdout.write(chunk);
      for (const [, browser = ''] of stripVTControlCharacters(String(chunk)).matchAll(BROWSER)) browsers.add(browser);
      tail = `${tail}${chunk}`.slice(-10_000);
    });
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lastLines = tail.trimEnd().split('\n').slice(-SHOWN_LINES);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return { passed: status === 0, seconds, lastLines, browsers: [...browsers] };
}

function reportOf({ commit, day, outcomes }: State, all: readonly Step[]): string {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const rows = all.map(({ name, command }) => {
    const done = outcomes[name];
    const verdict = done ? (done.passed ? 'passed' : '**failed**') : 'not run';
    const last = done?.lastLines.at(-1)?.replaceAll('|', '\\|') ?? '';
    const said = [...(done?.browsers ?? []), last].join('; ');
    return `| ${name} | ${verdict} | ${done?.seconds ?? ''} | ${said} | \`${command}\` |`;
  });
  const failed = all.filter(({ name }) => outcomes[name] && !outcomes[name].passed);
  const details = failed.map(({ name }) => `## ${name}\n\n\`\`\`\n${outcomes[name]?.lastLines.join('\n')}\n\`\`\`\n`);
  return [
    `# Nightly run of ${date}, commit ${commit}\n`,
    '| step | outcome | seconds | browsers and last line | command |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...details,
  ].join('\n');
}
