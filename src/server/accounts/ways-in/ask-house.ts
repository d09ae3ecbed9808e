/**
 * The reason why the sign-in at the house does not work, as a sentence for the operator. It contains no text from a browser.
 */
export class HouseFault extends Error {
  /** The provider's own text. It may repeat what a browser sent to the provider. */
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
  /** A request with a body is a POST, and follows no redirect. */
  readonly body?: URLSearchParams;
}

interface HouseAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Sends a request to the provider of the house. A redirect is followed only to the same server, so that an access token
 * is sent only to the provider. @throws {HouseFault} if the provider does not answer, or redirects to another server.
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

/** Reads an answer of the provider. @throws {HouseFault} as `askHouse` does, and for any status other than 200. */
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

function reasonOf(error: unknown): string {
  const { cause, name } = error as { readonly cause?: { readonly code?: unknown }; readonly name?: string };
  if (name === 'TimeoutError') return ` within ${PATIENCE_MS / 1_000} s`;
  return typeof cause?.code === 'string' ? ` (${cause.code})` : '';
}
