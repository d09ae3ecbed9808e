import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package does not put its programs into `PATH`. */
const DEBIAN_DIR = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];

/** The folder with PostgreSQL's programs. Null if it is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_DIR)
    ? readdirSync(DEBIAN_DIR).map((version) => join(DEBIAN_DIR, version, 'bin'))
    : [];
  const folders = [...versions.reverse(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program)))) ?? null;
}

/**
 * The user who runs PostgreSQL, because it refuses to run as root: the user of its package, or `nobody`. This user becomes the
 * owner of `folder`.
 */
export function postgresUser(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no other user');
  chownSync(folder, Number(uid), Number(gid));
  return { uid: Number(uid), gid: Number(gid) };
}
