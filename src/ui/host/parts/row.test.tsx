import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Initial } from './row.tsx';

const shownOf = (name: string) => render(<Initial of={name} />).container.textContent;

it('the coin shows the first letter of a name in every script', () => {
  expect(['  élodie', 'Zoë', 'ömer', '𝒜da', ''].map(shownOf)).toEqual(['É', 'Z', 'Ö', '𝒜', '']);
});

it('screen readers skip the coin beside the name', () => {
  const { container } = render(<Initial of="Ana" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
