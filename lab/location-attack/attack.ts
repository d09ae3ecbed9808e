import { parseArgs } from 'node:util';
import { BLUR_METRES } from '../../src/domain/location/blur.ts';
import { gridOutcomeOf } from './grid-outcome.ts';
import { outcomeOf, STRATEGIES, type StrategyName } from './outcome.ts';

const HELP = `npm run attack -- [venue] [grid] [--runs 100] [--seed 1]

How far off an attacker is who searches for a guest. Without a name: both.
  venue  the guest is near a known place, and each session has an address of its own
    --sessions 1,5,20  --radius 250,500 (metres)  --hours 1
  grid   the guest is anywhere in a town, and all sessions are behind few addresses
    --addresses 1,20  --side 11000 (metres)  --grid-hours 0,1,3 (that the attacker goes on)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sessions: { type: 'string', default: '1,5,20' },
    radius: { type: 'string', default: '250,500' },
    hours: { type: 'string', default: '1' },
    addresses: { type: 'string', default: '1,20' },
    side: { type: 'string', default: '11000' },
    'grid-hours': { type: 'string', default: '0,1,3' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const PARTS = { venue: searchVenue, grid: searchGrid };
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
if (values.help || chosen.some((name) => !(name in PARTS))) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const [runs = 1, seed = 1] = [values.runs, values.seed].flatMap(numbers);
for (const [name, search] of Object.entries(PARTS)) if (chosen.includes(name)) await search();

async function searchVenue(): Promise<void> {
  const [hours = 1] = numbers(values.hours);
  console.log(`Near a known place, after ${hours} h, ${runs} evenings each (blur: ${BLUR_METRES} m)\n`);
  console.log('| guest within | sessions | strategy | median | 5 % | least | guest seen |');
  console.log('|--:|--:|---|--:|--:|--:|--:|');
  for (const searchRadius of numbers(values.radius)) {
    for (const sessions of numbers(values.sessions)) {
      for (const strategy of Object.keys(STRATEGIES) as StrategyName[]) {
        const outcome = await outcomeOf(strategy, { sessions, searchRadius, hours }, { runs, seed });
        const distances = [outcome.median, outcome.fifthPercentile, outcome.least].map(metres);
        row(metres(searchRadius), sessions, strategy, ...distances, percent(outcome.found));
      }
    }
  }
}

async function searchGrid(): Promise<void> {
  console.log(`Anywhere in a town, ${runs} evenings each\n`);
  console.log('| square | addresses | goes on | median | guest seen | requests | waiting | processor |');
  console.log('|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const sideMetres of numbers(values.side)) {
    for (const addresses of numbers(values.addresses)) {
      for (const hours of numbers(values['grid-hours'])) {
        const outcome = await gridOutcomeOf({ addresses, sideMetres, hours }, { runs, seed });
        const spent = [outcome.requests.toFixed(0), `${outcome.waitedMs / 1_000} s`, seconds(outcome.processorMs)];
        row(metres(sideMetres), addresses, `${hours} h`, metres(outcome.median), percent(outcome.found), ...spent);
      }
    }
  }
}

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function metres(value: number): string {
  return `${value.toFixed(1)} m`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function numbers(text: string): number[] {
  const all = text.split(',').map(Number);
  if (all.some((number) => !Number.isSafeInteger(number) || number < 0)) throw new Error(HELP);
  return all;
}
