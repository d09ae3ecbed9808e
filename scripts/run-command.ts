import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { hostsPath } from '../src/server/celebrations/hosts-file.ts';
import { parseEnv } from '../src/server/env.ts';

/** A fault of the caller's, printed with the help and without a stack. */
export class Mistake extends Error {}

interface Program<Manager> {
  readonly help: string;
  readonly commands: Readonly<Record<string, (manager: Manager) => void>>;
  /** The command that works before there is any celebration or host. */
  readonly creating: string;
  /** What every other command prints until then. */
  readonly noneYet: string;
  readonly open: (dataDir: string) => Manager;
}

/** Reads the words after `npm run … --`. A fault ends the process with status 1. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(1);
  }
}

/** Runs one command on the celebrations or hosts in `DATA_DIR`. A fault ends the process with status 1. */
export function runCommand<Manager extends { close(): void }>(name: string, program: Program<Manager>): void {
  try {
    perform(name, program);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error instanceof Mistake ? `${error.message}\n\n${program.help}` : error.message);
    process.exit(1);
  }
}

function perform<Manager extends { close(): void }>(name: string, program: Program<Manager>): void {
  const { help, commands, creating, noneYet, open } = program;
  if (name === 'help') {
    console.log(help);
    return;
  }
  const command = commands[name];
  if (!command) throw new Mistake(`There is no command '${name}'.`);
  const { dataDir } = parseEnv(process.env);
  if (name !== creating && !existsSync(hostsPath(dataDir))) {
    console.log(noneYet);
    return;
  }
  const manager = open(dataDir);
  try {
    command(manager);
  } finally {
    manager.close();
  }
}
