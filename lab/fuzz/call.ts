import fc from 'fast-check';
import { CELEBRATION_PARAMETER } from '../../src/domain/celebration/celebration.ts';
import type { JsonSchema } from '../../src/server/http/openapi/json-schema.ts';
import type { OpenApiDocument, Operation, Parameter } from '../../src/server/http/openapi/open-api.ts';
import { bentMenu, bentToTheWords } from './bent-messages.ts';
import { bodies } from './body.ts';
import type { Call } from './known.ts';
import { contentType, encoded, moreHeader, oddMethod, oddQuery, oddTarget } from './odd-requests.ts';
import { oddHeaderValue, oddText } from './odd-values.ts';
import { idOf, PHONES, type PhoneName, secretOf, ticketOf } from './prepare-party.ts';
import { fitting, type Json } from './schema-arbitrary.ts';
import { CODES, ORIGIN, WEDDING_CODE } from './target.ts';
import { usually } from './usually.ts';

export interface CallAtMoment extends Call {
  /** Whether the server is short of memory while it answers. */
  readonly isMemoryShort: boolean;
}

/** Valid and nearly valid versions of every call in the API document, and some calls that it does not describe. */
export function callsOf(document: OpenApiDocument): fc.Arbitrary<CallAtMoment> {
  const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith('/api/auth/'));
  const operations = paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      weight: isOfHosts(path) ? (method === 'patch' || path.endsWith('/menu') ? 10 : 1) : weightOf(operation),
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

const isOfHosts = (path: string) => path.startsWith('/api/host/');

/** Calls with more parameters are made more often. */
function weightOf({ parameters = [], requestBody }: Operation): number {
  return 1 + 2 * parameters.length + (requestBody ? 12 : 0);
}

function documented(
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: Operation,
): fc.Arbitrary<CallAtMoment> {
  const follow = (ref: string) => resolve(document, ref);
  const parameters = (operation.parameters ?? []).filter(
    ({ name, in: where }) => name !== 'sessionId' && where !== 'path',
  );
  const hasId = operation.parameters?.some(({ name }) => name === 'sessionId') ?? false;
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      who: isOfHosts(path) ? host : guest,
      given: fc.tuple(...parameters.map((parameter) => givenOf(parameter, follow))),
      steps: fc.record(Object.fromEntries((path.match(/\w+(?=\})/g) ?? []).map((name) => [name, stepOf(name)]))),
      type: schema ? contentType : fc.constant(undefined),
      more: usually<[string, string][]>(4, fc.constant([]), fc.array(moreHeader, { maxLength: 3 })),
      moreQuery: usually(9, fc.constant(''), oddQuery),
      body: schema ? bodies(schema, follow, bendOf(path)) : fc.constant(null),
      isMemoryShort: usually(30, fc.constant(false), fc.constant(true)),
    })
    .map(({ who: [id, credentials], given, steps, type, more, moreQuery, body, isMemoryShort }) => {
      const sent = given.flatMap((parameter) => parameter ?? []);
      const query = sent.flatMap(({ in: where, name, value }) => (where === 'query' ? `${name}=${value}` : []));
      if (hasId && !path.includes('{') && id !== '') query.push(`sessionId=${id}`);
      const headers: [string, string][] = sent.flatMap(({ in: where, name, value }) =>
        where === 'header' ? [[name, value]] : [],
      );
      if (type) headers.push(['Content-Type', type]);
      const search = [...query, moreQuery].filter(Boolean).join('&');
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => (name === 'sessionId' ? id : (steps[name] ?? name)));
      return {
        method,
        target: filled + (search && `?${search}`),
        headers: [...headers, ...credentials, ...more],
        body,
        isMemoryShort,
      };
    });
}

/** The function that turns a message that fits a call's schema into one that the server may accept. */
function bendOf(path: string): (message: Json) => Json {
  if (path === '/api/sessions/{sessionId}') return bentToTheWords;
  if (isOfHosts(path)) return bentMenu;
  return path.startsWith('/api/tickets/') ? withKnownTicket : (message) => message;
}

const TICKETS: readonly PhoneName[] = ['alive', 'alive', 'alive', 'sharing', 'deleted'];

/** Gives most calls about tickets a ticket that a phone of the party has. */
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
  const written = (text: string) => (where === 'query' ? encoded(text) : text);
  const odd = where === 'header' ? oddHeaderValue : oddText;
  const right = name === CELEBRATION_PARAMETER ? celebrationCode : fitting(schema, follow).map(String).map(written);
  return fc.option(usually(8, right, odd.map(written)).map((value) => ({ in: where, name, value })));
}

const celebrationCode = fc.constantFrom<string>(...CODES, WEDDING_CODE, WEDDING_CODE.toLowerCase(), '<code>');

/** The value of a parameter in a path, usually one that exists in the party. */
function stepOf(name: string): fc.Arbitrary<string> {
  if (name === 'code') return celebrationCode;
  const odd = oddText.map((text) => encoded(text) || '-');
  return usually(8, fc.constant(`<${name}>`), odd);
}

/** A session id, and headers with a secret, which may be the secret of another session. */
type Who = readonly [id: string, credentials: readonly (readonly [string, string])[]];

const phone = fc.constantFrom(...PHONES);
const bearer = (text: string) => [['Authorization', `Bearer ${text}`]] as const;
const knownId = phone.map(idOf);
const knownSecret = phone.map((name) => bearer(secretOf(name)));

const guest: fc.Arbitrary<Who> = fc.oneof(
  { weight: 8, arbitrary: phone.map((name): Who => [idOf(name), bearer(secretOf(name))]) },
  { weight: 2, arbitrary: fc.tuple(knownId, knownSecret) },
  { weight: 1, arbitrary: fc.tuple(knownId, fc.constant([])) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      knownId,
      oddHeaderValue.map((odd) => [['Authorization', odd]] as const),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(knownId, oddHeaderValue.map(bearer)) },
  { weight: 1, arbitrary: fc.tuple(oddText.map(encoded), knownSecret) },
  { weight: 1, arbitrary: fc.tuple(fc.stringMatching(/^[\w-]{22}$/), knownSecret) },
);

/** Marek owns the celebration, Sofie is its co-host, and Carla is not one of its hosts. */
const host: fc.Arbitrary<Who> = fc
  .tuple(
    fc.constantFrom('host=<marek>', 'host=<marek>', 'host=<sofie>', 'host=<carla>', null),
    fc.constantFrom(ORIGIN, ORIGIN, ORIGIN, 'https://evil.example', null),
  )
  .map(([cookie, origin]) => [
    '',
    [...(cookie ? [['cookie', cookie] as const] : []), ...(origin ? [['origin', origin] as const] : [])],
  ]);
