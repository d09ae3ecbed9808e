import { ALL_PROBLEM_STATUS, type ApiProblemCode, apiProblemSchema } from '../../domain/hosting/host-problem.ts';
import { PROBLEM_TITLES, type ProblemExtras } from '../http/problem.ts';
import { answeredSchema, type JsonSchema } from './json-schema.ts';
import type { Answer, Operation } from './open-api.ts';

const EXTRAS: Partial<Record<ApiProblemCode, readonly (keyof ProblemExtras)[]>> = {
  gone: ['reason', 'mayReturn'],
  invalid: ['field', 'detail'],
  'house-fails': ['detail'],
  'no-hosts': ['detail', 'why'],
  'owner-only': ['detail'],
  'too-late': ['by', 'state'],
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

/** These answers by status. Any call may be answered with 429 or 503. */
export function problems(...codes: ApiProblemCode[]): Operation['responses'] {
  const all = [...codes, 'too-many' as const, 'unavailable' as const];
  const alike = (code: ApiProblemCode) => all.filter((other) => ALL_PROBLEM_STATUS[other] === ALL_PROBLEM_STATUS[code]);
  return Object.fromEntries(all.map((code) => [ALL_PROBLEM_STATUS[code], oneOf(alike(code))]));
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

/** Each code has only its own extra fields. `invalid` has `field`, `gone` has `reason`, and `too-late` and `too-soon` have `by`. */
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
