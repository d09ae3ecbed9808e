import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText, setFont } from './canvas-text.ts';
import type { Paint } from './card.ts';

/** A canvas on which each letter is half as wide as the font is large. */
function paintWith(more: object = {}) {
  const ctx = {
    font: '',
    direction: '',
    measureText: (text: string) => ({ width: ([...text].length * Number(/(\d+)px/.exec(ctx.font)?.[1] ?? 0)) / 2 }),
    ...more,
  };
  const look = { displayFont: '"Fraunces Clink", serif', textFont: 'system-ui' };
  return { paint: { ctx, look } as unknown as Paint, ctx };
}

const settingOf = (text: string, tries: readonly (readonly [number, number])[], width = 200) =>
  fitText(paintWith().paint, text, { face: 'display', tries, width });

test.each([
  ['Tom', ['Tom'], 40],
  ['Konstantin', ['Konstantin'], 40],
  ['Konstantinos', ['Konstantinos'], 30],
  ['Elderflower fizz', ['Elderflower', 'fizz'], 30],
])('%s is set as %j at %d pixels', (text, lines, size) => {
  expect(
    settingOf(text, [
      [40, 1],
      [30, 2],
      [20, 2],
    ]),
  ).toMatchObject({ lines, size });
});

test('a text that does not fit at the last size is shortened', () => {
  expect(settingOf('Konstantinopolitanis', [[40, 1]]).lines).toEqual(['Konstanti…']);
  expect(settingOf('one two three four five', [[40, 2]]).lines).toEqual(['one two', 'three fou…']);
});

test('no line is wider than its place, and no text has more lines than it may', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.integer({ min: 60, max: 400 }),
      (text, width) => {
        const fitted = settingOf(
          text,
          [
            [40, 1],
            [24, 2],
          ],
          width,
        );
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.lines.length).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('a name of another script has one typeface, and a name written from right to left is drawn from the right', () => {
  const { paint, ctx } = paintWith();
  setFont(paint, 'display', 40, 'Ana');
  expect([ctx.font, ctx.direction]).toEqual(['450 40px "Fraunces Clink", serif', 'ltr']);
  setFont(paint, 'display', 40, 'Ελένη 2');
  expect(ctx.font).toBe('450 40px Georgia, serif');
  setFont(paint, 'text', 40, 'ليلى');
  expect([ctx.font, ctx.direction]).toEqual(['400 40px system-ui', 'rtl']);
});

test('letters are spaced only if the browser can do that, and never in a script that joins them', () => {
  const old = paintWith();
  setFont(old.paint, 'display', 40, 'Ana');
  expect(old.ctx).not.toHaveProperty('letterSpacing');
  const { paint, ctx } = paintWith({ letterSpacing: '' });
  setFont(paint, 'display', 40, 'Ana');
  expect(ctx).toHaveProperty('letterSpacing', '-0.6px');
  setFont(paint, 'display', 40, 'ليلى');
  expect(ctx).toHaveProperty('letterSpacing', '0px');
});
