import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, noDelay: true });

/** Resolves with the status when the answer has ended. Does not read the body. */
function put(url: URL, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method: 'PUT', agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject).end(body);
  });
}

/**
 * Like a phone, it tries again when the connection breaks. The server may close an idle connection just as it is used.
 */
const TRIES = 3;

/** @throws when the save was not acknowledged. */
export async function putJson(url: URL, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const text = JSON.stringify(body);
  const attempt = (left: number): Promise<number> =>
    put(url, text, headers).catch((error) => (left > 1 ? attempt(left - 1) : Promise.reject(error)));
  const status = await attempt(TRIES);
  if (status !== 200) throw new Error(`a save was answered with ${status}`);
}
