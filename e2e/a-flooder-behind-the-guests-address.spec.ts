import { expect, test } from '@playwright/test';
import { besiege } from '../lab/siege/besiege.ts';
import { countOf, harmTo } from '../lab/siege/reading.ts';

// This is a short siege (lab/siege), which takes half a minute of real time.
test('a flooder behind the guests’ address is limited; no guest is refused, and no drink is lost', {
  tag: '@nightly',
}, async () => {
  test.setTimeout(120_000);
  const report = await besiege({
    guests: 60,
    savesPerSecond: 24,
    seconds: 8,
    variables: { MAX_SAVES_PER_SESSION: '20' },
    tactics: ['one session saves', 'half-sent bodies', 'half-sent headers', 'reading all guests'],
  });
  expect(harmTo(report)).toMatchObject({ refusedSaves: 0, refusedStreams: 0, unsaved: 0, deaths: 0 });
  const flooded = report.phases.find(({ name }) => name === 'one session saves');
  expect(flooded?.tally?.statuses[429]).toBeGreaterThan(0);
  expect(flooded?.tally?.statuses[200]).toBeLessThan(100);
  for (const phase of report.phases) expect(countOf(phase.honest, 200), phase.name).toBeGreaterThan(0);
});
