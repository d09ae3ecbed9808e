import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode, QUIET_MODULES } from './qr-code.tsx';
import { modulesOf, readQr } from './read-qr.fixture.ts';

function drawn(text: string) {
  render(<QrCode text={text} label="QR code" />);
  const svg = screen.getByRole('img', { name: 'QR code' });
  const [x, y, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return { x, y, width: Number(width), height, path: svg.querySelector('path')?.getAttribute('d') ?? '' };
}

describe('a camera reads the link from the drawn QR code', () => {
  it.each([
    'https://clink.party/?c=K7MP4XRT',
    'http://192.168.1.20:3000/',
    'http://192.168.100.200:30000/?c=00000000',
    'https://drinks.a-long-hotel-name.example.org/?c=ZZZZ9999',
    'https://xn--mnchen-3ya.example/?c=12345678',
  ])('%s', (link) => {
    const { width, path } = drawn(link);
    const isDark = modulesOf(path);
    expect(readQr(width - 2 * QUIET_MODULES, isDark)).toBe(link);
  });
});

it('four modules around the code stay light', () => {
  const { x, y, width, height, path } = drawn('https://clink.party/?c=K7MP4XRT');
  expect([x, y, height]).toEqual([-4, -4, width]);
  const coordinates = path.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.min(...coordinates)).toBe(0);
  expect(Math.max(...coordinates)).toBe(width - 8);
});

it('the QR code is dark on light in every theme', () => {
  const css = readFileSync('src/ui/components/qr/qr-code.module.css', 'utf8');
  expect(css).toMatch(/rect \{\s*fill: var\(--qr-ground, #fffdf9\);/);
  expect(css).toMatch(/fill: #35122f;/);
});
