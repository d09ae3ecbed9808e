import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { HeardWord } from '../../../domain/wall/served-word.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../../../sync/phone.fixture.ts';
import { type Clink, ClinkProvider } from '../../guest/clink-context.tsx';
import { shortTime } from '../../time/short-time.ts';
import { HostsWord } from './hosts-word.tsx';
import type { Joining } from './joining.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function openWord(phonesDown = false) {
  const clock = testClock();
  const deps = { storage: testStorage(), clock, random: testRandom, lifecycle: testLifecycle(), log: vi.fn() };
  const store = createSessionStore(deps);
  const end = clock.now() + 600_000;
  // This phone's clock is two minutes slow.
  const word: HeardWord = { text: 'The cake is here', until: end - 120_000, untilThere: end, phonesDown };
  const joining = createStore(() => ({ word: word as HeardWord | null }));
  render(
    <ClinkProvider clink={{ ...deps, store } as unknown as Clink}>
      <HostsWord joining={joining as unknown as Joining} />
    </ClinkProvider>,
  );
  return { joining, guest: userEvent.setup(), until: shortTime(end) };
}

const text = () => document.body.textContent ?? '';

it('a message from the hosts is announced and can be dismissed', async () => {
  const { guest, joining, until } = openWord();
  expect(screen.getByText('The cake is here').closest('[aria-live=polite]')).toBeTruthy();
  expect(text()).toContain(`until ${until}`);
  await guest.click(screen.getByRole('button', { name: 'Put this away' }));
  expect(text()).not.toContain('The cake is here');
  act(() =>
    joining.setState({
      word: { text: 'The bus leaves', until: 8_000_000_000, untilThere: 8_000_000_000, phonesDown: false },
    }),
  );
  expect(text()).toContain('The bus leaves');
});

it.each([false, true])(
  'a dismissed message does not come back after a reload (with phones down: %s)',
  async (phonesDown) => {
    const { guest } = openWord(phonesDown);
    await guest.click(screen.getByRole('button'));
    cleanup();
    const { joining } = openWord(phonesDown);
    expect(text()).not.toContain('The cake is here');
    // The same line counts as a new message if it is sent five minutes later.
    act(() => joining.setState(({ word }) => ({ word: word && { ...word, until: word.until + 300_000 } })));
    expect(text()).toContain('The cake is here');
  },
);

it('a message disappears when its time is over or the hosts take it back', async () => {
  const { joining } = openWord();
  act(() => joining.setState({ word: null }));
  expect(text()).not.toContain('The cake is here');
});

it('while phones are down the page shows only the message and one button to leave', async () => {
  const { guest, until } = openWord(true);
  const sheet = screen.getByRole('dialog', { name: 'The cake is here' });
  expect(sheet.textContent).toContain(`Your drinks are safe. Clink comes back at ${until}.`);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await guest.click(screen.getByRole('button', { name: 'I need it now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the page comes back when the message ends', async () => {
  const { joining } = openWord(true);
  act(() => joining.setState({ word: null }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
