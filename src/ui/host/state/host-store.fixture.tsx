import { screen } from '@testing-library/react';

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;

export const NEW_PASSWORD = 'three words like these';
