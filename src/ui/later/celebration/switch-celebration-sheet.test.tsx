import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SwitchCelebrationSheet } from './switch-celebration-sheet.tsx';

function ask(evening: { from: string | null; to: string | null; drinks: number; unsent: number; isReturn?: boolean }) {
  render(
    <SwitchCelebrationSheet isOpen isReturn={false} {...evening} onGo={() => undefined} onStay={() => undefined} />,
  );
  return screen.getByRole('dialog');
}

it('the question says where the drinks stay and how the guest gets back', () => {
  const { textContent } = ask({ from: 'Ana & Ben', to: 'Mia & Leo', drinks: 4, unsent: 0 });
  expect(textContent).toContain('Switch to Mia & Leo?');
  expect(textContent).toContain("Tonight's 4 drinks stay with Ana & Ben, and you start fresh at Mia & Leo.");
  expect(textContent).toContain('The link of Ana & Ben brings you back, drinks and all.');
});

it('a guest who switches back is told that the evening there continues', () => {
  const { textContent } = ask({ from: 'Mia & Leo', to: 'Ana & Ben', drinks: 1, unsent: 0, isReturn: true });
  expect(textContent).toContain("Tonight's 1 drink stays with Mia & Leo, and your evening at Ana & Ben goes on.");
  expect(textContent).not.toContain('start fresh');
});

it('the sheet says that unsent drinks will go to the celebration at which they were logged', () => {
  const { textContent } = ask({ from: 'Ana & Ben', to: 'Mia & Leo', drinks: 4, unsent: 2 });
  expect(textContent).toContain(
    '2 drinks have not been sent yet. This phone sends them to Ana & Ben as soon as there is network.',
  );
});

it('a guest switches from and to the open leaderboard', () => {
  expect(ask({ from: null, to: 'Mia & Leo', drinks: 1, unsent: 0 }).textContent).toContain(
    "Tonight's 1 drink stays on the open leaderboard, and you start fresh at Mia & Leo.",
  );
  cleanup();
  const { textContent } = ask({ from: 'Mia & Leo', to: null, drinks: 4, unsent: 0 });
  expect(textContent).toContain('Switch to the open leaderboard?');
  expect(textContent).toContain("Tonight's 4 drinks stay with Mia & Leo, and you start fresh on the open leaderboard.");
  cleanup();
  expect(ask({ from: 'Mia & Leo', to: null, drinks: 4, unsent: 0, isReturn: true }).textContent).toContain(
    'and your evening on the open leaderboard goes on.',
  );
  cleanup();
  expect(ask({ from: null, to: 'Mia & Leo', drinks: 4, unsent: 1, isReturn: true }).textContent).toContain(
    "Tonight's 4 drinks stay on the open leaderboard, and your evening at Mia & Leo goes on.1 drink has not been sent yet. This phone sends it to the open leaderboard",
  );
});

it('a guest without a drink is not told where drinks stay', () => {
  const texts = [
    { from: 'Ana & Ben', to: 'Mia & Leo' },
    { from: 'Ana & Ben', to: 'Mia & Leo', isReturn: true },
    { from: null, to: 'Mia & Leo' },
    { from: 'Ana & Ben', to: null, isReturn: true },
  ].map((evening) => {
    const { textContent } = ask({ ...evening, drinks: 0, unsent: 0 });
    cleanup();
    return textContent;
  });
  const with0 = 'You have no drinks with Ana & Ben yet, and';
  expect(texts).toEqual([
    expect.stringContaining(`${with0} you start fresh at Mia & Leo.The link of Ana & Ben brings you back.`),
    expect.stringContaining(`${with0} your evening at Mia & Leo goes on.The link of Ana & Ben brings you back.`),
    expect.stringContaining('You have no drinks on the open leaderboard yet, and you start fresh at Mia & Leo.You can'),
    expect.stringContaining(`${with0} your evening on the open leaderboard goes on.`),
  ]);
  expect(texts.join()).not.toMatch(/0 drinks|drinks and all/);
});
