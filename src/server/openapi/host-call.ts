import type { ApiProblemCode } from '../../domain/hosting/host-problem.ts';
import { MAX_HOST_BODY_BYTES } from '../hosting/host-routes.ts';
import type { Answer, Content, Operation, Parameter } from './open-api.ts';
import { problems } from './problem-answers.ts';

export function step(name: string, description: string): Parameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

export const CELEBRATION_ID = step('celebrationId', 'The id, not the code.');

const ref = (name: string): Content => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
export const json = (description: string, name: string): Answer => ({ description, content: ref(name) });

const ORDER = `Checked in this order: the server can have hosts (503), the page’s origin (403), body type and size (415, 413; at most ${MAX_HOST_BODY_BYTES} bytes), a signed-in host (401), the host’s limit (429), a celebration that the caller hosts (404), JSON (400), content (422).`;

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  /** The name of the body's schema. */
  readonly body?: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly codes?: readonly ApiProblemCode[];
}

/** A call that a signed-in host makes. */
export function hosted({
  operationId,
  summary,
  description,
  parameters = [],
  body,
  answers,
  codes = [],
}: Described): Operation {
  const bodyCodes: ApiProblemCode[] = body ? ['bad-json', 'invalid'] : [];
  return {
    operationId,
    summary,
    description: [description, ORDER].filter(Boolean).join(' '),
    security: [{ host: [] }],
    parameters,
    ...(body && { requestBody: { required: true, content: ref(body) } }),
    responses: { ...answers, ...problems('not-signed-in', 'no-hosts', ...bodyCodes, ...codes) },
  };
}

/** The problems of a call with a body. */
export const CHANGING: readonly ApiProblemCode[] = ['foreign-origin', 'bad-type', 'too-large'];
/** The problems of a deletion. A body that nobody needs may still be too large. */
export const DELETING: readonly ApiProblemCode[] = ['foreign-origin', 'too-large'];
