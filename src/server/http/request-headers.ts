import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { type Language, languageOf } from '../../domain/languages.ts';
import { WRITE_KEY_HEADER } from '../../domain/protocol/session-wire.ts';

/** Every request header that the server reads. */

/** The media type in lower case, without parameters. */
export function mediaTypeOf(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** The declared length of the body. Null for a chunked body. */
export function declaredBytesOf(c: Context): number | null {
  const length = c.req.header('content-length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : null;
}

/** The encodings that the client accepts, without weights, in the form that the file server expects. */
export function acceptedEncodingsOf(c: Context): string[] {
  return (c.req.header('accept-encoding') ?? '').split(',').map((encoding) => encoding.trim());
}

/** This limit is longer than the header of any phone, which names a few languages. */
const MAX_LANGUAGES_LENGTH = 500;

/** The languages that the client accepts, the best one first. */
export function acceptedLanguagesOf(c: Context): string[] {
  return languagesIn(c.req.header('accept-language'));
}

/** The languages that the client accepts, for a request outside the routes. */
export function acceptedLanguagesIn({ headers }: IncomingMessage): string[] {
  return languagesIn(headers['accept-language']);
}

function languagesIn(header = ''): string[] {
  const accepted = parseAccept(header.slice(0, MAX_LANGUAGES_LENGTH));
  return accepted.filter(({ q }) => q > 0).map(({ type }) => type);
}

export function authorizationOf(c: Context): string | undefined {
  return c.req.header('authorization');
}

/**
 * The secret of a session, in the form `Bearer <writeKey>`. It has a separate header, because `Authorization` may be
 * for a proxy that requires a password.
 */
export function secretOf(c: Context): string | undefined {
  const secret = c.req.header(WRITE_KEY_HEADER);
  return secret === undefined ? authorizationOf(c) : `Bearer ${secret}`;
}

export function hostOf({ headers }: IncomingMessage): string | undefined {
  return headers.host;
}

/** The headers that proxies add to a request, apart from the `X-Forwarded-…` headers. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'x-envoy-external-address',
  'x-amzn-trace-id',
];

/** Whether a proxy has passed a request on. Proxies that add no header are not detected. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || OF_PROXIES.includes(name));
}

/**
 * Every browser sends `Connection: keep-alive` to a server with HTTP/1.1. The header is for the next hop only, so nginx,
 * HAProxy and Caddy remove it.
 */
function saysKeepAlive({ headers }: IncomingMessage): boolean {
  return (headers.connection ?? '').split(',').some((option) => option.trim().toLowerCase() === 'keep-alive');
}

/** Whether a proxy has removed `keep-alive` from a browser's request. Programs other than browsers need not send it. */
export function lostKeepAlive(request: IncomingMessage): boolean {
  return isSecureOrigin(request) && !saysKeepAlive(request);
}

/** Whether the browser regards this server as a secure origin. Browsers send Fetch Metadata only to secure origins. */
export function isSecureOrigin({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] !== undefined;
}

/** The protocol that the first proxy saw. Only the header of a trusted proxy counts. */
export function forwardedProtocolOf({ headers }: IncomingMessage): string | undefined {
  const [header] = [headers['x-forwarded-proto']].flat();
  return header?.split(',')[0]?.trim().toLowerCase();
}

export function forwardedAddressesOf({ headers }: IncomingMessage): string[] {
  return [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
}

const METHOD_HEADER = 'clink-method';
const NAMED_METHODS: readonly unknown[] = ['PUT', 'PATCH', 'DELETE'];

/** Some firewalls allow only GET, HEAD and POST. So a POST may name another method in a header. */
export function meantMethodOf({ method = 'GET', headers }: IncomingMessage): string {
  const named = headers[METHOD_HEADER];
  return method === 'POST' && NAMED_METHODS.includes(named) ? String(named) : method;
}

/** The origin of the page that makes a call. Browsers send it with every call that may change something. */
export function originOf(c: Context): string | undefined {
  return c.req.header('origin');
}

/** The names of all cookies of hosts begin with this text, followed by the port of the server's address, if any. */
const HOST_COOKIE = 'clink-host';

/**
 * The beginning of the names of a server's cookies. Browsers send cookies to all ports of a domain name, so two servers
 * with the same domain name would otherwise sign out each other's hosts.
 */
export function hostCookiePrefixOf(publicUrl: URL | null, ownPort: number | null): string {
  const { port } = publicUrl ?? new URL(`http://localhost:${ownPort ?? ''}`);
  return port === '' ? HOST_COOKIE : `${HOST_COOKIE}-${port}`;
}

/** Whether a request contains the cookie of a host's session, at this port or another port. */
export function hasHostSession({ headers }: Request): boolean {
  return SESSION_COOKIE.test(headers.get('cookie') ?? '');
}
const SESSION_COOKIE = new RegExp(`${HOST_COOKIE}(?:-\\d{1,5})?\\.session_token=`);

/** Matches a cookie that this server sets. All its escapes are ASCII, so decoding cannot fail. */
const OWN_COOKIE = new RegExp(`^(?:__Secure-)?${HOST_COOKIE}(?:-\\d{1,5})?\\.\\w+=(?:[\\w.~!*'()-]|%[0-7][\\dA-F])*$`);

/**
 * The only headers that the library of accounts gets: its own cookies, and the kind of device as the user agent. Other cookies
 * are left out, because the library decodes every cookie, and each malformed escape throws an exception, which is slow.
 */
export function hostHeadersOf({ headers }: Request): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const device = /Mobi|Android|iPhone|iPad/.test(headers.get('user-agent') ?? '') ? 'phone' : 'laptop';
  return new Headers({ cookie: cookies.filter((cookie) => OWN_COOKIE.test(cookie)).join('; '), 'user-agent': device });
}

/** The headers that the library of accounts gets instead of a request, for a mail in this language. */
export function hostHeadersIn(language: Language): Headers {
  return new Headers({ 'accept-language': language });
}

/** The language of the mail that the library sends. */
export function hostLanguageIn(headers: Headers | undefined): Language {
  return languageOf(headers?.get('accept-language') ?? '') ?? 'en';
}
