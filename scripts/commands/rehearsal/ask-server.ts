import * as v from 'valibot';
import { guestListSchema } from '../../../src/domain/leaderboard/answers.ts';
import { problemSchema } from '../../../src/domain/protocol/session-wire.ts';
import { urlWithin } from '../../../tools/new-celebration.ts';

/** The reason why there can be no rehearsal, as a sentence for the operator. */
export class NoRehearsal extends Error {}

const PATIENCE_MS = 10_000;
const MAKE_ONE = 'Make one for the rehearsal, on the server: npm run celebration -- rehearsal';

/** A text of another server, without control characters that would affect the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
}

/** The name of the proxy in the headers. Null if there is none. */
export function serverIn(headers: Headers): string | null {
  const name = headers.get('server');
  return name === null ? null : printable(name);
}

const healthSchema = v.object({ status: v.literal('ok'), version: v.optional(v.string(), '') });

/** @throws {NoRehearsal} if this is not an address. */
export function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new NoRehearsal(`'${text}' is not an address, such as https://clink.example.`);
  if (url.username || url.password)
    throw new NoRehearsal('The address has a user name or a password. Leave them out: phones cannot use them.');
  return url;
}

/**
 * Checks what answers at the address, before any phone joins. Returns the version of the server. @throws {NoRehearsal} if it is
 * not Clink, or not ready.
 */
export async function lookAtServer(url: URL): Promise<string> {
  const health = await get(new URL('/healthz', url));
  const answered = new URL(health.url);
  if (answered.origin !== url.origin)
    throw new NoRehearsal(`${url.origin} leads to ${answered.origin}. Rehearse with that address.`);
  const version = versionIn(health, url);
  const ready = await get(new URL('/readyz', url));
  if (ready.status !== 200)
    throw new NoRehearsal(`The server is not ready: ${detailIn(ready) ?? `it answers ${ready.status}`}.`);
  return version;
}

/** Whether the server has the celebration with this code. */
export async function isKnown(url: URL, code: string): Promise<boolean> {
  return (await get(urlWithin(code, '/api/leaderboard/guests', url))).status === 200;
}

/** Returns how many guests the celebration has now. */
export async function countGuests(url: URL, code: string | null): Promise<number> {
  const answer = await get(urlWithin(code, '/api/leaderboard/guests', url));
  const list = parsed(guestListSchema, answer.text);
  if (answer.status === 200 && list) return list.rows.length;
  throw new NoRehearsal(whyNoList(answer, code));
}

/** @throws {NoRehearsal} if the celebration does not exist, or already has guests. */
export async function requireNobody(url: URL, code: string | null): Promise<void> {
  const guests = await countGuests(url, code);
  if (guests === 0) return;
  const where = code === null ? 'The open celebration' : `The celebration ${code}`;
  throw new NoRehearsal(`${where} has ${guests} guests already, and they would see the rehearsal. ${MAKE_ONE}`);
}

interface Answer {
  readonly status: number;
  readonly url: string;
  readonly text: string;
  readonly headers: Headers;
}

async function get(url: URL): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: response.status, url: response.url, headers: response.headers, text: await textOf(response) };
  } catch (error) {
    throw new NoRehearsal(whyNoAnswer(error, url));
  }
}

const MAX_BYTES = 4_000_000;

/** The text of an answer, up to a limit, because a server that is not Clink may send without end. */
export async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_BYTES) break;
  }
  return text;
}

function whyNoAnswer(error: unknown, { host, hostname }: URL): string {
  const code = codeOf(error);
  if (/CERT|SIGNED|SIGNATURE|ERR_TLS|SSL|EPROTO/.test(code))
    return `The certificate of ${host} is not good (${code}): browsers show a warning instead of Clink.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Nobody knows the name ${hostname}. Is it right, and does its DNS record exist?`;
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}. Do the server and the proxy run?`;
  if (code === 'TimeoutError')
    return `${host} does not answer within ${PATIENCE_MS / 1_000} seconds. Is a firewall in the way?`;
  return `${host} cannot be reached (${code}).`;
}

/** The error code of a failed call, which Node puts into the cause of 'fetch failed'. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return codeOf(cause.errors[0]);
  if (cause instanceof Error) return codeOf(cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function versionIn({ status, text, headers }: Answer, { origin, host }: URL): string {
  const health = parsed(healthSchema, text);
  if (status === 200 && health) return printable(health.version);
  const server = serverIn(headers) ?? 'what answers';
  if (status === 421)
    throw new NoRehearsal(`Clink answers, but not as ${host}. Set PUBLIC_URL=${origin} on the server.`);
  if (status === 401)
    throw new NoRehearsal(`Something before Clink asks for a password (${server}). Guests have none.`);
  if (status >= 502 && status <= 504)
    throw new NoRehearsal(
      `A proxy answers ${status} at ${host} (${server}): it does not reach Clink. Does the server run?`,
    );
  throw new NoRehearsal(`What answers at ${origin} is not Clink (${server}, status ${status}).`);
}

function whyNoList({ status, text }: Answer, code: string | null): string {
  if (parsed(problemSchema, text)?.code === 'unknown-celebration')
    return code === null
      ? `This server has no open celebration (OPEN_CELEBRATION=off). ${MAKE_ONE}`
      : `No celebration of this server has the code ${code}.`;
  return `The leaderboard cannot be read: ${detailIn({ text }) ?? `the answer is ${status}`}.`;
}

/** The `detail` of a problem, or else its `title`. */
export function detailIn({ text }: { readonly text: string }): string | null {
  const problem = parsed(v.object({ title: v.string(), detail: v.optional(v.string()) }), text);
  return problem ? printable(problem.detail ?? problem.title).replace(/\.$/, '') : null;
}

/** The value of a JSON text. Null if it is no JSON or does not fit the schema. */
function parsed<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : null;
}
