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
 * The schema of a request. Rules in code (`v.check`, `v.rawTransform`) have no equivalent in JSON Schema and are stated
 * in descriptions.
 */
export function sentSchema(schema: AnySchema): JsonSchema {
  return schemaOf(schema, 'input');
}

/** The schema of an answer. It allows no field that it does not name. */
export function answeredSchema(schema: AnySchema): JsonSchema {
  return schemaOf(schema, 'output');
}

const OBJECTS = ['object', 'loose_object'];

function schemaOf(schema: AnySchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (typeMode === 'output' && OBJECTS.includes(valibotSchema.type))
        return { ...jsonSchema, additionalProperties: false };
      // A tuple has exactly as many items as its schema lists.
      const length = jsonSchema.prefixItems?.length;
      return length === undefined ? undefined : { ...jsonSchema, items: false, minItems: length, maxItems: length };
    },
  });
  return converted as JsonSchema;
}

type Fields<Value> = Readonly<Record<string, Value>>;

/**
 * A copy of an object's schema. `words` contains descriptions of fields, and `said` contains schemas for fields whose
 * rules are code.
 */
export function described(schema: JsonSchema, words: Fields<string> = {}, said: Fields<AnySchema> = {}): JsonSchema {
  if (!schema.properties) return schema;
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const description = words[name];
    return [name, { ...(said[name] ? sentSchema(said[name]) : field), ...(description && { description }) }];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}
