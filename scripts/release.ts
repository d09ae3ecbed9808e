import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isNewer, isVersion, releasedChangelog } from './package/releases.ts';

const HELP = `npm run release -- 0.2.0              sets the version, dates the changelog, commits and tags
npm run release -- 0.2.0 --dry-run    checks the same, and changes nothing`;

const CHANGELOG = 'CHANGELOG.md';

/** Runs git or npm, and returns its output. @throws {Error} if it fails. */
function run(program: string, ...words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** All faults that prevent this release. */
function faultsOf(version: string, changelog: string | null): string[] {
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const faults = [
    run('git', 'status', '--porcelain') !== '' && 'There are changes that are not committed.',
    !isVersion(version) && `${version} is not a version such as 0.2.0 or 1.0.0-rc.1.`,
    isVersion(version) && !isNewer(version, current) && `${version} is not newer than ${current}.`,
    run('git', 'tag', '--list', `v${version}`) !== '' && `The tag v${version} exists already.`,
    changelog === null && `${CHANGELOG} says nothing under '## [Unreleased]'.`,
  ];
  return faults.filter((fault) => fault !== false);
}

function release(version: string, isDry: boolean): void {
  const changelog = releasedChangelog(readFileSync(CHANGELOG, 'utf8'), version, new Date());
  const faults = faultsOf(version, changelog);
  if (faults.length > 0 || changelog === null)
    throw new Error(`${version} cannot be released:\n  ${faults.join('\n  ')}`);
  if (isDry) {
    console.log(`${version} can be released. Nothing is changed.`);
    return;
  }
  writeFileSync(CHANGELOG, changelog);
  run('npm', 'version', version, '--no-git-tag-version');
  run('git', 'add', CHANGELOG, 'package.json', 'package-lock.json');
  run('git', 'commit', '--quiet', '--message', `chore: release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Clink ${version}`);
  console.log(`${version} is committed, with the tag v${version}.`);
  console.log('git push --follow-tags publishes it, and npm pack makes the package.');
}

try {
  const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [version] = positionals;
  if (version === undefined || values.help) console.log(HELP);
  else release(version, values['dry-run'] === true);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
