import { PROBLEM_STATUS, type ProblemCode, problemSchema } from '../../domain/protocol.ts';
import { PROBLEM_TITLES, type ProblemExtras } from '../problem.ts';
import { answeredSchema, type JsonSchema } from './json-schema.ts';
import type { Answer, Operation } from './open-api.ts';

const EXTRAS: Partial<Record<ProblemCode, readonly (keyof ProblemExtras)[]>> = {
  gone: ['reason'],
  invalid: ['field'],
  'too-many': ['detail'],
  unavailable: ['detail'],
};
const REQUIRED_EXTRAS: typeof EXTRAS = { gone: ['reason'], invalid: ['field'] };
const CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[];
const RETRY_CODES: readonly ProblemCode[] = ['too-many', 'unavailable'];

/** `components.responses`: one answer for each code of docs/protocol.md#errors. */
export function problemAnswers(): Record<string, Answer> {
  return Object.fromEntries(CODES.map((code) => [code, answerOf(code)]));
}

/** These answers by status. Any call may be answered with 429 or 503. */
export function problems(...codes: ProblemCode[]): Operation['responses'] {
  const all = [...codes, ...RETRY_CODES];
  const alike = (code: ProblemCode) => all.filter((other) => PROBLEM_STATUS[other] === PROBLEM_STATUS[code]);
  return Object.fromEntries(all.map((code) => [PROBLEM_STATUS[code], oneOf(alike(code))]));
}

function oneOf(codes: readonly ProblemCode[]): Answer | { readonly $ref: string } {
  if (codes.length === 1) return { $ref: `#/components/responses/${codes[0]}` };
  return {
    description: codes.map((code) => PROBLEM_TITLES[code]).join(' Or: '),
    content: { 'application/problem+json': { schema: { oneOf: codes.map(schemaOf) } } },
  };
}

function answerOf(code: ProblemCode): Answer {
  return {
    description: PROBLEM_TITLES[code],
    ...(RETRY_CODES.includes(code) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/problem+json': { schema: schemaOf(code) } },
  };
}

const RETRY_AFTER = { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } };

/** Each code has only its own extra fields. `invalid` has `field`, and `gone` has `reason`. */
function schemaOf(code: ProblemCode): JsonSchema {
  const whole = answeredSchema(problemSchema);
  const named: readonly string[] = ['type', 'title', 'status', 'code', ...(EXTRAS[code] ?? [])];
  const properties = Object.entries(whole.properties ?? {}).filter(([name]) => named.includes(name));
  return {
    ...whole,
    properties: {
      ...Object.fromEntries(properties),
      status: { const: PROBLEM_STATUS[code] },
      code: { const: code },
    },
    required: [...(whole.required ?? []), ...(REQUIRED_EXTRAS[code] ?? [])],
  };
}
