import { isIP } from 'node:net';

/** Whether a request's Host is a name of this server. Undefined means a request without a Host. */
export type IsServerName = (host: string | undefined) => boolean;

const LOCAL_NAME = 'localhost';

/** A name of 253 characters (RFC 1035) with a root dot and a port. Longer ones are not parsed, which would take 3 ms. */
const MAX_HOST_LENGTH = 260;

/**
 * Accepts as Host the public name, an IP address or localhost. Otherwise an attacker could point a domain of their own
 * at this server. The browser would then treat the attacker's page as the same origin (DNS rebinding). Without a public
 * URL, and for a request without a Host, everything is accepted that a name may be.
 */
export function serverNames(publicUrl: URL | null): IsServerName {
  if (!publicUrl) return (host = '') => host.length <= MAX_HOST_LENGTH;
  const ownName = withoutRootDot(publicUrl.hostname);
  return (host) => {
    if (host === undefined) return true;
    const name = nameOf(host);
    return name !== null && (name === ownName || name === LOCAL_NAME || isAddress(name));
  };
}

/** The host in lower case without its port. Null if it is malformed. */
function nameOf(host: string): string | null {
  if (host.length > MAX_HOST_LENGTH) return null;
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  return url && withoutRootDot(url.hostname);
}

function withoutRootDot(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
