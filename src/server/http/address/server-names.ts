import { isIP } from 'node:net';
import type { Language } from '../../../domain/languages.ts';
import { noPlaceHere, signpostTo } from './signpost.ts';

interface Signpost {
  readonly html: string;
  /** Whether people may type this name instead of the server's. The page then links to the server. */
  readonly isOwn: boolean;
}

export interface ServerNames {
  has(host: string): boolean;
  /** The page for a wrong name. `path`: the requested path. */
  signpostAt(host: string, path: string, language: Language): Signpost;
}

const LOCAL_NAME = 'localhost';
const WWW = 'www.';

/**
 * A name of 253 characters (RFC 1035) with a root dot and a port. Longer names are not parsed, because parsing them
 * could take 3 ms.
 */
const MAX_HOST_LENGTH = 260;

/**
 * Accepts only the public name, an IP address or localhost as Host. Otherwise an attacker could make their own domain
 * resolve to this server, and browsers would treat the attacker's page as the same origin (DNS rebinding). Without a
 * public URL, every well-formed name is accepted.
 */
export function serverNames(publicUrl: URL | null): ServerNames {
  const elsewhere = (language: Language) => ({ html: noPlaceHere(language), isOwn: false });
  if (!publicUrl) {
    return {
      has: (host) => host.length <= MAX_HOST_LENGTH,
      signpostAt: (_host, _path, language) => elsewhere(language),
    };
  }
  const ownName = withoutRootDot(publicUrl.hostname);
  const otherName = ownName.startsWith(WWW) ? ownName.slice(WWW.length) : WWW + ownName;
  return {
    has: (host) => {
      const name = nameOf(host);
      return name !== null && (name === ownName || name === LOCAL_NAME || isAddress(name));
    },
    signpostAt: (host, path, language) =>
      nameOf(host) === otherName ? { html: signpostTo(publicUrl, path, language), isOwn: true } : elsewhere(language),
  };
}

/** The host in lower case without its port. Null if it is malformed. */
export function nameOf(host: string): string | null {
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
