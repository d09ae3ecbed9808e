import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRINK_TYPES } from '../../domain/drink-menu.ts';
import { ALL_PAIRS, contrastIn, declarations, type Tokens } from './contrast.fixture.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const day = declarations(css, ':root {');
const ofNight = declarations(css, ':root[data-theme="night"] {');
const night: Tokens = new Map([...day, ...ofNight]);

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, tokens) => {
  it.each(ALL_PAIRS)(
    '%s has a contrast with %j of at least %d to 1 [WCAG-1.4.3, 1.4.11, 2.4.7]',
    (ink, layers, least) => {
      expect(contrastIn(tokens, ink, layers)).toBeGreaterThanOrEqual(least);
    },
  );
});

it('night is written once, and for screens only, so that paper is printed by day', () => {
  expect(css.match(/color-scheme: dark/g)).toHaveLength(1);
  expect(css).toMatch(/@media screen \{\s*:root\[data-theme="night"\] \{\s*color-scheme: dark;/);
});

it('the night theme redefines every colour of the day', () => {
  const isColour = ([, value]: [string, string]) => /^(#|rgb)/.test(value);
  const colours = [...day].filter(isColour).map(([name]) => name);
  expect(colours.filter((name) => !ofNight.has(name))).toEqual([]);
});

it('every drink of the menu has its tint on its tile', () => {
  for (const drink of DRINK_TYPES)
    expect(css).toMatch(new RegExp(`\\[data-drink="${drink}"\\] \\{\\s*--tint: var\\(--tint-${drink}\\)`));
});

it('every card of the menu has its tint from a token whose contrast is computed', () => {
  const cards = readFileSync(new URL('../drinks/menu-row.module.css', import.meta.url), 'utf8');
  const tints = [...cards.matchAll(/--tint:\s*([^;]+);/g)].map(([, value = '']) => value);
  expect(tints).toEqual(['var(--glass-free)']);
  expect(cards).toContain('var(--tint), transparent) var(--gold-ground)');
  expect(cards).not.toMatch(/#[0-9a-f]{3,8}\b|\brgb\(/i);
  expect(ALL_PAIRS.filter(([, layers]) => layers.join() === 'gold-ground,glass-free')).toHaveLength(2);
});
