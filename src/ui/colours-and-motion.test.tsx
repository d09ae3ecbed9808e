import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { FeedbackProvider, useFeedback } from './feedback/feedback.tsx';
import { Flash } from './feedback/toast.tsx';
import { Lane } from './screens/stats/timeline/lane.tsx';
import { seriesStyle } from './screens/stats/timeline/named-timeline.ts';
import { Counter } from './screens/tracker/counter.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  delete document.documentElement.dataset.theme;
});

/** Adds the tokens and these stylesheets to the page, read from their files. */
function loadStylesheets(...files: readonly string[]) {
  const style = document.createElement('style');
  style.textContent = ['look/tokens.css', ...files].map((file) => readFileSync(`src/ui/${file}`, 'utf8')).join('\n');
  document.head.append(style);
}

/** The `animation` of an element, with its tokens replaced by their values. */
const animationOf = (element: Element) => getComputedStyle(element).animation;

/** The CSS properties that the keyframes of an element's animation change. */
function movesOf(element: Element): string[] {
  const [name] = animationOf(element).split(' ');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
  if (!(frames instanceof CSSKeyframesRule)) return [];
  const changes = [...frames.cssRules].flatMap((frame) =>
    frame instanceof CSSKeyframeRule ? Array.from(frame.style) : [],
  );
  return [...new Set(changes)].filter((property) => !property.startsWith('animation-'));
}

const noop = () => undefined;

function addDrink() {
  const { rerender } = render(<Counter count={3} isToasts={false} hasZero clinks={0} onOpen={noop} />);
  rerender(<Counter count={4} isToasts={false} hasZero clinks={1} onOpen={noop} />);
}

it('the glasses of the counter move for 600 ms when a drink is confirmed [SPEC-4.8, 9.8]', () => {
  loadStylesheets('components/drawings/rings.module.css');
  addDrink();
  const glasses = [...document.querySelectorAll('.rose, .champagne')];
  expect(glasses.map(animationOf)).toEqual(Array(2).fill('part-and-touch 600ms 140ms both'));
  for (const glass of glasses) expect(movesOf(glass)).toEqual(['transform']);
});

it('the number of the counter rolls within the 600 ms of the animation [SPEC-9.8]', () => {
  loadStylesheets('screens/tracker/counter.module.css');
  addDrink();
  const number = screen.getByText('4');
  expect(animationOf(number)).toMatch(/^number-rolls 280ms calc\(140ms \+ 300ms\) /);
  expect(movesOf(number)).toEqual(['transform']);
});

it('the flash stays for 1 s and then fades for 300 ms [SPEC-2.29, 9.6]', () => {
  loadStylesheets('feedback/feedback.module.css');
  render(<Flash message="Location Enabled!" />);
  const flash = screen.getByText('Location Enabled!');
  expect(animationOf(flash)).toBe('flash-fades 300ms 1000ms forwards');
  expect(movesOf(flash)).toEqual(['opacity']);
});

function SealedCounter() {
  const { flash } = useFeedback();
  return (
    <>
      <button type="button" onClick={() => flash()}>
        Cheers
      </button>
      <Counter count={1} isToasts={false} hasZero clinks={1} onOpen={noop} />
    </>
  );
}

it('the seal of a confirmed drink stays for 1 s and then fades for 300 ms [SPEC-2.29, 9.6]', () => {
  loadStylesheets('screens/tracker/festive-line.module.css');
  render(<SealedCounter />, { wrapper: FeedbackProvider });
  act(() => screen.getByRole('button', { name: 'Cheers' }).click());
  const seal = document.querySelector('.seal') ?? document.body;
  const [comes, fades] = animationOf(seal).split(/,\s+seal-/);
  // The seal appears as soon as the sheet is closed, which takes 140 ms.
  expect(comes).toMatch(/^seal-is-pressed 180ms 140ms /);
  expect(fades).toBe('fades 300ms calc(140ms + 180ms + 1000ms) forwards');
});

test.each(['day', 'night'])('the timeline has ten different line colours by %s [SPEC-9.28]', (theme) => {
  loadStylesheets('screens/stats/timeline/lane.module.css', 'screens/stats/timeline/series.module.css');
  document.documentElement.dataset.theme = theme;
  const colours = Array.from({ length: 10 }, (_, index) => {
    const series = { id: 'beer', name: 'Beer', emoji: '🍺', counts: [0, 2, 1], total: 3 } as const;
    const { container } = render(<Lane series={{ ...series, style: seriesStyle(index) }} top={2} bucket={null} />);
    return getComputedStyle(container.querySelector('.line') ?? document.body).stroke;
  });
  expect(new Set(colours).size).toBe(10);
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});
