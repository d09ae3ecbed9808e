import type { JsonSchema } from './json-schema.ts';

/** The part of OpenAPI 3.2 that this API needs. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
export type PathItem = Readonly<Partial<Record<(typeof METHODS)[number], Operation>>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** Alternatives. `{}` stands for a call without a secret. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** By status. */
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Content;
}

/** The contents of a body, by media type. `itemSchema` is one event of a stream. */
export type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly itemSchema?: JsonSchema }>>;
