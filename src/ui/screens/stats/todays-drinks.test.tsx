import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, openStats } from './stats.fixture.tsx';

const removeButtons = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'));
const remove = (label: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Remove ${label}, `) }));
const rows = () =>
  within(screen.getByRole('heading', { name: "Today's drinks" }).parentElement as HTMLElement).getAllByRole('listitem');

describe("today's drinks", () => {
  it('today’s drinks are listed with their time, the newest first', () => {
    openStats(['beer 120', 'gin cocktail 60']);
    expect(card("Today's drinks")).toMatch(/^Today's drinks\S*0.*Gin Cocktail.*0.*Beer$/);
  });

  it('only five drinks are shown until a guest asks for all [WCAG-4.1.2]', () => {
    openStats(['beer 90', 'wine 80', 'beer 70', 'water 60', 'wine 50', 'beer 40']);
    expect(rows()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
    expect(rows()).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(rows()).toHaveLength(5);
  });

  it('there is no button for more if there are only five drinks', () => {
    openStats(['beer 90', 'wine 80', 'beer 70', 'water 60', 'wine 50']);
    expect(rows()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('a drink can be removed until 5 minutes after it was logged [WCAG-2.2.1, 2.5.3]', () => {
    openStats(['beer 6', 'wine 5', 'water 1']);
    expect(removeButtons()).toEqual([
      expect.stringMatching(/^Remove Water, 21:59/),
      expect.stringMatching(/^Remove Wine, 21:55/),
    ]);
  });

  it('the button that removes a drink disappears when the time is over', () => {
    const { pass } = openStats(['wine 4.5']);
    pass(30_000);
    expect(removeButtons()).toEqual([expect.stringMatching(/^Remove Wine, /)]);
    pass(1);
    expect(removeButtons()).toEqual([]);
  });

  it('when a focused button disappears, the heading gets the focus', () => {
    const { pass } = openStats(['beer 30', 'wine 4.5']);
    act(() => screen.getByRole('button', { name: /^Remove Wine, / }).focus());
    pass(29_000);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Remove Wine, / }));
    pass(1_001);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: "Today's drinks" }));
  });

  it('a removed drink is gone, is announced, and the focus stays nearby', () => {
    const { store } = openStats(['beer 30', 'wine 1']);
    remove('Wine');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'beer' }]);
    expect(card('Total Drinks')).toBe('Total Drinks11 with alcohol · 0 without');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Wine removed');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: "Today's drinks" }));
  });

  it('a second removed drink of the same kind is announced again', () => {
    openStats(['beer 2', 'beer 1']);
    const said = () => screen.getByText('Beer removed');
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove Beer, / })[0] as HTMLElement);
    const first = said();
    remove('Beer');
    expect(first.isConnected).toBe(false);
    expect(said()).toBeDefined();
  });

  it('after the last drink is removed, the heading of the screen gets the focus [WCAG-2.4.3]', () => {
    openStats(['wine 1']);
    remove('Wine');
    expect(card("Today's drinks")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Stats' }));
  });
});
