import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Answer, OpenApiDocument, Operation } from '../../src/server/openapi/open-api.ts';

/** An answer with its body. Of a stream: the part received so far. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface Asked {
  readonly method: string;
  /** The path as sent, without the query. */
  readonly path: string;
}

interface Verdict {
  /** `saveSession 200`, or `elsewhere 404` for a call that the document does not name. */
  readonly outcome: string;
  readonly faults: readonly string[];
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UNAVAILABLE = '#/components/responses/unavailable';
const NOT_FOUND = '#/components/responses/not-found';

/** Judges answers by the document: the status, the media type, the body, and each event of a stream. */
export class Judge {
  readonly #document: OpenApiDocument;
  readonly #ajv: Ajv2020;
  readonly #operations: readonly NamedOperation[];
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, formats: { 'date-time': ISO } });
    this.#ajv.addSchema(document, 'document');
    this.#operations = operationsOf(document);
  }

  /** Every (operation, status) that the document names, except answers of a busy or closing server. */
  outcomes(): string[] {
    return this.#operations
      .filter(({ pointer }) => !pointer.includes('~1host~1'))
      .flatMap(({ operation }) =>
        Object.keys(operation.responses).flatMap((status) =>
          isBusy(Number(status)) ? [] : `${operation.operationId} ${status}`,
        ),
      );
  }

  judge(asked: Asked, received: Received): Verdict {
    const { status } = received;
    const named = this.#operationAt(asked.method, asked.path) ?? this.#operationAt(asked.method, decoded(asked.path));
    const answer = named?.operation.responses[status];
    if (!named || (!answer && asked.path.includes('%'))) {
      return { outcome: `elsewhere ${status}`, faults: this.#judgeElsewhere(asked, received) };
    }
    const outcome = `${named.operation.operationId} ${status}`;
    if (!answer) return { outcome, faults: [`${outcome} is not documented: ${received.body.slice(0, 300)}`] };
    const pointer = '$ref' in answer ? answer.$ref : `${named.pointer}/responses/${status}`;
    const faults = this.#judgeBody(pointer, asked, received);
    return { outcome, faults: faults.map((fault) => `${outcome}: ${fault}`) };
  }

  /** Judges a problem by the schema of its code, whatever the request was. */
  judgeProblem(body: string): string[] {
    const [, code] = /"code":"([a-z-]+)"/.exec(body) ?? [];
    if (!code || !this.#document.components.responses[code])
      return [`no problem of the document: ${body.slice(0, 300)}`];
    return this.#judgeJson(
      `#/components/responses/${code}/content/${escaped('application/problem+json')}/schema`,
      body,
    );
  }

  /**
   * Calls that the document does not name: a problem under /api and for methods other than GET, otherwise a page or a
   * file.
   */
  #judgeElsewhere(asked: Asked, received: Received): string[] {
    const isPage = ['GET', 'HEAD'].includes(asked.method) && !/^\/api(?:\/|$)/.test(decoded(asked.path));
    if (isPage)
      return [200, 206, 304, 404, 416].includes(received.status) ? [] : [`a page is answered ${received.status}`];
    if (received.status === 503) return this.#judgeBody(UNAVAILABLE, asked, received);
    // The origin, the type and the size of a host's call are checked before its path (src/server/hosting/host-routes.ts).
    const isOfHosts = decoded(asked.path).startsWith('/api/host/');
    if (isOfHosts && [403, 413, 415].includes(received.status)) return this.judgeProblem(received.body);
    if (received.status !== 404) return [`${received.status} where nothing is`];
    return this.#judgeBody(NOT_FOUND, asked, received);
  }

  #judgeBody(pointer: string, { method }: Asked, { headers, body }: Received): string[] {
    const answer = this.#answerAt(pointer);
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!answer.content) return body === '' ? [] : [`a body where none is documented: ${body.slice(0, 300)}`];
    if (!answer.content[type]) return [`media type '${type}' is not documented`];
    const missing = Object.keys(answer.headers ?? {}).filter((name) => name === 'Retry-After' && !headers.has(name));
    if (missing.length > 0) return missing.map((name) => `no ${name}`);
    if (method === 'HEAD') return body === '' ? [] : ['HEAD with a body'];
    const at = `${pointer}/content/${escaped(type)}`;
    if (type === 'text/event-stream') return this.#judgeEvents(at, body);
    return this.#judgeJson(`${at}/schema`, body);
  }

  #judgeEvents(pointer: string, body: string): string[] {
    const events = body.split('\n\n').slice(0, -1);
    return events
      .filter((event) => !/^(:|retry: \d+$)/.test(event))
      .flatMap((event) => {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        const names = this.#eventNames(pointer);
        const index = names.indexOf(name ?? '');
        if (index < 0 || data === undefined) return [`not an event: ${event.slice(0, 300)}`];
        return this.#judgeJson(`${pointer}/itemSchema/oneOf/${index}/properties/data/contentSchema`, data);
      });
  }

  #eventNames(pointer: string): unknown[] {
    const media = this.#valueAt(pointer) as { itemSchema: { oneOf: { properties: { event: { const: string } } }[] } };
    return media.itemSchema.oneOf.map(({ properties }) => properties.event.const);
  }

  #judgeJson(pointer: string, text: string): string[] {
    const validate = this.#validatorAt(pointer);
    try {
      if (validate(JSON.parse(text))) return [];
    } catch {
      return [`not JSON: ${text.slice(0, 300)}`];
    }
    return [`${this.#ajv.errorsText(validate.errors)} in ${text.slice(0, 600)}`];
  }

  #validatorAt(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known) return known;
    const compiled = this.#ajv.compile({ $ref: `document${pointer}` });
    this.#validators.set(pointer, compiled);
    return compiled;
  }

  #operationAt(method: string, path: string) {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.#operations.find(({ pattern, verb }) => verb === asked && pattern.test(path));
  }

  #answerAt(pointer: string): Answer {
    return this.#valueAt(pointer) as Answer;
  }

  #valueAt(pointer: string): unknown {
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], this.#document);
  }
}

function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** One call of the document, with its method and path. */
interface NamedOperation {
  readonly operation: Operation;
  readonly verb: string;
  readonly pattern: RegExp;
  readonly pointer: string;
}

function operationsOf({ paths }: OpenApiDocument): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      operation,
      verb: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      pointer: `#/paths/${escaped(path)}/${method}`,
    })),
  );
}

/** Escapes a key for a JSON pointer in a `$ref`. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
