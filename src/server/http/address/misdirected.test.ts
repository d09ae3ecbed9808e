import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { createLog } from '../../log/log.ts';
import { createPrometheus } from '../../metrics/prometheus.ts';
import { startTestService } from '../../testing/service.fixture.ts';
import { reportMisdirected } from './misdirected.ts';

const TOKEN = 'a token that only the operator knows';

test('requests with a wrong Host are reported by at most one log line a minute, and by a counter', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const metrics = createPrometheus(TOKEN);
  let now = 0;
  const report = reportMisdirected(new URL('https://clink.example'), log, metrics, () => now);
  for (let request = 0; request < 1_000; request++) report('clink:3000');
  now += MINUTE_MS;
  report('clink:3000');
  // Strangers cannot write their own texts into the log.
  now += MINUTE_MS;
  report(`${'a'.repeat(60)}.example`);
  now += MINUTE_MS;
  report('look here: \u001b[31m');
  expect(lines.map((line) => JSON.parse(line)).map(({ host, requests }) => [host, requests])).toEqual([
    ['clink', 1],
    ['clink', 1_000],
    ['(another name)', 1],
    ['(another name)', 1],
  ]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ publicUrl: 'https://clink.example', level: 40 });
  const { request } = await startTestService({ metrics });
  const samples = await (await request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  expect(samples).toContain('clink_misdirected_requests_total 1003');
});
