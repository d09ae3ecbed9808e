import type { OpenApiDocument, Operation } from '../../src/server/openapi/open-api.ts';

/** One call of the document, with its method and path. */
export interface NamedOperation {
  readonly operation: Operation;
  readonly verb: string;
  readonly pattern: RegExp;
  readonly pointer: string;
}

export function operationsOf({ paths }: OpenApiDocument): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      operation,
      verb: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      pointer: `#/paths/${escaped(path)}/${method}`,
    })),
  );
}

/** Escapes a key for a JSON pointer in a `$ref`. */
export function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
