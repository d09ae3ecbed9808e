import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewWall } from './renew-wall.ts';
import { asksForWall, WALL_CACHE } from './wall-files.ts';

const page = (build: string) =>
  `<!doctype html><html lang="en" data-page="screen"><meta name="clink-version" content="${build}" /><script src="/assets/screen-${build}.js"></script><link rel="stylesheet" href="/assets/screen-${build}.css" /></html>`;
const STYLES = '@font-face{src:url(/assets/fraunces-clink-CDHcPi.woff2)}'.repeat(2);

let served = page('old');
let status = 200;
let fetched: string[] = [];
const reload = vi.fn();
let files = new Map<string, string>();

/** The functions of the browser's cache that the wall uses. */
const cache = {
  addAll: async (paths: string[]) => {
    if (new Set(paths).size < paths.length) throw new DOMException('twice', 'InvalidStateError');
    for (const path of paths) files.set(path, path);
  },
  put: async (path: string, response: Response) => {
    files.set(path, await response.text());
  },
  keys: async () => [...files.keys()].map((path) => ({ url: location.origin + path })),
  delete: async ({ url }: { url: string }) => files.delete(url.slice(location.origin.length)),
};

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
  sessionStorage.clear();
  fetched = [];
  files = new Map();
  served = page('old');
  status = 200;
  reload.mockClear();
  vi.stubGlobal('location', { origin: 'https://clink.example', search: '?screen&c=K7MP3XWQ', reload });
  vi.stubGlobal('caches', { open: async (name: string) => (name === WALL_CACHE ? cache : null) });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return new Response(path.endsWith('.css') ? STYLES : served, { status });
  });
  // The test loads none of the named files.
  document.head.innerHTML = '<meta name="clink-version" content="old">';
});

/** Tells a wall of a version, and waits. */
async function hear(noteVersion: (version: string) => void, version: string, waitMs = 1_000): Promise<void> {
  noteVersion(version);
  await vi.advanceTimersByTimeAsync(waitMs);
}

describe('a newer page', () => {
  it('a newer page is taken when the server names another version and has another page', async () => {
    const noteVersion = renewWall(() => true);
    await hear(noteVersion, 'v1');
    expect(reload).not.toHaveBeenCalled();
    served = page('new');
    await hear(noteVersion, 'v2');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a newer page is taken even if the first version that the wall hears of is the newer one', async () => {
    served = page('new');
    await hear(
      renewWall(() => true),
      'v2',
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a newer page is not looked for again while the version stays, and not loaded if only the guests’ page has changed', async () => {
    const noteVersion = renewWall(() => true);
    await hear(noteVersion, 'v1');
    await hear(noteVersion, 'v1');
    await hear(noteVersion, 'v2', 60 * 60_000);
    expect(fetched.filter((path) => path === '/?screen&c=K7MP3XWQ')).toHaveLength(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a newer page is taken even if only its sentences or its drawings have changed', async () => {
    served = page('old').replace('content="old"', 'content="newer"');
    await hear(
      renewWall(() => true),
      'v2',
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a newer page is taken even if nothing can be stored, for example because the storage is full', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
    served = page('new');
    await hear(
      renewWall(() => true),
      'v2',
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a newer page waits until a reload would not interrupt anything', async () => {
    let isQuiet = false;
    served = page('new');
    await hear(
      renewWall(() => isQuiet),
      'v2',
      30_000,
    );
    expect(reload).not.toHaveBeenCalled();
    isQuiet = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a newer page is taken at most once in ten minutes, also by the page that has just been loaded', async () => {
    served = page('new');
    await hear(
      renewWall(() => true),
      'v2',
    );
    expect(reload).toHaveBeenCalledTimes(1);
    // The reload has loaded the old page again.
    await hear(
      renewWall(() => true),
      'v2',
      9 * 60_000,
    );
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('a newer page is never loaded while something else answers, such as a login page, and looked for again', async () => {
    served = '<html>Please log in</html>';
    await hear(
      renewWall(() => true),
      'v2',
      9 * 60_000,
    );
    expect(reload).not.toHaveBeenCalled();
    served = page('new');
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a newer page is never loaded without storage, because then nothing would keep the wall from loading it again and again', async () => {
    vi.stubGlobal('sessionStorage', null);
    served = page('new');
    await hear(
      renewWall(() => true),
      'v2',
      60 * 60_000,
    );
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('for a start without network', () => {
  it('for a start without network, the wall stores its page, script, styles and fonts, and nothing older', async () => {
    files.set('/assets/screen-older.js', '').set('/?screen', '').set('/?screen&c=AAAA2222', '');
    await hear(
      renewWall(() => true),
      'v1',
    );
    expect([...files.keys()].sort()).toEqual([
      '/?screen&c=K7MP3XWQ',
      '/assets/fraunces-clink-CDHcPi.woff2',
      '/assets/screen-old.css',
      '/assets/screen-old.js',
    ]);
    expect(files.get('/?screen&c=K7MP3XWQ')).toBe(page('old'));
  });

  it('a page without a celebration is not stored, as the server sends it when too many codes were tried', async () => {
    status = 429;
    const noteVersion = renewWall(() => true);
    await hear(noteVersion, 'v1');
    expect([...files.keys()]).toEqual([]);
    status = 200;
    await hear(noteVersion, 'v1', 10 * 60_000);
    expect(files.has('/?screen&c=K7MP3XWQ')).toBe(true);
  });

  it('over plain http nothing is stored, but the wall still renews itself', async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('location', { origin: 'http://192.168.178.20:3000', search: '?screen', reload });
    vi.stubGlobal('fetch', async () => new Response(page('new')));
    await hear(
      renewWall(() => true),
      'v2',
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['?screen', true],
  ['?screen&c=K7MP3XWQ', true],
  ['?c=K7MP3XWQ&screen', true],
  ['?screen=1&theme=day', true],
  ['', false],
  ['?c=screen', false],
  ['?screens', false],
  ['?fullscreen', false],
])('%s asks for the wall: %s', (search, asks) => {
  expect(asksForWall(search)).toBe(asks);
});
