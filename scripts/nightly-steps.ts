import { TYPEFACE_NAMES } from './typefaces.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** More seeds than any step uses, so that no two days share a seed. */
const SEEDS_PER_DAY = 100_000;

/** Every check at its full size. `day`: days since 1970. Each day has new seeds. */
export function nightlySteps(day: number): readonly Step[] {
  const seed = day * SEEDS_PER_DAY;
  const simulate = (name: string, runs: number, mode = ''): Step => ({
    name,
    command: `npm run simulate -- --runs ${runs} --seed ${seed}${mode}`,
  });
  return [
    { name: 'static checks and sizes', command: 'npm run check:static' },
    { name: 'unit tests', command: 'npm run test:unit' },
    {
      name: 'browser tests of every size, in the whole browser',
      command: 'npm run test:e2e',
      env: { WHOLE_CHROMIUM: '1', WITH_MOTION: '1', TAP_GRID_PX: '24' },
    },
    ...TYPEFACE_NAMES.map((typeface) => ({
      name: `browser tests drawn with ${typeface}`,
      command: 'npm run test:e2e',
      env: { TYPEFACE: typeface },
    })),
    {
      name: 'Firefox and WebKit, with a picture of every screen in reports/nightly/engines',
      command: 'npx vitest run --project engines',
      env: { ENGINE_PICTURES: 'reports/nightly/engines' },
    },
    {
      name: 'the wall in Chromium 68 and 69, with a picture of every state in reports/nightly/engines',
      command: 'npx vitest run --project engines e2e/engines/old-walls.test.ts',
      // WebSocket is behind a flag in Node 20.
      env: { OLD_CHROMIUM: '1', ENGINE_PICTURES: 'reports/nightly/engines', NODE_OPTIONS: '--experimental-websocket' },
    },
    { name: 'the main ways of guests and hosts in Chromium 109', command: 'npx tsx scripts/in-chromium-109.ts' },
    {
      name: 'all rules of hosts and tickets over PostgreSQL',
      command: 'npx vitest run src/server/hosting src/server/accounts src/server/tickets',
      env: { TEST_ENGINE: 'postgres' },
    },
    simulate('evenings', 20_000),
    simulate('evenings with celebrations', 2_000, ' --celebrations'),
    simulate('evenings over several servers', 500, ' --nodes'),
    { name: 'planted defects', command: 'npm run simulate:defects' },
    { name: 'fuzz', command: `npm run fuzz -- --requests 50000 --seed ${day}` },
    { name: 'smoke of every bench', command: 'npm run bench -- --smoke' },
    { name: 'all phones come back at once', command: 'npm run bench -- back --judge' },
    { name: 'phones that stay away when they are refused', command: 'npm run bench -- back --rounds 1 --defect' },
    { name: 'eight hours in one', command: 'npm run bench -- long --judge' },
    { name: 'a listener leaks in each hour', command: 'npm run bench -- long --minutes 8 --defect' },
    { name: 'six hours of a guest’s phone', command: 'npm run bench -- phone --judge' },
    { name: 'a hidden page that asks each second', command: 'npm run bench -- phone --rounds 1 --defect' },
    { name: 'siege', command: 'npm run siege' },
    { name: 'siege with little memory', command: 'npm run siege -- --heap 256' },
    { name: 'power cut', command: `npm run power-cut -- --seed ${day}` },
    { name: 'power cut with a planted defect', command: 'npm run power-cut -- --seconds 10 --cuts 200 --defect' },
    { name: 'cluster test', command: `npm run cluster-test -- --seed ${day}` },
  ];
}
