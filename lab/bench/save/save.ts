import { startChild } from '../harness/child.ts';
import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import { interleave, type Part } from '../harness/part.ts';
import { startProduct } from '../harness/product.ts';
import type { HttpLoadCalls, Pressure, SaveRate } from './http-load.process.ts';
import type { MemoryServerCalls } from './memory-server.process.ts';

const IN_FLIGHT = [1, 16, 64, 256];
const USUAL = { forMs: 1_500, warmSaves: 1_500 };
const TINY = { forMs: 50, warmSaves: 0 };

/** Saves over HTTP that are acknowledged and durable (docs/measured/benchmarks.md#targets). */
export const save: Part = async ({ isSmoke, rounds }) => {
  const measures: Measure[] = [];
  const turns = isSmoke ? 1 : (rounds ?? 5);
  for (const inFlight of isSmoke ? [4] : IN_FLIGHT) {
    const pressure = isSmoke ? { inFlight, ...TINY } : { inFlight, ...USUAL };
    console.error(`save: ${inFlight} in flight`);
    measures.push(...figures(pressure, await interleave(SERVERS, turns, ({ run }) => run(pressure))));
  }
  return measures;
};

const TARGET: Target = { of: 'ratio', bound: '≥', limit: 0.6 };

function figures(pressure: Pressure, results: Record<string, SaveRate[]>): Measure[] {
  const pick = (of: (rate: SaveRate) => number) =>
    Object.fromEntries(Object.entries(results).map(([name, rates]) => [name, rates.map(of)]));
  const name = (text: string) => ({ part: 'save', name: `HTTP, ${pressure.inFlight} in flight: ${text}` });
  return [
    measureOf({ ...name('saves'), unit: '/s', rounds: pick((rate) => rate.perSecond), target: TARGET }),
    measureOf({ ...name('p50'), unit: 'ms', rounds: pick((rate) => rate.p50Ms) }),
    measureOf({ ...name('p99'), unit: 'ms', rounds: pick((rate) => rate.p99Ms) }),
  ];
}

const SERVERS = [
  {
    name: 'Clink',
    run: async (pressure: Pressure) => {
      const product = await startProduct();
      return overHttp(product.url, pressure).finally(product.stop);
    },
  },
  {
    name: 'the store left out',
    run: async (pressure: Pressure) => {
      const server = startChild<MemoryServerCalls>('save/memory-server');
      return overHttp(await server.call('start', undefined), pressure).finally(server.stop);
    },
  },
];

async function overHttp(url: string, pressure: Pressure): Promise<SaveRate> {
  const load = startChild<HttpLoadCalls>('save/http-load');
  try {
    return await load.call('press', { targets: [{ url, code: null }], ...pressure });
  } finally {
    await load.stop();
  }
}
