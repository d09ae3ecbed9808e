import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The part of JSON Schema 2020-12 that this API's messages need. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchema;
}

type AnySchema = v.GenericSchema;

/**
 * The schema of a request. Rules in code (`v.check`, `v.rawTransform`) have no JSON Schema; descriptions state them.
 */
export function sentSchema(schema: AnySchema): JsonSchema {
  return strip(
    toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'ignore',
      overrideSchema: ({ jsonSchema }) => withLength(jsonSchema),
    }),
  );
}

/** The schema of an answer. It allows no field that it does not name. */
export function answeredSchema(schema: AnySchema): JsonSchema {
  return strip(
    toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'output',
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema, jsonSchema }) =>
        OBJECTS.includes(valibotSchema.type) ? { ...jsonSchema, additionalProperties: false } : withLength(jsonSchema),
    }),
  );
}

const OBJECTS = ['object', 'loose_object'];

/** A tuple has as many items as it names. */
function withLength<Schema extends { prefixItems?: unknown[] | undefined }>(schema: Schema): Schema | undefined {
  const length = schema.prefixItems?.length;
  return length === undefined ? undefined : { ...schema, items: false, minItems: length, maxItems: length };
}

function strip({ $schema: _, ...schema }: ReturnType<typeof toJsonSchema>): JsonSchema {
  return schema as JsonSchema;
}

/** A copy of an object's schema with descriptions for some of its properties. */
export function described(schema: JsonSchema, words: Readonly<Record<string, string>>): JsonSchema {
  const named = Object.entries(words).map(([name, description]) => [
    name,
    { ...schema.properties?.[name], description },
  ]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(named) } };
}
