import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookStyle } from './look-style.ts';

const RULES = { colours: ':root{--rose:#626526}', title: 'h1{order:1}', monogram: 'circle{r:2px}' };

test('the style of a look contains its colours, the two names separately, and the initials', () => {
  expect(lookStyle(RULES, 'Ana & Ben')).toBe(
    '@media all{:root{--rose:#626526}h1{order:1}circle{r:2px}:root{' +
      '--look-one:"Ana";--look-and:"\\20 \\26 \\20 ";--look-other:"Ben";--look-letters:9.5;' +
      '--look-one-initial:"A";--look-other-initial:"B";}}',
  );
});

test('neither a single name nor names of another script have initials, and the latter are in another typeface', () => {
  expect(lookStyle(RULES, 'Smith')).toBe(
    '@media all{:root{--rose:#626526}h1{order:1}:root{--look-one:"Smith";--look-and:"";--look-other:"";--look-letters:5.4;}}',
  );
  expect(lookStyle(RULES, 'Аня & Ben')).toContain('--look-face:Georgia, serif;');
});

test('names that are too long for one line are on two lines, and the longer name decides the size', () => {
  const style = lookStyle(RULES, 'Maximilian & Anna-Katharina');
  expect(style).toContain('--look-and:"\\a \\26 \\20 ";');
  expect(style).toContain('--look-letters:15.5;--look-lines:2;');
  expect(lookStyle(RULES, 'Seraphina & Theodore')).toContain('--look-letters:19.5;--look-one-initial');
});

test.each([
  ['Lili & Fritz', 10],
  ['Emma & William', 15.1],
  ['李娜 & 王伟', 10.8],
])('wide letters of %s need more space than narrow ones', (names, letters) => {
  expect(lookStyle(RULES, names)).toContain(`--look-letters:${letters};`);
});

test('no name can end its CSS string or add a rule', () => {
  const anyName = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('"}body{display:none}', '\\', '*/', '</style>'),
  );
  fc.assert(
    fc.property(anyName, (names) => {
      const style = lookStyle({ colours: '', title: '', monogram: '' }, names);
      // Without its strings, the text contains only the rule.
      const strings = style.match(/"(?:[\dA-Za-z]|\\[\da-f]+ )*"/g) ?? [];
      const rest = strings.reduce((text, string) => text.replace(string, () => '_'), style);
      expect(rest).toMatch(/^@media all\{:root\{(?:--look-[a-z-]+:(?:_|\d+(?:\.\d)?|Georgia, serif);)+\}\}$/);
    }),
  );
});
