import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

test('two hundred evenings with a failing network, dying servers and tabs: each drink once, everywhere', async () => {
  for (let seed = 1; seed <= 200; seed++) expect(await simulate(seed), `seed ${seed}`).toBeNull();
}, 60_000);
