import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const START_WITHIN_MS = 60_000;

/** Resolves when the server answers. @throws {Error} if it does not answer within a minute. */
export async function awaitHealth(url: string): Promise<string> {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { version: string }).version;
    await wait(250);
  }
  throw new Error(`${url} does not answer`);
}

/** Calls the server as a browser does, and keeps its cookies. */
export class Visitor {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws {Error} if the answer is no success. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(this.#url + path, {
      method,
      headers: { origin: this.#url, cookie, ...json, ...headers },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return text.startsWith('{') ? JSON.parse(text) : text;
  }
}

/** Logs a beer as a new guest of the celebration with `code`. */
export async function drinkBeer(url: string, code: string, userName: string): Promise<void> {
  const id = randomBytes(17).toString('base64url').slice(0, 22);
  const headers = { authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
  const now = Date.now();
  const drinks = [{ id: `${now}-a`, drinkType: 'beer', timestamp: now }];
  const save = { userName, drinks, sessionStart: now, drinkingPace: 'moderate', sentAt: now };
  await new Visitor(url).call('PUT', `/api/sessions/${id}?c=${code}`, save, headers);
}

/** The names on the leaderboard of a celebration. */
export async function namesAt(url: string, code: string): Promise<string> {
  return JSON.stringify(await new Visitor(url).call('GET', `/api/leaderboard/guests?c=${code}`));
}
