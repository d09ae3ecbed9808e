import fc from 'fast-check';
import type { JsonSchema } from '../../src/server/http/openapi/json-schema.ts';
import { usually } from './usually.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values that fit a schema of the API document. `follow` resolves a `$ref`. */
export function fitting(schema: JsonSchema, follow: (ref: string) => JsonSchema): fc.Arbitrary<Json> {
  const inner = (part: JsonSchema) => fitting(part, follow);
  if (schema.$ref !== undefined) return inner(follow(schema.$ref));
  if (schema.const !== undefined) return fc.constant(schema.const as Json);
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  return BY_TYPE[schema.type ?? 'null']?.(schema, inner) ?? fc.constant(null);
}

type Inner = (part: JsonSchema) => fc.Arbitrary<Json>;

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema, inner: Inner) => fc.Arbitrary<Json>>> = {
  object: objects,
  array: ({ prefixItems, items, minItems = 0, maxItems = 100 }, inner) => {
    if (prefixItems) return fc.tuple(...prefixItems.map(inner));
    const item = typeof items === 'object' ? items : {};
    return fc.array(inner(item), { minLength: minItems, maxLength: maxItems, size: 'small' });
  },
  string: ({ pattern, format, minLength = 0, maxLength = 24 }) => {
    if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
    return fc.string({ unit: 'grapheme', minLength, maxLength });
  },
  integer: integers,
  number: ({ minimum = -1e300, maximum = 1e300 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
};

function objects(schema: JsonSchema, inner: Inner): fc.Arbitrary<Json> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)] as const);
  return fc.record(Object.fromEntries(properties), {
    requiredKeys: [...(schema.required ?? [])],
    noNullPrototype: true,
  });
}

/** Small numbers are frequent, so that equal numbers occur. */
function integers({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 9) });
  return usually(3, small, fc.integer({ min: minimum, max: maximum }));
}
