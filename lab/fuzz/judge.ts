import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../src/server/http/openapi/json-schema.ts';
import type { Answer, OpenApiDocument, Operation } from '../../src/server/http/openapi/open-api.ts';

/** An answer with its body. The body of a stream is the part received so far. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface Asked {
  readonly method: string;
  /** The path as it was sent, without the query. */
  readonly path: string;
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const PROBLEM = 'application/problem+json';
const TABLE = 'text/csv';

/** The calls of the API document, each with its method and path. */
function operationsOf(paths: OpenApiDocument['paths']) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      operation,
      verb: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
}

/** The cells of a table that a spreadsheet would treat as formulas, in words. */
function judgeTable(table: string): string[] {
  const [formula] = /(?:^|,)(?:"?[=+\-@\t]|"\r).*/m.exec(table) ?? [];
  return formula === undefined ? [] : [`a formula: ${formula}`];
}

/** Compares answers with the API document: the status, the media type, the body, and each event of a stream. */
export class Judge {
  readonly #components: OpenApiDocument['components'];
  readonly #operations: ReturnType<typeof operationsOf>;
  readonly #ajv = new Ajv2020({ strict: false, formats: { 'date-time': ISO } });
  readonly #validators = new Map<JsonSchema | undefined, ValidateFunction>();

  constructor({ components, paths }: OpenApiDocument) {
    this.#components = components;
    this.#operations = operationsOf(paths);
  }

  /** Every (operation, status) that the API document lists for guests, except answers of a busy or closing server. */
  outcomes(): string[] {
    return this.#operations
      .filter(({ path }) => !isOfHosts(path))
      .flatMap(({ operation }) =>
        Object.keys(operation.responses).flatMap((status) =>
          isBusy(Number(status)) ? [] : `${operation.operationId} ${status}`,
        ),
      );
  }

  /** `outcome`: `saveSession 200`, or `elsewhere 404` for a call that is not in the API document. */
  judge(asked: Asked, received: Received): { readonly outcome: string; readonly faults: readonly string[] } {
    const { status } = received;
    const operation =
      this.#operationAt(asked.method, asked.path) ?? this.#operationAt(asked.method, decoded(asked.path));
    const answer = operation?.responses[status];
    if (!operation || (!answer && asked.path.includes('%'))) {
      return { outcome: `elsewhere ${status}`, faults: this.#judgeElsewhere(asked, received) };
    }
    const outcome = `${operation.operationId} ${status}`;
    if (!answer) return { outcome, faults: [`${outcome} is not documented: ${received.body.slice(0, 300)}`] };
    const named = '$ref' in answer ? this.#problem(answer.$ref.replace('#/components/responses/', '')) : answer;
    const faults = this.#judgeBody(named, asked, received);
    return { outcome, faults: faults.map((fault) => `${outcome}: ${fault}`) };
  }

  /** Checks a problem against the schema of its code, whatever the request was. */
  judgeProblem(body: string): string[] {
    const [, code = ''] = /"code":"([a-z-]+)"/.exec(body) ?? [];
    const problem = this.#problem(code);
    if (!problem) return [`no problem of the document: ${body.slice(0, 300)}`];
    return this.#judgeJson(problem.content?.[PROBLEM]?.schema, body);
  }

  /**
   * Checks the answer to an undocumented call: a problem under /api and for methods other than GET, otherwise a page or a
   * file.
   */
  #judgeElsewhere(asked: Asked, received: Received): string[] {
    const { status, body } = received;
    const isPage = ['GET', 'HEAD'].includes(asked.method) && !/^\/api(?:\/|$)/.test(decoded(asked.path));
    if (isPage) return [200, 206, 304, 404, 416].includes(status) ? [] : [`a page is answered ${status}`];
    if (status === 503) return this.#judgeBody(this.#problem('unavailable'), asked, received);
    // The origin, the type and the size of a host's call are checked before its path (src/server/hosting/calls/host-routes.ts).
    if (isOfHosts(decoded(asked.path)) && [403, 413, 415].includes(status)) return this.judgeProblem(body);
    if (status !== 404) return [`${status} where nothing is`];
    return this.#judgeBody(this.#problem('not-found'), asked, received);
  }

  #judgeBody(answer: Answer | undefined, { method }: Asked, { headers, body }: Received): string[] {
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!answer?.content) return body === '' ? [] : [`a body where none is documented: ${body.slice(0, 300)}`];
    const { schema, itemSchema } = answer.content[type] ?? {};
    if (!answer.content[type]) return [`media type '${type}' is not documented`];
    const missing = Object.keys(answer.headers ?? {}).filter((name) => name === 'Retry-After' && !headers.has(name));
    if (missing.length > 0) return missing.map((name) => `no ${name}`);
    if (method === 'HEAD') return body === '' ? [] : ['HEAD with a body'];
    return itemSchema ? this.#judgeEvents(itemSchema, body) : this.#judgeText(type, schema, body);
  }

  #judgeEvents({ oneOf = [] }: JsonSchema, body: string): string[] {
    const events = body.split('\n\n').slice(0, -1);
    return events
      .filter((event) => !/^(:|retry: \d+$)/.test(event))
      .flatMap((event) => {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        const kind = oneOf.find(({ properties }) => properties?.event?.const === name);
        if (!kind || data === undefined) return [`not an event: ${event.slice(0, 300)}`];
        return this.#judgeJson(kind.properties?.data?.contentSchema, data);
      });
  }

  #judgeText(type: string, schema: JsonSchema | undefined, text: string): string[] {
    return type === TABLE ? judgeTable(text) : this.#judgeJson(schema, text);
  }

  #judgeJson(schema: JsonSchema | undefined, text: string): string[] {
    const validate = this.#validatorOf(schema);
    try {
      if (validate(JSON.parse(text))) return [];
    } catch {
      return [`not JSON: ${text.slice(0, 300)}`];
    }
    return [`${this.#ajv.errorsText(validate.errors)} in ${text.slice(0, 600)}`];
  }

  #validatorOf(schema: JsonSchema | undefined): ValidateFunction {
    const known = this.#validators.get(schema);
    if (known) return known;
    if (!schema) throw new Error('the document has no schema for this answer');
    // The schema needs the components, because its references point to them.
    const compiled = this.#ajv.compile({ ...schema, components: this.#components });
    this.#validators.set(schema, compiled);
    return compiled;
  }

  #operationAt(method: string, path: string): Operation | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.#operations.find(({ pattern, verb }) => verb === asked && pattern.test(path))?.operation;
  }

  #problem(code: string): Answer | undefined {
    return this.#components.responses[code];
  }
}

/** Whether a path belongs to the hosts. lab/fuzz/accounts or lab/fuzz/fuzz.test.ts checks these calls. */
function isOfHosts(path: string): boolean {
  return path.startsWith('/api/host/') || path.startsWith('/api/auth/');
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
