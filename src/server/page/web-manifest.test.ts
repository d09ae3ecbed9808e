import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { openBuiltPages } from './built-page.ts';
import { pageRoutes } from './page-routes.ts';

const PLAIN = { id: '/', name: 'Clink', start_url: '/', scope: '/' };

/** Requests the web manifest of a built page. */
function openPage() {
  const dir = newFolder();
  writeFileSync(join(dir, 'manifest.webmanifest'), JSON.stringify(PLAIN));
  const app = pageRoutes(openBuiltPages(dir));
  return (query: string) => app.request(`/manifest.webmanifest${query}`);
}

describe('the web manifest', () => {
  test('a manifest with a known or unknown code opens that celebration from the home screen, and has the same app id as the plain manifest', async () => {
    const get = openPage();
    const [plain, coded] = [await get(''), await get('?c=k7mp-4xrt')];
    expect(await coded.json()).toEqual({ ...PLAIN, start_url: '/?c=K7MP4XRT&icon' });
    for (const name of ['content-type', 'cache-control']) expect(coded.headers.get(name)).toBe(plain.headers.get(name));
  });

  test.each([
    ['?lang=en', '/?icon&lang=en'],
    ['?lang=pl-PL', '/?icon&lang=pl'],
    ['?c=K7MP4XRT&lang=en', '/?c=K7MP4XRT&icon&lang=en'],
  ])('the app of the manifest at %s opens in that language, whatever the phone’s language', async (query, start) => {
    const get = openPage();
    expect(await (await get(query)).json()).toEqual({ ...PLAIN, start_url: start });
  });

  test.each(['', '?lang=xx', '?c=', '?c=punch', '?c=%ff', `?c=K7MP4XRT&${'x'.repeat(300)}`])(
    'the manifest at %.40s is the plain one',
    async (query) => {
      const get = openPage();
      expect(await (await get(query)).json()).toEqual(PLAIN);
    },
  );
});
