import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WelcomeDialog } from '../../screens/tracker/welcome.tsx';
import { greetingOf } from './couple.tsx';

function welcome(names: string) {
  const facts = { code: 'K7MP4XRT', names, date: '2026-06-20', language: 'en', state: 'open' } as const;
  render(<WelcomeDialog isOpen onSubmit={() => null} greeting={greetingOf(facts)} />);
  return screen.getByRole('dialog');
}

it('guests of a couple are greeted with the names and the date', () => {
  const dialog = welcome('Ana & Ben');
  expect(screen.getByRole('dialog', { name: "Here's to Ana & Ben" })).toBe(dialog);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Saturday, 20 June 2026',
  );
  expect(screen.getByRole('textbox', { name: 'What should the other guests call you?' })).toBeDefined();
});

it.each([
  ['Ana & Ben', ['Ana', '&', 'Ben']],
  ['Katharina & Annabelle', ['Katharina', '&', 'Annabelle']],
  ['ليلى & عمر', ['ليلى', '&', 'عمر']],
  ['Maximilian & Anna-Katharina', ['', '&', '']],
  ['Ana & Борис', ['', '&', '']],
  ['The Bells', []],
])('the glasses for %s contain %j', (names, expected) => {
  const dialog = welcome(names);
  const inside = [...dialog.querySelectorAll('p[dir] > *')];
  expect(inside.map(({ textContent }) => textContent)).toEqual(expected);
  expect(inside[0]?.parentElement?.dir).toBe(expected.length > 0 ? (names.startsWith('ل') ? 'rtl' : 'ltr') : undefined);
  expect(dialog.textContent).toContain(names);
});
