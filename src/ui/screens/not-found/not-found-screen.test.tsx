// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { openApp } from '../../app.fixture.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it('an unknown path is logged, and leads home', () => {
  const errors = expectedErrors();
  history.replaceState(null, '', '/speeches');
  openApp();
  expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
  expect(screen.getByText('Oops! Page not found')).toBeDefined();
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('404'), '/speeches');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
