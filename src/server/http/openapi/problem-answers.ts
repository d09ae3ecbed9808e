import type { ApiCall, Who } from '../../../domain/api/api-call.ts';
import { partsOf } from '../../../domain/api/route.ts';
import { ALL_PROBLEM_STATUS, type ApiProblemCode, apiProblemSchema } from '../../../domain/hosting/host-problem.ts';
import { PROBLEM_TITLES, type ProblemExtras } from '../problem.ts';
import { answeredSchema, type JsonSchema } from './json-schema.ts';
import type { Answer, Operation } from './open-api.ts';

const EXTRAS: Partial<Record<ApiProblemCode, readonly (keyof ProblemExtras)[]>> = {
  'foreign-origin': ['address'],
  gone: ['reason', 'mayReturn'],
  invalid: ['field', 'detail'],
  'house-fails': ['detail'],
  'house-rule': ['detail', 'field'],
  'no-hosts': ['detail', 'why'],
  'not-found': ['detail'],
  'owner-only': ['detail'],
  'too-late': ['by', 'state', 'drink'],
  'too-soon': ['by'],
  'too-many': ['detail'],
  unavailable: ['detail'],
  'without-alcohol': ['detail', 'field'],
  'wrong-passkey': ['detail'],
};
const REQUIRED_EXTRAS: typeof EXTRAS = { gone: ['reason'], invalid: ['field'], 'too-late': ['by'], 'too-soon': ['by'] };
const CODES = Object.keys(ALL_PROBLEM_STATUS) as ApiProblemCode[];
const RETRY_CODES: readonly ApiProblemCode[] = ['too-many', 'too-soon', 'unavailable', 'no-hosts'];

/** `components.responses`: one answer for each code of docs/protocol.md#errors. */
export function problemAnswers(): Record<string, Answer> {
  return Object.fromEntries(CODES.map((code) => [code, answerOf(code)]));
}

/** The problems that a call may have because of the right that it requires. */
const OF_CALLERS: Readonly<Record<Who, readonly ApiProblemCode[]>> = {
  anybody: [],
  guest: ['no-secret', 'not-yours', 'unknown-celebration', 'gone', 'invalid'],
  reader: ['no-secret', 'not-yours', 'unknown-celebration', 'gone', 'other-celebration', 'invalid'],
  host: ['not-signed-in'],
  'host-of-it': ['not-signed-in', 'unknown-celebration'],
  owner: ['not-signed-in', 'unknown-celebration', 'owner-only'],
  operator: ['not-signed-in', 'operators-only'],
};

/** Every problem with which a call may be answered, by status. */
export function problemsOf(route: string, { who, body, problems = [] }: ApiCall): Operation['responses'] {
  const [method, path] = partsOf(route);
  const isOfHosts = /^\/api\/(host|auth)\//.test(path);
  const all: ApiProblemCode[] = [...OF_CALLERS[who], ...problems];
  if (body) all.push('bad-json', 'bad-type', 'invalid', 'too-large');
  if (isOfHosts) all.push('no-hosts');
  if (isOfHosts && method !== 'GET') all.push('foreign-origin', 'too-large');
  if (path.startsWith('/api/')) all.push('too-many', 'unavailable');
  const known = CODES.filter((code) => all.includes(code));
  const alike = (code: ApiProblemCode) =>
    known.filter((other) => ALL_PROBLEM_STATUS[other] === ALL_PROBLEM_STATUS[code]);
  return Object.fromEntries(known.map((code) => [ALL_PROBLEM_STATUS[code], oneOf(alike(code))]));
}

function oneOf(codes: readonly ApiProblemCode[]): Answer | { readonly $ref: string } {
  if (codes.length === 1) return { $ref: `#/components/responses/${codes[0]}` };
  return {
    description: codes.map((code) => PROBLEM_TITLES[code]).join(' Or: '),
    content: { 'application/problem+json': { schema: { oneOf: codes.map(schemaOf) } } },
  };
}

function answerOf(code: ApiProblemCode): Answer {
  return {
    description: PROBLEM_TITLES[code],
    ...(RETRY_CODES.includes(code) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/problem+json': { schema: schemaOf(code) } },
  };
}

const RETRY_AFTER = { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } };

/**
 * Each code has only its own extra fields. `invalid` has `field`, `gone` has `reason`, and `too-late` and `too-soon` have `by`.
 */
function schemaOf(code: ApiProblemCode): JsonSchema {
  const whole = answeredSchema(apiProblemSchema);
  const named: readonly string[] = ['type', 'title', 'status', 'code', ...(EXTRAS[code] ?? [])];
  const properties = Object.entries(whole.properties ?? {}).filter(([name]) => named.includes(name));
  return {
    ...whole,
    properties: {
      ...Object.fromEntries(properties),
      status: { const: ALL_PROBLEM_STATUS[code] },
      code: { const: code },
    },
    required: [...(whole.required ?? []), ...(REQUIRED_EXTRAS[code] ?? [])],
  };
}
