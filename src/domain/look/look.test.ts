import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isUsualLook, knownLook, lookChangesSchema, ORNAMENTS, PALETTES, USUAL_LOOK } from './look.ts';

const anyLook = fc.record({ palette: fc.constantFrom(...PALETTES), ornament: fc.constantFrom(...ORNAMENTS) });

test('there are twelve palettes and three ornaments, and rosé with two rings is the usual look', () => {
  expect([PALETTES.length, ORNAMENTS.length]).toEqual([12, 3]);
  expect(USUAL_LOOK).toEqual({ palette: 'rose', ornament: 'rings' });
  fc.assert(
    fc.property(anyLook, (look) => {
      expect(isUsualLook(look)).toBe(look.palette === 'rose' && look.ornament === 'rings');
      expect(knownLook(look)).toEqual(look);
    }),
  );
});

test.each([
  [
    { palette: 'ultraviolet', ornament: 'olive' },
    { palette: 'rose', ornament: 'olive' },
  ],
  [
    { palette: 'olive', ornament: 'fireworks', font: 'new' },
    { palette: 'olive', ornament: 'rings' },
  ],
  [{ palette: 'olive' }, USUAL_LOOK],
  [{ palette: 7, ornament: null }, USUAL_LOOK],
  ['olive', USUAL_LOOK],
  [undefined, USUAL_LOOK],
])('a page shows the part of a look that it knows: %j becomes %j', (given, shown) => {
  expect(knownLook(given)).toEqual(shown);
});

test('whatever the server sends, a page has a valid look', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const { palette, ornament } = knownLook(given);
      expect([PALETTES.includes(palette), ORNAMENTS.includes(ornament)]).toEqual([true, true]);
    }),
  );
});

test('a host can change only the palette, the ornament or both', () => {
  const isRight = (changes: unknown) => v.is(lookChangesSchema, changes);
  for (const right of [{}, { palette: 'olive' }, { ornament: 'deco' }, { palette: 'fir', ornament: 'olive' }])
    expect(isRight(right)).toBe(true);
  for (const wrong of [{ palette: 'ultraviolet' }, { palette: null }, { colour: '#f00' }, 'olive', ['olive'], null])
    expect(isRight(wrong)).toBe(false);
});
