import fc from 'fast-check';
import type { JsonSchema } from '../../src/server/http/openapi/json-schema.ts';
import { mutated, mutations } from './mutation.ts';
import { fitting, type Json } from './schema-arbitrary.ts';

/** A request's body as data that prints and shrinks. `times` repeats the text, so that a long body has a short printed form. */
export interface Body {
  readonly text: string;
  readonly encoding: 'utf8' | 'utf16le' | 'latin1';
  readonly times?: number;
}

export function bodyBytes({ text, encoding, times = 1 }: Body): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text.repeat(times), encoding));
}

/**
 * Valid, nearly valid and invalid bodies for a message of this schema. `bend` makes a message follow the rules that the
 * schema cannot express.
 */
export function bodies(
  schema: JsonSchema,
  follow: (ref: string) => JsonSchema,
  bend: (message: Json) => Json,
): fc.Arbitrary<Body> {
  const fits = fitting(schema, follow);
  const right = fits.map(bend);
  const nearlyRight = fc.tuple(right, mutations).map(([value, steps]) => mutated(value, steps));
  const text = fc.oneof(
    { weight: 8, arbitrary: right.map(asText) },
    { weight: 2, arbitrary: fits.map(asText) },
    { weight: 6, arbitrary: nearlyRight.map(asText) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    {
      weight: 2,
      arbitrary: fc.tuple(right.map(asText), fc.double({ min: 0, max: 1, noNaN: true }), scraps).map(spoilt),
    },
  );
  return fc.oneof(
    { weight: 20, arbitrary: text.map((json): Body => ({ text: json, encoding: 'utf8' })) },
    { weight: 1, arbitrary: text.map((json): Body => ({ text: json, encoding: 'utf16le' })) },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: fc.oneof(long, deep) },
  );
}

const asText = (value: Json) => JSON.stringify(value);

/** Scraps that overwrite a part of the text. The scrap with `{` makes a key appear twice. */
const scraps = fc.constantFrom(
  ...['', 'NaN', 'Infinity', '-', '1e999', '0x10', '01', '\u0000', '\ufeff', '//', '/* */', ',', '}', '"', '\\ud800'],
  ...['{"userName":"Bea","userName":"Ana",', '{"__proto__":{"userName":"Eve"},', '{"sentAt":1,"sentAt":9e99,'],
);

function spoilt([json, share, scrap]: [string, number, string]): string {
  if (scrap.startsWith('{')) return json.replace('{', scrap);
  const at = Math.floor(share * json.length);
  return json.slice(0, at) + scrap + json.slice(at + 1);
}

const bytes = fc
  .uint8Array({ maxLength: 200 })
  .map((raw): Body => ({ text: Buffer.from(raw).toString('latin1'), encoding: 'latin1' }));

/** Bodies near the size limit, and bodies nested as deeply as the size allows. */
const long = fc
  .tuple(
    fc.constantFrom(' ', '[', '{"a":', '"', '1', '\u0000'),
    fc.constantFrom(1_000, 20_000, 131_071, 131_072, 131_073, 200_000),
  )
  .map(([unit, times]): Body => ({ text: unit, encoding: 'utf8', times }));

/** Valid JSON, nested more deeply than recursion can follow. */
const deep = fc
  .tuple(fc.constantFrom('', '{"userName":'), fc.constantFrom(1_000, 60_000))
  .map(([before, depth]): Body => {
    const text = before + '['.repeat(depth) + ']'.repeat(depth) + (before && '}');
    return { text, encoding: 'utf8' };
  });
