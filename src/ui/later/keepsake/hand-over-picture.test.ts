import { afterEach, expect, test, vi } from 'vitest';
import { canSharePictures, fileNameOf, sharePicture } from './hand-over-picture.ts';

const PICTURE = new Blob(['x'], { type: 'image/png' });
const saved: string[] = [];

function browserThat(share: (data: ShareData) => Promise<void>, canShare: unknown = () => true) {
  vi.stubGlobal('navigator', { share, canShare });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
}

afterEach(() => {
  saved.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['Ana & Ben', 'ana-ben-2026-06-20.png'],
  ['ليلى & كريم', 'ليلى-كريم-2026-06-20.png'],
  ['../etc: "x"', 'etc-x-2026-06-20.png'],
  ['🥂', '2026-06-20.png'],
])('the card of %s is saved as %s', (names, file) => {
  expect(fileNameOf({ names, date: '2026-06-20' })).toBe(file);
});

test('the system’s sheet gets the picture as a file', async () => {
  const shared: unknown[] = [];
  browserThat(async ({ files = [] }) => void shared.push(files.map(({ name, type }) => [name, type])));
  expect(await sharePicture(PICTURE, 'a.png')).toBe('shared');
  expect(shared).toEqual([[['a.png', 'image/png']]]);
  expect(saved).toEqual([]);
});

test('if the browser refuses, the picture is saved, and a guest who closes the sheet gets no file', async () => {
  browserThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await sharePicture(PICTURE, 'a.png')).toBe('saved');
  expect(saved).toEqual(['a.png']);
  browserThat(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await sharePicture(PICTURE, 'b.png')).toBe('shared');
  expect(saved).toEqual(['a.png']);
});

test.each([
  ['takes files', () => true, true],
  ['takes none', () => false, false],
  ['does not know', null, false],
  [
    'throws',
    () => {
      throw new TypeError('no');
    },
    false,
  ],
])('a browser that %s', (_, canShare, isOffered) => {
  browserThat(() => Promise.resolve(), canShare);
  expect(canSharePictures()).toBe(isOffered);
});
