import { screen, within } from '@testing-library/react';

export const button = (name: string) => screen.getByRole('button', { name });

export const counter = () => within(screen.getByRole('region', { name: 'Total Drinks Today' }));
