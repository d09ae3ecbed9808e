import { PROBLEM_STATUS, type ProblemCode, problemSchema } from '../../domain/protocol.ts';
import { PROBLEM_TITLES, type ProblemExtras } from '../problem.ts';
import { answeredSchema, type JsonSchema } from './json-schema.ts';
import type { Answer, Operation } from './open-api.ts';

const EXTRAS: Partial<Record<ProblemCode, readonly (keyof ProblemExtras)[]>> = {
  conflict: ['revision', 'serverTime', 'session'],
  gone: ['forgotten'],
  invalid: ['field'],
  'too-many': ['detail'],
  unavailable: ['detail'],
};
const CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[];
const RETRY_CODES: readonly ProblemCode[] = ['too-many', 'unavailable'];

/** `components.responses`: one answer for each code of the contract. */
export function problemAnswers(): Record<string, Answer> {
  return Object.fromEntries(CODES.map((code) => [code, answerOf(code)]));
}

/** References to them by status; 429 and 503 may be the answer to any call. */
export function problems(...codes: ProblemCode[]): Operation['responses'] {
  const all = [...codes, ...RETRY_CODES];
  return Object.fromEntries(all.map((code) => [PROBLEM_STATUS[code], { $ref: `#/components/responses/${code}` }]));
}

function answerOf(code: ProblemCode): Answer {
  return {
    description: PROBLEM_TITLES[code],
    ...(RETRY_CODES.includes(code) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/problem+json': { schema: schemaOf(code) } },
  };
}

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };

/** Closed for each code: only a conflict tells what is kept, only `invalid` names a field. */
function schemaOf(code: ProblemCode): JsonSchema {
  const whole = answeredSchema(problemSchema);
  const told: readonly string[] = ['type', 'title', 'status', 'code', ...(EXTRAS[code] ?? [])];
  const properties = Object.entries(whole.properties ?? {}).filter(([name]) => told.includes(name));
  const required = [...(whole.required ?? []), ...(code === 'conflict' ? ['revision'] : [])];
  return {
    ...whole,
    properties: {
      ...Object.fromEntries(properties),
      status: { const: PROBLEM_STATUS[code] },
      code: { const: code },
    },
    required: code === 'invalid' ? [...required, 'field'] : required,
  };
}
