/** Why the sign-in of the house does not work, in a sentence for the operator. Nothing in it comes from a browser. */
export class HouseFault extends Error {
  /** What the provider wrote. It may repeat what a browser sent there. */
  readonly said: string | undefined;

  constructor(message: string, { said, ...options }: ErrorOptions & { readonly said?: string | undefined } = {}) {
    super(message, options);
    this.said = said;
  }
}

const PATIENCE_MS = 5_000;
const MAX_BYTES = 256 * 1_024;
const MAX_REDIRECTS = 5;

export interface HouseQuestion {
  readonly headers?: Record<string, string>;
  /** A question with a body is a POST, and follows no redirect. */
  readonly body?: URLSearchParams;
}

interface HouseAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Asks the provider of the house. A redirect is followed on the same host only: whoever answers there is the provider, and
 * an access token goes to nobody else.
 * @throws {HouseFault} if it does not answer, or leads to another host.
 */
export async function askHouse(url: string, { headers = {}, body }: HouseQuestion = {}): Promise<HouseAnswer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const init: RequestInit = { headers, signal, redirect: 'manual', ...(body && { method: 'POST', body }) };
  let at = new URL(url);
  for (let hops = 0; ; hops++) {
    const response = await answerAt(at, init);
    const next = redirectOf(response, at);
    if (!next) return readAnswer(response, at);
    await response.body?.cancel();
    const staysThere = next.hostname === at.hostname && (at.protocol === next.protocol || next.protocol === 'https:');
    if (body || !staysThere || hops === MAX_REDIRECTS)
      throw new HouseFault(
        `${url} leads to ${next.origin}. Clink follows a few redirects on one host, and none of a POST.`,
      );
    at = next;
  }
}

/** @throws {HouseFault} also if it answers anything but 200. */
export async function readFromHouse(url: string, question?: HouseQuestion): Promise<HouseAnswer> {
  const answer = await askHouse(url, question);
  if (answer.status !== 200) throw new HouseFault(`${url} answers ${answer.status}.`);
  return answer;
}

function redirectOf({ status, headers }: Response, at: URL): URL | null {
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  return location !== null && URL.canParse(location, at.href) ? new URL(location, at) : null;
}

async function answerAt(at: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(at, init);
  } catch (error) {
    throw new HouseFault(`${at.href} cannot be reached${reasonOf(error)}.`, { cause: error });
  }
}

async function readAnswer(response: Response, { href }: URL): Promise<HouseAnswer> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length > MAX_BYTES) throw new HouseFault(`What answers at ${href} is too long for an OpenID provider.`);
    }
  } catch (error) {
    if (error instanceof HouseFault) throw error;
    throw new HouseFault(`${href} cannot be read to its end${reasonOf(error)}.`, { cause: error });
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { status: response.status, type: type.trim().toLowerCase(), text };
}

/** The code of an error, such as ENOTFOUND or CERT_HAS_EXPIRED. */
function reasonOf(error: unknown): string {
  const { cause, name } = error as { readonly cause?: { readonly code?: unknown }; readonly name?: string };
  if (name === 'TimeoutError') return ` within ${PATIENCE_MS / 1_000} s`;
  return typeof cause?.code === 'string' ? ` (${cause.code})` : '';
}
