import { isIP } from 'node:net';
import type { Language } from '../../domain/languages.ts';
import { signpostTo } from './signpost.ts';

/** Under which names a server answers. A Host of undefined means a request without one. */
export interface ServerNames {
  /** Whether `host` is a name of this server. */
  has(host: string | undefined): boolean;
  /** A page that leads to `path` of this server, for a name that people type instead. Null for any other name. */
  signpostAt(host: string | undefined, path: string, language: Language): string | null;
}

const LOCAL_NAME = 'localhost';
const WWW = 'www.';

/** A name of 253 characters (RFC 1035) with a root dot and a port. Longer ones are not parsed, which would take 3 ms. */
const MAX_HOST_LENGTH = 260;

/**
 * Accepts as Host the public name, an IP address or localhost. Otherwise an attacker could point a domain of their own
 * at this server. The browser would then treat the attacker's page as the same origin (DNS rebinding). Without a public
 * URL, and for a request without a Host, everything is accepted that a name may be.
 */
export function serverNames(publicUrl: URL | null): ServerNames {
  if (!publicUrl) return { has: (host = '') => host.length <= MAX_HOST_LENGTH, signpostAt: () => null };
  const ownName = withoutRootDot(publicUrl.hostname);
  const otherName = ownName.startsWith(WWW) ? ownName.slice(WWW.length) : WWW + ownName;
  return {
    has: (host) => {
      if (host === undefined) return true;
      const name = nameOf(host);
      return name !== null && (name === ownName || name === LOCAL_NAME || isAddress(name));
    },
    signpostAt: (host, path, language) =>
      host !== undefined && nameOf(host) === otherName ? signpostTo(publicUrl, path, language) : null,
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
