import { type Body, bodyBytes } from './body.ts';

/**
 * One request as data that prints and shrinks. Target, headers and body contain placeholders such as `<alive.id>` for values
 * that are known only when the request is sent.
 */
export interface Call {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Body | null;
}

/** The values of the placeholders. */
export type Known = Readonly<Record<string, string>>;

/** The values with which a round begins, and the secrets that no answer may contain. */
export interface Party {
  readonly known: Known;
  readonly secrets: readonly string[];
}

export function filledIn(text: string, known: Known): string {
  return text.replace(/<([\w.]+)>/g, (whole, name: string) => known[name] ?? whole);
}

/** `base`: the scheme and the server's name, as the client claims them. */
export function requestOf({ method, target, headers, body }: Call, known: Known, base = 'http://localhost'): Request {
  const sent = new Headers();
  for (const [name, value] of headers) sent.append(name, filledIn(value, known));
  const canHaveBody = body !== null && !['GET', 'HEAD'].includes(method);
  const init = {
    method,
    headers: sent,
    ...(canHaveBody && { body: bodyBytes({ ...body, text: filledIn(body.text, known) }) }),
  };
  return new Request(`${base}${filledIn(target, known)}`, init);
}

/** The secrets that a text contains although it must not. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => text.includes(secret)).map((secret) => `tells ${secret}`);
}
