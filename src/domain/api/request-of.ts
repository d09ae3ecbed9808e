import type { Route } from './calls.ts';
import { filledPath, partsOf, type StepsOf } from './route.ts';

/** Makes the request of an API call. Only types of the table of calls are imported, so that phones load no schemas. */
export function requestOf<To extends Route>(
  route: To,
  steps: Readonly<Record<StepsOf<To>, string>>,
): readonly [method: string, path: string] {
  return [partsOf(route)[0], filledPath<string>(route, steps)];
}

type PathIn<To> = To extends `${string} ${infer Path}` ? Path : never;
/** The path of a `GET` call without variable steps. */
export type KnownPath = PathIn<Extract<Route, `GET ${string}`>>;
