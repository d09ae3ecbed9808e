#!/usr/bin/env node
// The program of the package: `npx clink` starts the server, and `npx clink hosts …` runs a command
// (docs/updates.md#the-package).

const HELP = `npx clink                  starts the server; README.md lists the variables that it reads
npx clink celebration      makes, lists, closes, reopens and deletes celebrations with a code
npx clink hosts            lists, invites, bans and removes hosts, and makes operators
npx clink backup           writes hosts and celebrations to one file, never guests
npx clink restore FILE     brings them back
npx clink move-to-postgres copies everything from DATA_DIR to DATABASE_URL
npx clink rehearsal        tries the real address with simulated phones, the evening before`;

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  celebration: () => import('../commands/celebration.ts'),
  hosts: () => import('../commands/hosts.ts'),
  backup: () => import('../commands/backup.ts'),
  restore: () => import('../commands/restore.ts'),
  'move-to-postgres': () => import('../commands/move-to-postgres.ts'),
  rehearsal: () => import('../commands/rehearsal/rehearse.ts'),
};

const [name] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
if (name === undefined) await import(new URL('../server/main.js', import.meta.url).href);
else if (command) {
  // Each command reads the arguments that follow its own name.
  process.argv.splice(2, 1);
  await command();
} else {
  const isAsked = name === 'help' || name === '--help';
  (isAsked ? console.log : console.error)(isAsked ? HELP : `There is no command '${name}'.\n\n${HELP}`);
  process.exitCode = isAsked ? 0 : 1;
}
