import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Initial } from './row.tsx';

const shownOf = (name: string) => render(<Initial of={name} />).container.textContent;

it('the coin has the first letter of a name, whatever the script', () => {
  expect(['  élodie', 'Zoë', 'ömer', '𝒜da', ''].map(shownOf)).toEqual(['É', 'Z', 'Ö', '𝒜', '']);
});

it('the coin is not read out beside the name', () => {
  const { container } = render(<Initial of="Ana" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
