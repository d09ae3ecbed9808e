import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundScreen } from './not-found-screen.tsx';

it('the page of an unknown path says that there is no such page and links to the home page [SPEC-2.3]', () => {
  render(<NotFoundScreen />);
  expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
  expect(screen.getByText('Oops! Page not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
