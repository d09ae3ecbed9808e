import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../src/ui/index.html', import.meta.url), 'utf8');
/** Addresses from a scanned QR code and from a mailed link, which the page has not stored yet. */
const ADDRESSES = ['https://clink.example/?c=K7MP4XRT', 'https://clink.example/?host&confirm=a-token'];

test.each(['failed', 'slow'])("when the code of the app is %s, 'Load again' opens the same address", (trouble) => {
  const [, href = 'none'] = new RegExp(`data-when="${trouble}">.*?<a href="([^"]*)">%LOAD_AGAIN%`).exec(page) ?? [];
  expect(ADDRESSES.map((address) => new URL(href, address).href)).toEqual(ADDRESSES);
});
