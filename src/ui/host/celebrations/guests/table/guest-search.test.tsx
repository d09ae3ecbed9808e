import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ToolbarSearch, useGuestSearch } from './guest-search.tsx';

const user = userEvent.setup();

afterEach(cleanup);

/** Both layouts are rendered: styles hide the field of the laptop. */
function Probe({ count }: { count: number }) {
  return <ToolbarSearch count={count} search={useGuestSearch()} />;
}

const openers = () => screen.queryAllByRole('button', { name: /^Find among/ });

it.each([3, 300])(
  'with %i guests, the search button opens a focused field and gets the focus back when the field closes',
  async (count) => {
    render(<Probe count={count} />);
    for (const opener of openers()) await user.click(opener);
    await user.keyboard('ben');
    expect((document.activeElement as HTMLInputElement).value).toBe('ben');
    await user.keyboard('{Escape}');
    expect(openers()).toHaveLength(1);
    expect(document.activeElement).toBe(openers()[0]);
  },
);

it('there is no search button while nobody is in', () => {
  render(<Probe count={0} />);
  expect(openers()).toEqual([]);
});
