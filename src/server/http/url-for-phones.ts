import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { networkUrl } from './network-url.ts';

export interface OwnAddress {
  /** Where guests open Clink, if it is configured. */
  readonly publicUrl: URL | null;
  /** The one address that the server listens on. Undefined: all of them. */
  readonly listensOn: string | undefined;
}

/** The configured URL for phones, or an address in the local network. Null if there is neither. */
export function urlForPhones(c: Context, own: OwnAddress): string | null {
  return phonesAt(c, own)();
}

/** The same to be asked again later: a computer may change its network while the server runs. It keeps nothing of the call. */
export function phonesAt(c: Context, { publicUrl, listensOn }: OwnAddress): () => string | null {
  if (publicUrl) return () => publicUrl.origin;
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const port = incoming?.socket?.localPort;
  return () => (port === undefined ? null : networkUrl(port, listensOn));
}
