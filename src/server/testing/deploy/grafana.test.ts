import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createPrometheus } from '../../metrics/prometheus.ts';
import { newPhone, put, saveAt, startTestService } from '../service.fixture.ts';

const FOLDER = fileURLToPath(new URL('../../../../deploy/grafana', import.meta.url));
const TOKEN = 'm'.repeat(32);

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}
interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}

const dashboard = JSON.parse(readFileSync(join(FOLDER, 'clink.json'), 'utf8'));
const panels = dashboard.panels as readonly Panel[];
const rules = parse(readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
) as readonly Rule[];
const QUERIES: readonly string[] = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
];

/** The metrics of a server, with the labels of their samples. */
async function askServer(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { request, timers } = await startTestService({ metrics: createPrometheus(TOKEN) });
  // A counter with labels has samples only after something was counted.
  await request(...put(newPhone(), saveAt(timers.now())));
  await request(...put(newPhone(), 'no JSON'));
  const text = await (await request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const labelsOf = new Map<string, Set<string>>();
  for (const [, name = ''] of text.matchAll(/^# TYPE (\S+)/gm)) labelsOf.set(name, new Set());
  for (const [, sample = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\}/gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) labelsOf.get(metricOf(sample))?.add(label);
  return labelsOf;
}

const metricOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
/** The metrics in a query, without `up`, which Prometheus itself adds. */
const metricsIn = (query: string) =>
  [...query.matchAll(/\b(?:clink|process|nodejs)_\w+/g)].map(([name]) => metricOf(name));

describe('the dashboard and the alerts', () => {
  test('the dashboard and the alerts query only metrics that exist in /metrics', async () => {
    const labelsOf = await askServer();
    const unknown = QUERIES.flatMap(metricsIn).filter((name) => !labelsOf.has(name));
    expect(unknown).toEqual([]);
    expect(QUERIES.filter((query) => metricsIn(query).length === 0)).toEqual(['up{job="clink"} == 0']);
  });

  test('the dashboard and the alerts query only labels that exist in samples', async () => {
    const labelsOf = await askServer();
    for (const query of QUERIES) {
      const [name = ''] = metricsIn(query);
      const known = labelsOf.get(name) ?? new Set();
      if (known.size === 0) continue;
      const [, grouped = ''] = /by \(([^)]*)\)/.exec(query) ?? [];
      const asked = [...grouped.split(/,\s*/), ...[...query.matchAll(/(\w+)="/g)].map(([, label = '']) => label)];
      const wrong = asked.filter((label) => label !== '' && label !== 'job' && !known.has(label));
      expect([query, wrong]).toEqual([query, []]);
    }
  });

  test.each(QUERIES)('%s is closed', (query) => {
    for (const [open, close] of ['()', '{}', '[]'])
      expect(query.split(open ?? '').length).toBe(query.split(close ?? '').length);
  });

  test('the dashboard has eight panels for an evening, each with a description', () => {
    expect(panels.map(({ title }) => title)).toEqual([
      ...['Phones', 'Saves a second', 'How long a save takes', 'Refused, and why'],
      ...['Memory', 'Disk', 'Database', 'Errors'],
    ]);
    expect(rules.filter(({ annotations }) => !annotations.summary)).toEqual([]);
  });
});
