import { rmSync } from 'node:fs';
import { startChild } from '../harness/child.ts';
import { interleave } from '../harness/interleave.ts';
import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import type { HttpLoadCalls } from './http-load.process.ts';
import type { MemoryServerCalls } from './memory-server.process.ts';
import type { Pressure, SaveRate } from './pressure.ts';
import type { StoreCalls } from './store.process.ts';

const IN_FLIGHT = [1, 16, 64, 256];
const USUAL = { forMs: 1_500, warmSaves: 1_500 };
const TINY = { forMs: 50, warmSaves: 0 };

/** Saves that are acknowledged and durable (docs/benchmarks.md#targets): through the store's port, then over HTTP. */
export const save: Part = async ({ isSmoke, rounds }) => {
  const measures: Measure[] = [];
  const turns = isSmoke ? 1 : (rounds ?? 5);
  for (const inFlight of isSmoke ? [4] : IN_FLIGHT) {
    const pressure = isSmoke ? { inFlight, ...TINY } : { inFlight, ...USUAL };
    console.error(`save: through the port, ${inFlight} in flight`);
    measures.push(
      ...figures('store', pressure, await interleave(STORES, turns, ({ run }) => run(pressure)), portTarget(inFlight)),
    );
    console.error(`save: over HTTP, ${inFlight} in flight`);
    measures.push(
      ...figures('HTTP', pressure, await interleave(SERVERS, turns, ({ run }) => run(pressure)), httpTarget),
    );
  }
  return measures;
};

const atLeast = (limit: number): Target => ({ of: 'ratio', bound: '≥', limit });
const httpTarget = atLeast(0.6);

function portTarget(inFlight: number): Target | undefined {
  if (inFlight === 1) return atLeast(0.8);
  return inFlight === 64 ? atLeast(4) : undefined;
}

function figures(
  way: string,
  pressure: Pressure,
  results: Record<string, SaveRate[]>,
  target: Target | undefined,
): Measure[] {
  const pick = (of: (rate: SaveRate) => number) =>
    Object.fromEntries(Object.entries(results).map(([name, rates]) => [name, rates.map(of)]));
  const name = (text: string) => ({ part: 'save', name: `${way}, ${pressure.inFlight} in flight: ${text}` });
  return [
    measureOf({ ...name('saves'), unit: '/s', rounds: pick((rate) => rate.perSecond), ...(target && { target }) }),
    measureOf({ ...name('p50'), unit: 'ms', rounds: pick((rate) => rate.p50Ms) }),
    measureOf({ ...name('p99'), unit: 'ms', rounds: pick((rate) => rate.p99Ms) }),
  ];
}

const STORES = [
  { name: 'Clink', run: (pressure: Pressure) => inStore('port', pressure) },
  { name: 'engine, one by one', run: (pressure: Pressure) => inStore('alone', pressure) },
  { name: 'engine, group commit', run: (pressure: Pressure) => inStore('together', pressure) },
];

async function inStore(call: keyof StoreCalls, pressure: Pressure): Promise<SaveRate> {
  const dataDir = newDataDir();
  const child = startChild<StoreCalls>('save/store');
  try {
    return await child.call(call, { dataDir, ...pressure });
  } finally {
    await child.stop();
    rmSync(dataDir, { recursive: true });
  }
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
