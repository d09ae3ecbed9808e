import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Every request header that the server reads. The address behind a proxy is the only other one (src/server/caller.ts). */

/** The media type in lower case, without parameters. */
export function mediaTypeOf(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** The declared length of the body. Null for a chunked body. */
export function declaredBytesOf(c: Context): number | null {
  const length = c.req.header('content-length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : null;
}

/** The encodings that the client names, without weights, as the server of files reads them. */
export function acceptedEncodingsOf(c: Context): string[] {
  return (c.req.header('accept-encoding') ?? '').split(',').map((encoding) => encoding.trim());
}

export function authorizationOf(c: Context): string | undefined {
  return c.req.header('authorization');
}

export function hostOf({ headers }: IncomingMessage): string | undefined {
  return headers.host;
}

/** Whether the browser regards this server as a secure origin. Browsers send Fetch Metadata only to those. */
export function isSecureOrigin({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] !== undefined;
}

/** The protocol that the first proxy saw. Only the header of a trusted proxy counts. */
export function forwardedProtocolOf({ headers }: IncomingMessage): string | undefined {
  const [header] = [headers['x-forwarded-proto']].flat();
  return header?.split(',')[0]?.trim().toLowerCase();
}
