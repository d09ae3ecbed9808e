import { type ApiCall, successOf, type Who } from '../../../domain/api/api-call.ts';
import { CALLS, callsIn, type Route } from '../../../domain/api/calls.ts';
import { MAX_HOST_BODY_BYTES } from '../../../domain/api/host-calls.ts';
import { codeSchema, QUERY, SPELLING } from '../../../domain/api/parameters.ts';
import { partsOf, type StepsOf } from '../../../domain/api/route.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { sessionIdSchema } from '../../../domain/protocol/session-wire.ts';
import { answeredSchema, described, type JsonSchema, sentSchema } from './json-schema.ts';
import type { Answer, OpenApiDocument, Operation, Parameter, PathItem } from './open-api.ts';
import { problemAnswers, problemsOf } from './problem-answers.ts';

/** The cookie that the calls under /api/auth set. */
const HOST_COOKIE = 'clink-host.session_token';

const DESCRIPTION = `The API of Clink. The server validates requests with these schemas, and the phone parses answers with them. Descriptions state the rules that a schema cannot express. No answer has a field that is not named here.

Every GET also answers HEAD. A POST may name the method PUT, PATCH or DELETE in the header \`Clink-Method\`, and then counts as such a call. Any other path under /api and any other method is 404 \`not-found\`. Any other page is 404 with the app's not-found page. Node answers a request that is not valid HTTP, or closes its connection (400, 408, 413, 431).`;

const ORDER = `Checked in this order: the server can have hosts (503), the page’s origin (403), body type and size (415, 413; at most ${MAX_HOST_BODY_BYTES} bytes), a signed-in host (401), the host’s limit (429), a celebration that the caller hosts (404), JSON (400), content (422).`;

const SECURITY: Readonly<Record<Who, Operation['security']>> = {
  anybody: undefined,
  guest: [{ secret: [] }],
  reader: [{}, { secret: [] }],
  host: [{ host: [] }],
  'host-of-it': [{ host: [] }],
  owner: [{ host: [] }],
  operator: [{ host: [] }],
};

const ONLY: Partial<Record<Who, string>> = { owner: 'Only its owner may.', operator: 'Only operators may.' };

type Step = StepsOf<Route>;
const text: JsonSchema = { type: 'string' };
const STEPS: Readonly<Record<Step, { readonly description: string; readonly schema: JsonSchema }>> = {
  sessionId: {
    description: 'Created by the phone, and public. Only the secret allows changes.',
    schema: sentSchema(sessionIdSchema),
  },
  code: { description: SPELLING, schema: sentSchema(codeSchema) },
  celebrationId: { description: 'The id, not the code.', schema: text },
  guestId: { description: 'The session id of a guest of this celebration.', schema: text },
  actionId: { description: 'The id of an entry of the log.', schema: text },
  hostId: { description: 'The id of a host of this celebration.', schema: text },
  invitationId: { description: 'The id, not the token.', schema: text },
  token: { description: 'The token in the link of an invitation, or of the first host.', schema: text },
  id: { description: 'The id, as the list has it.', schema: text },
};

/** `components.schemas`, each named after the first call that uses it. */
const schemas: Record<string, JsonSchema> = {};
const named = new Map<unknown, JsonSchema>();

function refTo(schema: NonNullable<ApiCall['body']>, name: string, make: () => JsonSchema): JsonSchema {
  const known = named.get(schema);
  if (known) return known;
  const component = name.replace(/^.|-./g, (letter) => letter.slice(-1).toUpperCase());
  schemas[component] = make();
  const ref = { $ref: `#/components/schemas/${component}` };
  named.set(schema, ref);
  return ref;
}

function answerOf({ name, answer, gives = 'Done.', words, said, tableIf }: ApiCall): Answer {
  if (!answer) return { description: gives };
  if (!('events' in answer)) {
    const schema = refTo(answer, `${name}Answer`, () => described(answeredSchema(answer), words, said));
    const table = tableIf && { 'text/csv': { schema: { ...text, description: `With ${tableIf}.` } } };
    return { description: gives, content: { 'application/json': { schema }, ...table } };
  }
  const oneOf = Object.entries(answer.events).map(([event, schema]) =>
    eventOf(
      event,
      refTo(schema, `${name}-${event}`, () => answeredSchema(schema)),
    ),
  );
  return { description: gives, content: { 'text/event-stream': { itemSchema: { oneOf } } } };
}

/** One server-sent event: its data is JSON text. */
function eventOf(name: string, contentSchema: JsonSchema): JsonSchema {
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema };
  const properties = { event: { const: name }, data };
  return { type: 'object', properties, required: ['event', 'data'], additionalProperties: false };
}

function operationOf(route: string, call: ApiCall): Operation {
  const [, path] = partsOf(route);
  const { who, name, does, more, body, query = [], words, said } = call;
  const isOrdered = path.startsWith('/api/host/') && who !== 'anybody';
  const description = [ONLY[who], more, isOrdered && ORDER].filter(Boolean).join(' ');
  const steps = [...path.matchAll(/:(\w+)/g)].map(([, step]) => step as Step);
  const parameters: Parameter[] = [
    ...steps.map((step) => ({ name: step, in: 'path' as const, required: true, ...STEPS[step] })),
    ...query.map((parameter) => ({
      name: parameter,
      in: 'query' as const,
      required: false,
      description: QUERY[parameter].means,
      schema: sentSchema(QUERY[parameter].schema),
    })),
  ];
  const schema = body && refTo(body, `${name}Body`, () => described(sentSchema(body), words, said));
  const security = SECURITY[who];
  return {
    operationId: name,
    summary: does,
    ...(description && { description }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...(schema && { requestBody: { required: true, content: { 'application/json': { schema } } } }),
    responses: { [successOf(call)]: answerOf(call), ...problemsOf(route, call) },
  };
}

function paths(): Record<string, PathItem> {
  const found: Record<string, PathItem> = {};
  for (const [route, call] of callsIn(CALLS)) {
    const [method, path] = partsOf(route);
    const at = path.replace(/:(\w+)/g, '{$1}');
    found[at] = { ...found[at], [method.toLowerCase()]: operationOf(route, call) };
  }
  return found;
}

/** The API as a document (OpenAPI 3.2), generated from the table of calls in src/domain/api when it is first read. */
export const OPEN_API_DOCUMENT: OpenApiDocument = {
  openapi: '3.2.0',
  info: { title: PRODUCT_NAME, version: '1', description: DESCRIPTION },
  paths: paths(),
  components: {
    schemas,
    responses: problemAnswers(),
    securitySchemes: {
      secret: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The write key of the session: 32 random bytes as 43 base64url characters. No answer contains it. Phones send it in the header `Clink-Key` instead, because `Authorization` may be for a proxy.',
      },
      host: {
        type: 'apiKey',
        in: 'cookie',
        name: HOST_COOKIE,
        description:
          'The session of a signed-in host. Only pages of this server can use it. If the address of the server has a port, the name contains it, as in clink-host-3000.session_token.',
      },
    },
  },
};

/** The document as JSON. It is kept, because encoding it takes longer than most answers. */
export const OPEN_API_JSON = JSON.stringify(OPEN_API_DOCUMENT);
