/** `engines` in package.json, which the built server does not read. */
const REQUIRED = 'Clink needs Node 20.19 or newer. With Node 22, it needs 22.12 or newer';

/** @throws if this Node is too old, before anything else can fail because of it. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!isNewEnough) throw new Error(`${REQUIRED}. This is Node ${version}.`);
}

/** Why the server did not start, for the operator: the message, and below it the message of each cause. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const misfit = isOfOtherNode(error) ? [OTHER_NODE] : [];
  return [...misfit, withCauses(error)].join('\n');
}

const OTHER_NODE = `This is Node ${process.version}, and better-sqlite3 was installed with another one. Run npm install with this Node.`;

function isOfOtherNode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ERR_DLOPEN_FAILED') || isOfOtherNode(error.cause);
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
};

function messageOf(error: Error): string {
  const remedy = 'code' in error && REMEDIES[String(error.code)];
  if (remedy) return `${remedy[0]}: ${error.message}. ${remedy[1]}`;
  const isExpected = error.name === 'Error' || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
