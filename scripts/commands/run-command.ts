import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type HostsDatabase, tableIn } from '../../src/server/hosts-data/hosts-database.ts';
import { houseTable } from '../../src/server/hosts-data/house-table.ts';
import { type Env, parseEnv } from '../../src/server/start/env.ts';
import { startFailure } from '../../src/server/start/start-failure.ts';
import { openHostsOf } from './open-hosts.ts';
import './survive-closed-pipe.ts';

/** A mistake in the caller's arguments, which is printed with the help and without a stack trace. */
export class Mistake extends Error {}

interface Program<Manager> {
  readonly help: string;
  /** The commands by name. If PUBLIC_URL is not set, `env` contains the address that an operator has entered. */
  readonly commands: Readonly<Record<string, (manager: Manager, env: Env) => Promise<void>>>;
  /** The commands that work before there is any celebration or host. */
  readonly creating: readonly string[];
  /** The message that the other commands print while there is none. */
  readonly noneYet: string;
  readonly managerOf: (hosts: HostsDatabase) => Manager;
}

/** Reads the arguments after `npm run … --`. A mistake ends the process with status 1. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(1);
  }
}

/** Runs one command on the celebrations or hosts in `DATA_DIR` or `DATABASE_URL`. A failure ends the process with status 1. */
export async function runCommand<Manager>(name: string, program: Program<Manager>): Promise<void> {
  try {
    await perform(name, program);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error instanceof Mistake ? `${error.message}\n\n${program.help}` : startFailure(error));
    process.exit(1);
  }
}

async function perform<Manager>(name: string, program: Program<Manager>): Promise<void> {
  const { help, commands, creating, noneYet, managerOf } = program;
  if (name === 'help') {
    console.log(help);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Mistake(`There is no command '${name}'.`);
  const env = parseEnv(process.env);
  const hosts = await openHostsOf(env);
  try {
    if (!creating.includes(name) && hosts.isEmpty()) console.log(noneYet);
    else await command(managerOf(hosts), await withAddress(env, hosts));
  } finally {
    await hosts.close();
  }
}

async function withAddress(env: Env, hosts: HostsDatabase): Promise<Env> {
  if (env.publicUrl !== null || hosts.isEmpty()) return env;
  const address = await tableIn(hosts, houseTable).address();
  return address === null ? env : { ...env, publicUrl: new URL(address) };
}
