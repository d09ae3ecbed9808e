import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looksForServer } from '../../../scripts/build/looks.ts';
import { PALETTES, USUAL_LOOK } from '../../domain/look/look.ts';
import { lookStyle } from '../../domain/look/look-style.ts';
import { ALL_PAIRS, contrastIn, declarations, distanceBetween, type Tokens } from './contrast.fixture.ts';
import { lookRulesOf } from './look-rules.ts';

const read = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
const sheets = { palettes: read('palettes'), title: read('title'), monogram: read('monogram') };
const tokens = read('tokens').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const day = declarations(tokens, ':root {');
const night: Tokens = new Map([...day, ...declarations(tokens, ':root[data-theme="night"] {')]);
const CHOSEN = PALETTES.filter((palette) => palette !== USUAL_LOOK.palette);
const SIX = ['rose', 'rose-soft', 'primary', 'glass-rose', 'disc-rose', 'wine-rose'];

const rulesFor = (palette: string) => ({
  day: declarations(sheets.palettes, `\n[data-palette="${palette}"] {`),
  night: declarations(sheets.palettes, `\n  [data-theme="night"] [data-palette="${palette}"]:not([data-paper]) {`),
});

describe.each(CHOSEN)('%s', (palette) => {
  const rules = rulesFor(palette);

  it('the palette changes six tokens, by day and by night', () => {
    expect([[...rules.day.keys()], [...rules.night.keys()]]).toEqual([SIX, SIX]);
  });

  it.each([
    ['day', new Map([...day, ...rules.day])],
    ['night', new Map([...night, ...rules.night])],
  ])('has all contrasts by %s [WCAG-1.4.3, 1.4.11]', (_, colours) => {
    const tooLow = ALL_PAIRS.flatMap(([ink, layers, least]) => {
      const found = contrastIn(colours, ink, layers);
      return found >= least ? [] : [`${ink} on ${layers.join(' + ')}: ${found.toFixed(2)}, not ${least}`];
    });
    expect(tooLow).toEqual([]);
  });

  it('the palette is the same in the server’s page and on a phone that receives it', () => {
    const { colours, title, monogram } = JSON.parse(looksForServer());
    const own = lookRulesOf(sheets, palette);
    expect({ colours: colours[palette], title, monogram }).toEqual(own);
    expect(own.colours).toContain(`--rose:${rules.day.get('rose')};`);
    expect(own.colours).toContain(`:root:root[data-theme="night"]{--rose:${rules.night.get('rose')};`);
  });
});

/** Two colours that differ by less than this look the same at arm's length. Sage and fir were 0.02 apart by night. */
const APART = 0.04;

it.each([
  ['day', day],
  ['night', night],
] as const)(
  'no two looks are alike by %s: neither the wine of the welcome nor the glass on the tracker',
  (time, base) => {
    const looks = PALETTES.map(
      (palette) =>
        [palette, new Map([...base, ...(palette === USUAL_LOOK.palette ? [] : rulesFor(palette)[time])])] as const,
    );
    const alike = looks.flatMap(([name, one], index) =>
      looks.slice(index + 1).flatMap(([other, two]) => {
        const apart = [['wine-rose'], ['paper', 'glow', 'glass-rose']].map((layers) =>
          distanceBetween(one, two, layers),
        );
        return Math.min(...apart) < APART ? [`${name} and ${other}: ${apart.map((far) => far.toFixed(3))}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  },
);

it('neither the usual palette nor an unknown palette has rules of its own', () => {
  for (const palette of [USUAL_LOOK.palette, 'ultraviolet', '']) expect(lookRulesOf(sheets, palette).colours).toBe('');
});

it('a host sees each colour by day above and by night below, whatever the page shows now', () => {
  const swatches = readFileSync(new URL('../host/celebrations/look/look-place.module.css', import.meta.url), 'utf8');
  const drawn = [
    '\n.glasses {\n  --',
    '\n.glasses [data-palette="rose"] {',
    '\n.glasses .night[data-palette="rose"] {',
  ];
  expect(drawn.map((rule) => /--([\w-]+: [^;]+);/.exec(swatches.slice(swatches.indexOf(rule)))?.[1])).toEqual([
    `wine-gold: ${day.get('wine-gold')}`,
    `wine-rose: ${day.get('wine-rose')}`,
    `wine-rose: ${night.get('wine-rose')}`,
  ]);
});

it('a browser reads the style of a look as one rule, with as many blocks as it has', () => {
  const style = lookStyle(lookRulesOf(sheets, 'olive'), 'Ana & Ben');
  expect(style.match(/\{/g)?.length).toBe(style.match(/\}/g)?.length);
  expect(style).not.toMatch(/\/\*|\n| {2}/);
});

it('no look changes what the colour of the hydration card says', () => {
  const card = readFileSync(new URL('../screens/stats/hydration-card.module.css', import.meta.url), 'utf8');
  const used = [...card.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
  expect(used).toContain('gold-ground');
  expect(used.filter((name) => SIX.includes(name))).toEqual([]);
});
