import { isIP } from 'node:net';

/** Whether a request's Host is a name of this server; undefined stands for a request without one. */
export type IsOwnName = (host: string | undefined) => boolean;

const LOCAL_NAME = 'localhost';

/**
 * Judges a request's Host: the public name, an address or localhost. Anybody may let a name of theirs lead to this server's
 * address, and a page under that name would then count as the same origin (DNS rebinding). Without a public URL, and for a
 * request without a Host, there is nothing to judge by.
 */
export function ownNames(publicUrl: URL | null): IsOwnName {
  if (!publicUrl) return () => true;
  const ownName = withoutRootDot(publicUrl.hostname);
  return (host) => {
    if (host === undefined) return true;
    const name = nameOf(host);
    return name !== null && (name === ownName || name === LOCAL_NAME || isAddress(name));
  };
}

/** Lower case, without the port; null for what is no host. */
function nameOf(host: string): string | null {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  return url && withoutRootDot(url.hostname);
}

function withoutRootDot(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
