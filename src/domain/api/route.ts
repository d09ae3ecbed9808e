/** Splits a route into its method and its path. */
export function partsOf(route: string): readonly [method: string, path: string] {
  const [method = '', path = ''] = route.split(' ');
  return [method, path];
}

/** The names of the variable steps of a route: `id` and `guestId` of `GET /a/:id/b/:guestId`. */
export type StepsOf<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Step}/${infer More}`
    ? Step | StepsOf<`/${More}`>
    : Rest
  : never;

/** The path of a call with the values of its variable steps. */
export function filledPath<const Route extends string>(
  route: Route,
  steps: Readonly<Record<StepsOf<Route>, string>>,
): string {
  return partsOf(route)[1].replace(/:(\w+)/g, (_, step: StepsOf<Route>) => encodeURIComponent(steps[step]));
}

/** The path of a call with the values of its variable steps, followed by the query. */
export function pathTo<const Route extends string>(
  route: Route,
  steps: Readonly<Record<StepsOf<Route>, string>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [filledPath(route, steps), ...(search.length > 0 ? [search.join('&')] : [])].join('?');
}
