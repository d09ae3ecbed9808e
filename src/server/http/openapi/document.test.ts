import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { LEMONADE, menuOf, SPRITZ } from '../../../domain/menu/menu.fixture.ts';
import { startTestService } from '../../testing/service.fixture.ts';
import { OPEN_API_DOCUMENT as document } from './document.ts';

/** Whether a path belongs to the API. Every other path is the page or one of its files. */
const isOfTheApi = (path: string) => path.startsWith('/api/') || ['/healthz', '/up', '/readyz'].includes(path);

test('the document and the registered routes contain the same calls [ASVS-3.5.3, 13.4.5]', async () => {
  const { routes } = await startTestService();
  const registered = routes()
    .filter(({ method, path }) => method !== 'ALL' && isOfTheApi(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual([...new Set(registered)].sort());
});

test('the server answers with its own document [ASVS-2.1.1]', async () => {
  const { request } = await startTestService();
  const response = await request('/api/openapi.json');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(document);
});

describe('each schema', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, formats: { 'date-time': true, email: true } });
  ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
  ajv.addSchema(document, 'document');

  test.each(pointersTo('schema', 'itemSchema', 'contentSchema'))('%s is JSON Schema', (pointer) => {
    expect(ajv.compile({ $ref: `document#${pointer}` })).toBeTypeOf('function');
  });
});

test('the document states the rules of a name', () => {
  expect(document.components.schemas.SaveSessionBody?.properties?.userName?.description).toMatch(/then 1 to 20 units/);
});

test('the document describes every field of a celebration that guests get, except the code', () => {
  const fields = Object.entries(document.components.schemas.ReadCelebrationAnswer?.properties ?? {});
  const unsaid = fields.filter(([, { description }]) => !description);
  expect(fields.length).toBeGreaterThan(10);
  expect(unsaid.map(([name]) => name)).toEqual(['code']);
});

test('no answer may have a field that its schema does not name [ASVS-15.3.1]', () => {
  const sent = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ requestBody }) => requestBody?.content['application/json']?.schema?.$ref),
  );
  const answered = Object.fromEntries(
    Object.entries(document.components.schemas).filter(([name]) => !sent.includes(`#/components/schemas/${name}`)),
  );
  expect(Object.keys(answered).length).toBeGreaterThan(30);
  const open = objectsIn({ answered, responses: document.components.responses }).filter(
    (schema) => schema.additionalProperties === undefined,
  );
  expect(open).toEqual([]);
});

test('one answer is a table for a spreadsheet, in which a name that begins with = must not become a formula (src/server/recap/recap-csv.ts)', () => {
  const typesIn = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"((?:text|application)\/[\w.+-]+)":\{/g)].map(([, type]) => type);
  expect([...new Set(typesIn(document))].sort()).toEqual([
    ...['application/json', 'application/problem+json', 'text/csv', 'text/event-stream'],
  ]);
  const withTable = Object.entries(document.paths).filter(([, item]) => typesIn(item).includes('text/csv'));
  expect(withTable.map(([path]) => path)).toEqual(['/api/host/celebrations/{celebrationId}/recap']);
});

test('every path contains exactly the parameters that the document describes', () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of Object.values(item)) {
      const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  }
});

test('no two calls share an operation id', () => {
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map((call) => call.operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

function pointersTo(...keys: string[]): string[] {
  const found: string[] = [];
  const walk = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
      if (keys.includes(key)) found.push(at);
      walk(inner, at);
    }
  };
  walk(document, '');
  return found;
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return 'properties' in value ? [value as Record<string, unknown>, ...inner] : inner;
}

test('every answer with the leaderboard contains the number of counted drinks', () => {
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/leaderboard'));
  expect(paths).toHaveLength(3);
  for (const [, { get }] of paths) expect(get?.description).toContain('at most 30 in any 10 minutes');
});

test.each([
  ['a drink of the menu', [SPRITZ, LEMONADE], true],
  ['a drink without a name', [{ ...SPRITZ, name: undefined }], false],
  ['a sign of its own', [{ ...SPRITZ, sign: '🦄' }], false],
  ['a ninth drink', menuOf(9), false],
])('a host who reads the document knows whether %s can be sent', (_, menu, isRight) => {
  const fits = new Ajv2020({ strict: false }).compile(document.components.schemas.ChangeCelebrationBody ?? {});
  expect(fits(JSON.parse(JSON.stringify({ menu, revision: 0 })))).toBe(isRight);
});
