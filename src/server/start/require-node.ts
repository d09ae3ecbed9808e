/** `engines` in package.json, which the built server does not read. */
const REQUIRED = 'Clink needs Node 20.19 or newer. With Node 22, it needs 22.12 or newer';

/** @throws if this Node is too old, before anything else can fail because of it. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!isNewEnough) throw new Error(`${REQUIRED}. This is Node ${version}.`);
}
