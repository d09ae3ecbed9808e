import fc from 'fast-check';
import { oddValue } from './odd-values.ts';
import type { Json } from './schema-arbitrary.ts';

/** One small change to a message. `at` picks the nth value, and counts round and round. */
interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'stretch';
  readonly key: string;
  readonly odd: Json;
}

const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'total_drinks', 'expires_at', 'toJSON', '', '0', '\u0000'];
const STRETCHED_LENGTH = 501;

export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    at: fc.nat(60),
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'stretch'),
    key: fc.constantFrom(...ODD_KEYS),
    odd: oddValue,
  }),
  { minLength: 1, maxLength: 3 },
);

/** A copy of the value with these mutations. */
export function mutated(value: Json, steps: readonly Mutation[]): Json {
  const root: { [key: string]: Json } = { root: structuredClone(value) };
  for (const step of steps) {
    const places = placesIn(root);
    const place = places[step.at % places.length];
    if (place) mutate(place, step);
  }
  return root.root ?? null;
}

interface Place {
  readonly holder: { [key: string]: Json };
  readonly key: string;
}

function placesIn(holder: Json): Place[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const record = holder as { [key: string]: Json };
  return Object.keys(record).flatMap((key) => [{ holder: record, key }, ...placesIn(record[key] ?? null)]);
}

function mutate({ holder, key }: Place, { kind, key: newKey, odd: given }: Mutation): void {
  const odd = structuredClone(given);
  const value = holder[key] ?? null;
  if (kind === 'replace') define(holder, key, odd);
  else if (kind === 'remove') delete holder[key];
  else if (kind === 'stretch') define(holder, key, stretched(value));
  else if (typeof value === 'object' && value !== null) define(value as { [key: string]: Json }, newKey, odd);
}

/** As in JSON.parse, `__proto__` is an ordinary key. */
function define(holder: { [key: string]: Json }, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function stretched(value: Json): Json {
  if (Array.isArray(value))
    return Array.from({ length: STRETCHED_LENGTH }, (_, index) => value[index % value.length] ?? index);
  if (typeof value === 'string') return value.repeat(30);
  return typeof value === 'number' ? value * 1e10 : value;
}
