import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageRoutes } from '../start/static-files.ts';
import { newFolder } from '../store/store.fixture.ts';

const PLAIN = { id: '/', name: 'Clink', start_url: '/', scope: '/' };

/** Requests the web manifest of a built page. */
function openPage() {
  const dir = newFolder();
  writeFileSync(join(dir, 'manifest.webmanifest'), JSON.stringify(PLAIN));
  const app = pageRoutes(dir);
  return (query: string) => app.request(`/manifest.webmanifest${query}`);
}

describe('the web manifest', () => {
  test('with a code, known or not, opens that celebration from the home screen, as the same app', async () => {
    const get = openPage();
    const [plain, coded] = [await get(''), await get('?c=k7mp-4xrt')];
    expect(await coded.json()).toEqual({ ...PLAIN, start_url: '/?c=K7MP4XRT&icon' });
    for (const name of ['content-type', 'cache-control']) expect(coded.headers.get(name)).toBe(plain.headers.get(name));
  });

  test.each(['', '?c=', '?c=punch', '?c=%ff', `?c=K7MP4XRT&${'x'.repeat(300)}`])(
    'is the plain one at %.40s',
    async (query) => {
      const get = openPage();
      expect(await (await get(query)).json()).toEqual(PLAIN);
    },
  );
});
