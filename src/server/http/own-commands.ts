import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** The kind of this installation: with the source, as the package, or as the image, which contains only the program. */
function kindOf(started: string): 'source' | 'package' | 'image' {
  const file = existsSync(started) ? realpathSync(started) : started;
  if (file.includes(`${sep}node_modules${sep}`)) return 'package';
  const hasSource = file.endsWith('.ts') || existsSync(join(dirname(file), '../../scripts/commands/hosts.ts'));
  if (!hasSource) return 'image';
  return basename(file) === 'clink.js' ? 'package' : 'source';
}

const STARTED = process.argv[1] ?? '';

/** The command that an operator types: `npm run hosts -- setup`, `npx clink hosts setup` or `clink hosts setup`. */
export function commandFor(name: string, words: string, started = STARTED): string {
  const kind = kindOf(started);
  if (kind === 'source') return `npm run ${name} -- ${words}`;
  return `${kind === 'package' ? 'npx clink' : 'clink'} ${name} ${words}`;
}

export function startCommand(started = STARTED): string {
  return { source: 'npm start', package: 'npx clink', image: 'clink' }[kindOf(started)];
}
