import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToolbarSearch, useGuestSearch } from './guest-search.tsx';

const query = Object.assign(new EventTarget(), { matches: false });
const user = userEvent.setup();

beforeEach(() => {
  query.matches = false;
  vi.stubGlobal('matchMedia', () => query);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The field above the tabs of a high phone, and the search in its toolbar. A laptop's field is hidden by style. */
function Probe({ count }: { count: number }) {
  const search = useGuestSearch(count);
  return (
    <>
      {search.isField && (
        <input aria-label="above" value={search.text} onChange={({ target }) => search.setText(target.value)} />
      )}
      <ToolbarSearch label="find" search={search} />
    </>
  );
}

const openers = () => screen.queryAllByRole('button', { name: 'find' });

it('the button opens a field with the focus, and gets the focus back when it closes', async () => {
  render(<Probe count={3} />);
  for (const opener of openers()) await user.click(opener);
  await user.keyboard('ben');
  expect((document.activeElement as HTMLInputElement).value).toBe('ben');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(openers()[0]);
});

it('a phone that is turned opens no keyboard', async () => {
  render(<Probe count={25} />);
  await user.type(screen.getByLabelText('above'), 'ben');
  act(() => (document.activeElement as HTMLElement).blur());
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(screen.queryByLabelText('above')).toBeNull();
  expect(screen.getAllByRole('searchbox')).toHaveLength(2);
  expect(document.activeElement).toBe(document.body);
});

it('nobody can be searched for while nobody is in', () => {
  render(<Probe count={0} />);
  expect(openers()).toEqual([]);
});
