import type { Route } from './calls.ts';
import { filledPath, partsOf, type StepsOf } from './route.ts';

/** How a call of the API is sent. Only the types of its table are imported, so that phones load none of its schemas. */
export function requestOf<To extends Route>(
  route: To,
  steps: Readonly<Record<StepsOf<To>, string>>,
): readonly [method: string, path: string] {
  return [partsOf(route)[0], filledPath<string>(route, steps)];
}

type PathIn<To> = To extends `${string} ${infer Path}` ? Path : never;
/** A path of the API, for a `GET` without steps. */
export type KnownPath = PathIn<Extract<Route, `GET ${string}`>>;
