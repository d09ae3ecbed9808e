import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chromiumFlags, findOrFetchChromium } from '../../../scripts/find-chromium.ts';
import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import { interleave } from '../harness/part.ts';
import { type PageContender, yardstickProgram } from './pages.ts';

type Throttling = 'devtools' | 'simulate';

const score = v.object({
  score: v.pipe(
    v.number(),
    v.transform((share) => Math.round(share * 100)),
  ),
});
const value = v.object({ numericValue: v.number() });
const reportSchema = v.object({
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
  }),
});
const textSchema = v.pipe(v.string(), v.parseJson(), reportSchema);
type Report = v.InferOutput<typeof reportSchema>;

const MAX_TRIES = 5;
const MAX_REPORT_BYTES = 64 * 1_024 * 1_024;

/**
 * Lighthouse's cheap phone. The processor and the network are slowed down, or (simulate) the slowness is calculated.
 */
export async function measureLighthouse(pages: readonly PageContender[], rounds: number): Promise<Measure[]> {
  const served = await Promise.all(pages.map(async (page) => ({ ...(await page.serve()), name: page.name })));
  const devtools = await interleave(served, rounds, ({ url }) => reportOn(url, 'devtools'));
  const simulate = await interleave(served, rounds, ({ url }) => reportOn(url, 'simulate'));
  for (const { stop } of served) await stop();
  return [
    ...figures(devtools, 'throttled', { lcp: { of: 'ratio', bound: '≤', limit: 0.6 }, ...STEADY }),
    ...figures(simulate, 'simulated', STEADY),
    ...scores(devtools, 'throttled'),
    ...scores(simulate, 'simulated'),
  ];
}

const STEADY: { tbt: Target; cls: Target } = {
  tbt: { of: 'value', bound: '≤', limit: 100 },
  cls: { of: 'value', bound: '≤', limit: 0.02 },
};

function figures(reports: Record<string, Report[]>, how: string, targets: { lcp?: Target; tbt: Target; cls: Target }) {
  const of = (audit: keyof Report['audits']) => roundsOf(reports, ({ audits }) => audits[audit].numericValue);
  return [
    measureOf({ part: 'page', name: `FCP, ${how}`, unit: 'ms', rounds: of('first-contentful-paint') }),
    measureOf({
      part: 'page',
      name: `LCP, ${how}`,
      unit: 'ms',
      rounds: of('largest-contentful-paint'),
      ...(targets.lcp ? { target: targets.lcp } : {}),
    }),
    measureOf({
      part: 'page',
      name: `TBT, ${how}`,
      unit: 'ms',
      rounds: of('total-blocking-time'),
      target: targets.tbt,
    }),
    measureOf({
      part: 'page',
      name: `CLS, ${how}`,
      unit: '',
      rounds: of('cumulative-layout-shift'),
      target: targets.cls,
    }),
  ];
}

function scores(reports: Record<string, Report[]>, how: string): Measure[] {
  const names = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  return names.map((name) =>
    measureOf({
      part: 'page',
      name: `Lighthouse ${name}, ${how}`,
      unit: '',
      rounds: roundsOf(reports, ({ categories }) => categories[name].score),
      target: { of: 'value', bound: '≥', limit: 98 },
    }),
  );
}

function roundsOf(reports: Record<string, Report[]>, pick: (report: Report) => number): Record<string, number[]> {
  return Object.fromEntries(Object.entries(reports).map(([name, ofPage]) => [name, ofPage.map(pick)]));
}

/** On a busy machine Lighthouse sometimes fails, or reports without a figure. Then it runs again. */
async function reportOn(url: string, throttling: Throttling): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const report = v.safeParse(textSchema, await askLighthouse(url, throttling));
    if (report.success) return report.output;
    if (tries === MAX_TRIES) throw new Error(`Lighthouse gave no full report: ${v.summarize(report.issues)}`);
  }
}

async function askLighthouse(url: string, throttling: Throttling): Promise<string | undefined> {
  const flags = ['--headless=new', ...chromiumFlags()].join(' ');
  const args = [url, '--quiet', '--output=json', `--throttling-method=${throttling}`, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findOrFetchChromium() };
  const asked = promisify(execFile)(yardstickProgram('lighthouse'), args, { env, maxBuffer: MAX_REPORT_BYTES });
  return asked.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
