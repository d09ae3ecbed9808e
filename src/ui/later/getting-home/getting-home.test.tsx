import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Joining } from '../celebration/joining.ts';
import { GettingHomeCard } from './getting-home.tsx';

function openCard(gettingHome: string) {
  const lookAgain = vi.fn();
  const { container } = render(
    <GettingHomeCard joining={{ ...createStore(() => ({ gettingHome })), lookAgain } as unknown as Joining} />,
  );
  return { container, lookAgain };
}

it('the card shows the lines of the hosts, with phone numbers that can be called', () => {
  const { container } = openCard('Taxi: 01 31300.\n\nAsk Marek & Sofie');
  expect(screen.getByRole('heading', { name: 'Getting home' })).toBeDefined();
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Taxi: 01 31300.',
    '',
    'Ask Marek & Sofie',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:0131300');
});

it.each([
  ['<img src=x onerror=alert(1)>', 0],
  ['<a href="javascript:alert(1)">Taxi</a>', 0],
  ['javascript:alert(1) https://taxi.example www.taxi.example', 0],
])('shows %s as text', (text, links) => {
  const { container } = openCard(text);
  expect(container.querySelector('p')?.textContent).toBe(text);
  expect(container.querySelectorAll('a, img')).toHaveLength(links);
});

it('the card is not shown if the hosts have written nothing, but still asks the server', () => {
  const { container, lookAgain } = openCard('');
  expect(container.textContent).toBe('');
  expect(lookAgain).toHaveBeenCalledTimes(1);
});
