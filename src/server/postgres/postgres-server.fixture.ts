import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresUser } from '../../../scripts/find-postgres.ts';

const run = promisify(execFile);

/** A real PostgreSQL in a folder, which listens on a socket in the same folder. */
export class PostgresServer {
  readonly #programs: string;
  readonly #folder: string;
  readonly #settings: readonly string[];

  /** `programs` is the folder of PostgreSQL's programs. The other users of this computer must be able to enter `folder`. */
  constructor(programs: string, folder: string, settings: readonly string[] = []) {
    this.#programs = programs;
    this.#folder = folder;
    this.#settings = ['listen_addresses=', ...settings];
  }

  get socket(): string {
    return join(this.#folder, '.s.PGSQL.5432');
  }

  url(database = 'postgres'): string {
    return `postgres:///${database}?host=${encodeURIComponent(this.#folder)}&user=clink`;
  }

  async create(): Promise<void> {
    await this.#run('initdb', '-U', 'clink', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8');
  }

  async start(): Promise<void> {
    const settings = this.#settings.map((setting) => `-c ${setting}`).join(' ');
    await this.#run('pg_ctl', 'start', '-w', '-l', join(this.#folder, 'log'), '-o', `${settings} -k ${this.#folder}`);
  }

  /** `immediate`: the server stops as in a crash, but can be started again immediately. */
  async stop(mode: 'fast' | 'immediate' = 'immediate'): Promise<void> {
    if (existsSync(this.#lockFile)) await this.#run('pg_ctl', 'stop', '-m', mode);
  }

  /** Sends SIGKILL to the main process. The server cannot be started again until the other processes have ended. */
  kill(): void {
    process.kill(Number(readFileSync(this.#lockFile, 'utf8').split('\n')[0]), 'SIGKILL');
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #lockFile(): string {
    return join(this.#data, 'postmaster.pid');
  }

  async #run(program: string, ...args: string[]): Promise<void> {
    const user = postgresUser(this.#folder);
    await run(join(this.#programs, program), [...args, '-D', this.#data], { ...user, cwd: this.#folder });
  }
}
