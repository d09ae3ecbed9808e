import { PRODUCT_NAME } from '../../domain/product.ts';
import { CELEBRATION_PATHS, celebrationSchemas } from './celebration-paths.ts';
import { HOST_PATHS } from './host-paths.ts';
import { hostSchemas } from './host-schemas.ts';
import { LEADERBOARD_PATHS, leaderboardSchemas } from './leaderboard-paths.ts';
import type { OpenApiDocument, PathItem } from './open-api.ts';
import { problemAnswers, problems } from './problem-answers.ts';
import { SESSION_PATHS, sessionSchemas } from './session-paths.ts';
import { TICKET_PATHS, ticketSchemas } from './ticket-paths.ts';

/** Set by the calls under /api/auth. */
const HOST_COOKIE = 'clink-host.session_token';

const DESCRIPTION = `The API that guests' phones use. The server validates requests with these schemas, and the phone parses answers with them. Descriptions state the rules that a schema cannot express. No answer has a field that is not named here.

Every GET also answers HEAD. The calls of hosts under /api/auth are described in docs/protocol.md#accounts. A POST may name the method PUT, PATCH or DELETE in the header \`Clink-Method\`, and then counts as such a call. Any other path under /api and any other method is 404 \`not-found\`. Any other page is 404 with the app's not-found page. Node answers a request that is not valid HTTP, or closes its connection (400, 408, 413, 431).`;

function statusAnswer(status: string, others: Readonly<Record<string, unknown>> = {}) {
  const schema = {
    type: 'object',
    properties: { status: { const: status }, ...others },
    required: ['status', ...Object.keys(others)],
    additionalProperties: false,
  };
  return { description: `Yes: the status is \`${status}\`.`, content: { 'application/json': { schema } } };
}

const SERVICE_PATHS: Readonly<Record<string, PathItem>> = {
  '/api/openapi.json': {
    get: {
      operationId: 'readDocument',
      summary: 'This document.',
      responses: {
        200: { description: 'OpenAPI 3.2.', content: { 'application/json': { schema: { type: 'object' } } } },
        ...problems(),
      },
    },
  },
  '/healthz': {
    get: {
      operationId: 'isAlive',
      summary: 'Whether requests are served, and the version of the server.',
      responses: { 200: statusAnswer('ok', { version: { type: 'string' } }) },
    },
  },
  '/readyz': {
    get: {
      operationId: 'isReady',
      summary: 'Whether new requests should be sent here.',
      responses: { 200: statusAnswer('ready'), 503: { $ref: '#/components/responses/unavailable' } },
    },
  },
};

/** The API as a document (OpenAPI 3.2), made from the schemas of src/domain/protocol/session-wire.ts. It is made when it is first read. */
export const OPEN_API_DOCUMENT: OpenApiDocument = {
  openapi: '3.2.0',
  info: { title: PRODUCT_NAME, version: '1', description: DESCRIPTION },
  paths: {
    ...SESSION_PATHS,
    ...TICKET_PATHS,
    ...LEADERBOARD_PATHS,
    ...CELEBRATION_PATHS,
    ...HOST_PATHS,
    ...SERVICE_PATHS,
  },
  components: {
    schemas: {
      ...sessionSchemas(),
      ...ticketSchemas(),
      ...leaderboardSchemas(),
      ...celebrationSchemas(),
      ...hostSchemas(),
    },
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
        description: 'The session of a signed-in host. Only pages of this server can use it.',
      },
    },
  },
};
