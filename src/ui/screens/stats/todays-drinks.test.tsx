// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, openStats } from './stats.fixture.tsx';

const removeButtons = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'));
const remove = (label: string) => fireEvent.click(screen.getByRole('button', { name: `Remove ${label}` }));

describe("today's drinks", () => {
  it('are listed with their time, the newest first', () => {
    openStats(['beer 120', 'gin cocktail 60']);
    expect(card("Today's drinks")).toMatch(/^Today's drinks\S*0.*Gin Cocktail.*0.*Beer$/);
  });

  it('one can be removed until 5 minutes after it was logged', () => {
    openStats(['beer 6', 'wine 5', 'water 1']);
    expect(removeButtons()).toEqual(['Remove Water', 'Remove Wine']);
  });

  it('the button goes when the time is over', () => {
    const { pass } = openStats(['wine 4.5']);
    pass(30_000);
    expect(removeButtons()).toEqual(['Remove Wine']);
    pass(1);
    expect(removeButtons()).toEqual([]);
  });

  it('a removed drink is gone, is announced, and the focus stays nearby', () => {
    const { store } = openStats(['beer 30', 'wine 1']);
    remove('Wine');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'beer' }]);
    expect(card('Total Drinks')).toBe('Total Drinks1');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Wine removed');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: "Today's drinks" }));
  });

  it('after the last one the focus goes to the heading of the screen', () => {
    openStats(['wine 1']);
    remove('Wine');
    expect(card("Today's drinks")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Stats' }));
  });
});
