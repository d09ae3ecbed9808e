import fc from 'fast-check';
import { drinkOf } from '../../../src/domain/drink-menu.ts';
import type { CelebrationChanges } from '../../../src/domain/hosting/hosted-celebration.ts';
import type { JsonSchema } from '../../../src/server/openapi/json-schema.ts';
import type { OpenApiDocument, Operation } from '../../../src/server/openapi/open-api.ts';
import { type Body, bodies } from '../body.ts';
import { ORIGIN } from '../fuzzed-service.ts';
import { contentType, encoded } from '../odd-requests.ts';
import { oddText } from '../odd-values.ts';
import type { Json } from '../schema-arbitrary.ts';

/** One call under /api/host as data. The path has placeholders for what is known only when it is played. */
export interface HostCall {
  readonly method: string;
  readonly path: string;
  readonly host: string | null;
  readonly origin: string | null;
  readonly type: string | undefined;
  readonly body: Body | null;
}

/** Marek made the celebration, Sofie helps, and Carla has nothing to do with it. */
const HOSTS = ['marek', 'marek', 'sofie', 'carla', null];

/** Every call of the document under /api/host, right and nearly right. */
export function hostCallsOf(document: OpenApiDocument): fc.Arbitrary<HostCall> {
  const follow = (ref: string): JsonSchema => {
    const found = document.components.schemas[ref.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`${ref} is not in the document`);
    return found;
  };
  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/host/'))
    .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => [path, method, operation] as const));
  return fc.oneof(
    ...operations.map(([path, method, operation]) => ({
      // Settings and menus need more attempts.
      weight: method === 'patch' ? 10 : 1,
      arbitrary: callOf(path, method, operation, follow),
    })),
  );
}

/** Makes a menu follow the rules that the document states in words, and leaves out what is in its way. */
function bentMenu(message: Json): Json {
  const { menu, revision = 0, withoutAlcohol = false } = Object(message) as CelebrationChanges;
  if (!menu) return message;
  const drinks = menu.map(({ alcoholType, name, ...item }, index) => ({
    ...item,
    ...(alcoholType && drinkOf(item.drinkType).hasSubtypes && { alcoholType }),
    id: `${index}${item.id}`.slice(0, 16),
    name: `${index} ${name.replace(/[^\w]/g, 'x')}`.slice(0, 24),
  }));
  return { menu: drinks, revision: revision % 2, withoutAlcohol } as unknown as Json;
}

function callOf(path: string, method: string, operation: Operation, follow: (ref: string) => JsonSchema) {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const names = path.match(/\{\w+\}/g) ?? [];
  const step = (name: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(name) },
      { weight: 1, arbitrary: oddText.map(encoded).map((text) => text || '-') },
    );
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: fc
      .tuple(...names.map(step))
      .map((steps) => names.reduce((filled, name, index) => filled.replace(name, () => steps[index] ?? name), path)),
    host: fc.constantFrom(...HOSTS),
    origin: fc.constantFrom(ORIGIN, ORIGIN, ORIGIN, 'https://evil.example', null),
    type: schema ? contentType : fc.constant(undefined),
    body: schema ? bodies(schema, follow, bentMenu) : fc.constant(null),
  });
}
