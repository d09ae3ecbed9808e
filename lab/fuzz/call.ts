import fc from 'fast-check';
import { CELEBRATION_PARAMETER } from '../../src/domain/celebration/celebration.ts';
import type { JsonSchema } from '../../src/server/openapi/json-schema.ts';
import type { OpenApiDocument, Operation, Parameter } from '../../src/server/openapi/open-api.ts';
import { type Body, bodies } from './body.ts';
import { CODES, WEDDING_CODE } from './celebrations.ts';
import { contentType, encoded, moreHeader, oddMethod, oddQuery, oddTarget } from './odd-requests.ts';
import { oddHeaderValue, oddText } from './odd-values.ts';
import { idOf, PHONES, type PhoneName, secretOf, ticketOf } from './party.ts';
import { bentToTheWords } from './save-rules.ts';
import { fitting, type Json } from './schema-arbitrary.ts';

/** One request as data. `target` and the headers contain placeholders (lab/fuzz/party.ts). */
export interface Call {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Body | null;
  /** Whether the server is short of memory at that moment. */
  readonly isMemoryShort: boolean;
}

/** Every call of the document, valid and nearly valid, and some calls that it does not describe. */
export function callsOf(document: OpenApiDocument): fc.Arbitrary<Call> {
  // The calls of hosts need accounts: lab/fuzz/accounts/host-calls.ts.
  const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith('/api/host/'));
  const operations = paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      weight: weightOf(operation),
      arbitrary: documented(document, path, method.toUpperCase(), operation),
    })),
  );
  const known = fc.oneof(...operations);
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, oddMethod).map(([call, method]) => ({ ...call, method })) },
    { weight: 1, arbitrary: fc.tuple(known, oddTarget).map(([call, target]) => ({ ...call, target })) },
  );
}

/** A call with more parameters gets more attempts. */
function weightOf({ parameters = [], requestBody }: Operation): number {
  return 1 + 2 * parameters.length + (requestBody ? 12 : 0);
}

function documented(document: OpenApiDocument, path: string, method: string, operation: Operation): fc.Arbitrary<Call> {
  const follow = (ref: string) => resolve(document, ref);
  const parameters = (operation.parameters ?? []).filter(
    ({ name, in: where }) => name !== 'sessionId' && where !== 'path',
  );
  const hasId = operation.parameters?.some(({ name }) => name === 'sessionId') ?? false;
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      who,
      given: fc.tuple(...parameters.map((parameter) => givenOf(parameter, follow))),
      code: celebrationCode,
      type: schema ? contentType : fc.constant(undefined),
      more: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(moreHeader, { maxLength: 3 }) },
      ),
      moreQuery: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddQuery }),
      body: schema ? bodies(schema, follow, bendOf(path)) : fc.constant(null),
      isMemoryShort: fc.oneof(
        { weight: 30, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    })
    .map(({ who: [id, authorization], given, code, type, more, moreQuery, body, isMemoryShort }) => {
      const sent = given.flatMap((parameter) => parameter ?? []);
      const query = sent.flatMap((parameter) =>
        parameter.in === 'query' ? `${parameter.name}=${encoded(parameter.value)}` : [],
      );
      if (hasId && !path.includes('{') && id !== '') query.push(`sessionId=${id}`);
      const headers: [string, string][] = sent.flatMap(({ in: where, name, value }) =>
        where === 'header' ? [[name, value]] : [],
      );
      if (authorization) headers.push(['Authorization', authorization]);
      if (type) headers.push(['Content-Type', type]);
      const search = [...query, moreQuery].filter(Boolean).join('&');
      return {
        method,
        target: path.replace('{sessionId}', id).replace('{code}', code) + (search && `?${search}`),
        headers: [...headers, ...more],
        body,
        isMemoryShort,
      };
    });
}

/** How a message that fits the schema of a call becomes one that the server may accept. */
function bendOf(path: string): (message: Json) => Json {
  if (path === '/api/sessions/{sessionId}') return bentToTheWords;
  return path.startsWith('/api/tickets/') ? withKnownTicket : (message) => message;
}

const TICKETS: readonly PhoneName[] = ['alive', 'alive', 'alive', 'sharing', 'deleted'];

/** Most calls about tickets are about one that a phone of the party has. */
function withKnownTicket(message: Json): Json {
  const { ticket, ...rest } = message as { readonly ticket: string };
  const name = TICKETS[ticket.charCodeAt(0) % (TICKETS.length + 2)];
  return name ? { ticket: ticketOf(name), ...rest } : message;
}

function resolve(document: OpenApiDocument, ref: string): JsonSchema {
  const found = document.components.schemas[ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`${ref} is not in the document`);
  return found;
}

type Given = { readonly in: Parameter['in']; readonly name: string; readonly value: string } | null;

function givenOf({ name, in: where, schema }: Parameter, follow: (ref: string) => JsonSchema): fc.Arbitrary<Given> {
  const odd = where === 'header' ? oddHeaderValue : oddText;
  const right = name === CELEBRATION_PARAMETER ? celebrationCode : fitting(schema, follow).map(String);
  const value = fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: odd });
  return fc.option(value.map((text) => ({ in: where, name, value: text })));
}

const celebrationCode = fc.constantFrom<string>(...CODES, WEDDING_CODE, WEDDING_CODE.toLowerCase());

const phone = fc.constantFrom(...PHONES);
const bearer = (text: string) => `Bearer ${text}`;

/** A session id and a secret, which need not belong together. */
const who: fc.Arbitrary<readonly [id: string, authorization: string | undefined]> = fc.oneof(
  { weight: 8, arbitrary: phone.map((name) => [idOf(name), bearer(secretOf(name))] as const) },
  { weight: 2, arbitrary: fc.tuple(phone, phone).map(([id, secret]) => [idOf(id), bearer(secretOf(secret))] as const) },
  { weight: 1, arbitrary: phone.map((name) => [idOf(name), undefined] as const) },
  { weight: 1, arbitrary: fc.tuple(phone, oddHeaderValue).map(([id, odd]) => [idOf(id), odd] as const) },
  { weight: 1, arbitrary: fc.tuple(phone, oddHeaderValue).map(([id, odd]) => [idOf(id), bearer(odd)] as const) },
  {
    weight: 1,
    arbitrary: fc.tuple(oddText, phone).map(([id, secret]) => [encoded(id), bearer(secretOf(secret))] as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .stringMatching(/^[\w-]{22}$/)
      .chain((id) => phone.map((name) => [id, bearer(secretOf(name))] as const)),
  },
);
