import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OverSheet } from './over-sheet.tsx';

const FACTS = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'over' } as const;

function openSheet(count: number | null) {
  const chosen: string[] = [];
  const choose = (answer: string) => () => chosen.push(answer);
  render(
    <OverSheet
      isOpen
      facts={FACTS}
      count={count}
      isPast
      onEvening={choose('evening')}
      onOtherCode={choose('code')}
      onDismiss={choose('dismiss')}
    />,
  );
  return { chosen, guest: userEvent.setup(), text: screen.getByRole('dialog').textContent };
}

it('a guest who was there can open their own evening', async () => {
  const { chosen, guest, text } = openSheet(9);
  expect(text).toContain('Ana & Ben celebrated on Saturday, 20 June 2026.');
  expect(text).toContain('Your 9 drinks and your stats are still on this phone.');
  await guest.click(screen.getByRole('button', { name: 'See my evening' }));
  await guest.click(screen.getByRole('button', { name: 'Type another code' }));
  expect(chosen).toEqual(['evening', 'code']);
});

it('a guest who comes too late can type another code, or go on without one', async () => {
  const { chosen, guest, text } = openSheet(null);
  expect(text).not.toContain('drinks');
  await guest.click(screen.getByRole('button', { name: 'Type another code' }));
  await guest.click(screen.getByRole('button', { name: 'Go on without a code' }));
  expect(chosen).toEqual(['code', 'dismiss']);
});
