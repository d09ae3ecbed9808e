import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How this Clink was installed: with its source, as the package, or as the image, which has only the program. */
function kindOf(started: string): 'source' | 'package' | 'image' {
  if (/^clink(\.js)?$/.test(basename(started))) return 'package';
  const isSource = started.endsWith('.ts') || existsSync(join(dirname(started), '../../scripts/commands/hosts.ts'));
  return isSource ? 'source' : 'image';
}

const STARTED = process.argv[1] ?? '';

/** What an operator types: `npm run hosts -- setup`, `npx clink hosts setup` or `clink hosts setup`. */
export function commandFor(name: string, words: string, started = STARTED): string {
  const kind = kindOf(started);
  if (kind === 'source') return `npm run ${name} -- ${words}`;
  return `${kind === 'package' ? 'npx clink' : 'clink'} ${name} ${words}`;
}

/** What starts the server. */
export function startCommand(started = STARTED): string {
  return { source: 'npm start', package: 'npx clink', image: 'clink' }[kindOf(started)];
}
