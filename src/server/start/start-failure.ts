/** The versions in `engines` of package.json, repeated here because the built server does not read that file. */
const REQUIRED = 'Clink needs Node 20.19 or newer. With Node 22, it needs 22.12 or newer';

/** @throws if this Node is too old. Call it first, before other code fails because of the version. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!isNewEnough) throw new Error(`${REQUIRED}. This is Node ${version}.`);
}

/**
 * The reason why the server did not start, for the operator: the error's message and those of its causes, one below the other.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const remedy = remedyForSqlite(error);
  return [...(remedy ? [remedy] : []), withCauses(error).replace(PLACES, '')].join('\n');
}

const REBUILD = 'Build it here: npm rebuild better-sqlite3 --ignore-scripts=false';
const NOT_BUILT = `better-sqlite3 is not built here, as when npm was told to run no scripts, or node_modules was copied. ${REBUILD}`;
const OTHER_NODE = `This is Node ${process.version}, and better-sqlite3 was built for another version. ${REBUILD}`;
const OTHER_SYSTEM = `better-sqlite3 was built for another system, as when node_modules was copied. ${REBUILD}`;

/** The part of the message that lists the places in which the library has searched for its binding. */
const PLACES = / Tried:(\n → .*)+/;

function remedyForSqlite(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && error.code === 'ERR_DLOPEN_FAILED')
    return error.message.includes('NODE_MODULE_VERSION') ? OTHER_NODE : OTHER_SYSTEM;
  return error.message.startsWith('Could not locate the bindings file') ? NOT_BUILT : remedyForSqlite(error.cause);
}

function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? [] : [`  caused by: ${withCauses(error.cause)}`];
  return [messageOf(error), ...cause].join('\n');
}

const OTHER_HOST = 'Set HOST to an address of this computer, or leave it out to listen on all of them.';

const REMEDIES: Readonly<Record<string, readonly [fault: string, remedy: string]>> = {
  EADDRINUSE: ['The port is taken', 'Set PORT to another one.'],
  ENOTFOUND: ['HOST has no address', OTHER_HOST],
  EADDRNOTAVAIL: ['HOST is no address of this computer', OTHER_HOST],
  'EACCES listen': ['This user may not listen on the port', 'Set PORT to 1024 or more, and put a proxy in front.'],
};

function messageOf(error: Error): string {
  const { code, syscall }: NodeJS.ErrnoException = error;
  const remedy = REMEDIES[`${code}`] ?? REMEDIES[`${code} ${syscall}`];
  if (remedy) return `${remedy[0]}: ${error.message}. ${remedy[1]}`;
  const isExpected = error.name === 'Error' || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
