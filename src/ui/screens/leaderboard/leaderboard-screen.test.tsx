import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { guest, NOON } from '../../../domain/leaderboard/guests.fixture.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { heard, openLeaderboard } from './leaderboard.fixture.tsx';

const PARTY = ['ines 12 4h', 'max 11 5h', 'tom 10 3h', 'ana 9 6h', 'rosi 8 5h', 'pete 8 4h', 'paul 0 3h'];

const list = (name: string) => within(screen.getByRole('list', { name }));
const rows = (name: string) =>
  list(name)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' '));
const ranking = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

describe('Top 10', () => {
  it('Top 10 shows your rankings, the most drinks and the fastest pace [SPEC-2.45, 2.46] [WCAG-1.3.2, 2.4.1]', () => {
    openLeaderboard(heard(PARTY));
    expect(screen.getByRole('heading', { name: 'Leaderboard', level: 1 })).toBe(document.activeElement);
    expect(screen.getByText("See how everyone's doing!")).toBeDefined();
    expect(ranking('Total drinks')).toBe('Total drinks4 of 7');
    expect(ranking('Pace')).toBe('Pace6 of 7');
    expect(rows('Most Drinks')).toEqual([
      'Gold, place 1ines12 drinks🥂Pace Moderate',
      'Silver, place 2max11 drinks🥂Pace Moderate',
      'Bronze, place 3tom10 drinks🥂Pace Moderate',
      '4anaYou🥂Pace Moderate9 drinks',
      '5rosi🥂Pace Moderate8 drinks',
      '5pete🥂Pace Moderate8 drinks',
    ]);
    expect(rows('Fastest Pace')[0]).toBe('Gold, place 1tom3.3 drinks per hour🥂Pace Moderate');
  });

  it('a guest without a drink is only in the list of all guests', () => {
    openLeaderboard(heard(PARTY));
    expect(screen.queryByText('paul')).toBeNull();
  });

  it('ties share a rank, and its medal', () => {
    openLeaderboard(heard(['ana 5', 'ben 5', 'cleo 3', 'dan 3']));
    const medals = rows('Most Drinks').map((row) => row?.match(/Gold, place 1|Bronze, place 3/)?.[0]);
    expect(medals).toEqual(['Gold, place 1', 'Gold, place 1', 'Bronze, place 3', 'Bronze, place 3']);
  });

  it('one drink is written in the singular', () => {
    openLeaderboard(heard(['ana 1']));
    expect(rows('Most Drinks')).toEqual(['Gold, place 1anaYou1 drink🥂Pace Moderate']);
  });

  it('the guest’s row is found by its session id, not by the name [SPEC-2.42]', () => {
    openLeaderboard(heard([guest('ana 3', { userName: 'Ana' }), guest('ann 4', { userName: 'Ana' })]));
    const own = list('Most Drinks').getByText('You').closest('li');
    expect(own?.textContent).toContain('3 drinks');
    expect(screen.getAllByText('You')).toHaveLength(2);
  });

  it('the guest’s rank shows outside the first ten [SPEC-2.44]', () => {
    openLeaderboard(heard([...Array.from({ length: 12 }, (_, index) => `g${index} ${20 + index}`), 'ana 2']));
    expect(rows('Most Drinks')).toHaveLength(10);
    expect(screen.queryByText('You')).toBeNull();
    expect(ranking('Total drinks')).toBe('Total drinks13 of 13');
  });

  it('a guest without a rank, or whom the server does not know yet, reads why', () => {
    const { say } = openLeaderboard(heard(['ben 5', 'ana 0']));
    expect(screen.getAllByText('no rank yet')).toHaveLength(1);
    say({ you: null });
    expect(screen.getAllByText('no rank yet')).toHaveLength(1);
  });

  it('a row says the pace and how many minutes ago the last drink was, and is updated', () => {
    vi.useFakeTimers({ now: NOON + 40_000 });
    onTestFinished(() => void vi.useRealTimers());
    openLeaderboard(heard([guest('ben 5 3h', { drinkingPace: 'slow', lastDrinkAt: NOON - 4 * MINUTE_MS })]));
    expect(rows('Fastest Pace')).toEqual(['Gold, place 1ben1.7 drinks per hour🕯️Pace Slow, 4 min ago']);
    act(() => vi.advanceTimersByTime(21_000));
    expect(rows('Fastest Pace')).toEqual(['Gold, place 1ben1.7 drinks per hour🕯️Pace Slow, 5 min ago']);
  });

  it('a hidden page does not wake the phone, and shows the right minutes as soon as it is visible', () => {
    vi.useFakeTimers({ now: NOON });
    onTestFinished(() => void vi.useRealTimers());
    openLeaderboard(heard([guest('ben 5 3h', { lastDrinkAt: NOON - 4 * MINUTE_MS })]));
    act(() => vi.advanceTimersByTime(10_000));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => vi.advanceTimersByTime(6 * MINUTE_MS));
    expect(rows('Fastest Pace')[0]).toContain(', 4 min ago');
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(rows('Fastest Pace')[0]).toContain(', 10 min ago');
  });

  it('the minutes are correct as soon as the clock of a phone that was 20 minutes fast is set back', () => {
    vi.useFakeTimers({ now: NOON + 20 * MINUTE_MS });
    onTestFinished(() => void vi.useRealTimers());
    const ben = guest('ben 5 3h', { lastDrinkAt: NOON - 4 * MINUTE_MS });
    const { say } = openLeaderboard({ ...heard([ben]), serverAheadMs: -20 * MINUTE_MS });
    expect(rows('Fastest Pace')[0]).toContain(', 4 min ago');
    vi.setSystemTime(NOON);
    say({ serverAheadMs: 0 });
    act(() => vi.advanceTimersByTime(0));
    expect(rows('Fastest Pace')[0]).toContain(', 4 min ago');
  });

  it('a guest in the first half hour is marked as just arrived, which explains the rate', () => {
    vi.useFakeTimers({ now: NOON });
    onTestFinished(() => void vi.useRealTimers());
    openLeaderboard(heard(['cleo 3 0.1h', 'ben 5 3h']));
    expect(rows('Fastest Pace')[0]).toBe('Gold, place 1cleo30.0 drinks per hour🥂Pace Moderate, just arrived');
  });

  it('places on the podium that nobody has taken are dotted, and have no rows', () => {
    openLeaderboard(heard(['ana 1']));
    expect(rows('Most Drinks')).toHaveLength(1);
    expect(
      screen.getByRole('list', { name: 'Most Drinks' }).querySelectorAll('[aria-hidden][data-place]'),
    ).toHaveLength(2);
  });

  it('the first card says that its numbers are with alcohol', () => {
    openLeaderboard(heard(PARTY));
    expect(screen.getByRole('heading', { name: 'Most Drinks' }).parentElement?.textContent).toBe(
      'Most Drinkswith alcohol',
    );
  });

  it('a name is isolated from the direction of the text around it [WCAG-3.1.2]', () => {
    openLeaderboard(heard([guest('ben 5', { userName: 'محمد' })]));
    for (const name of screen.getAllByText('محمد')) expect(name.tagName).toBe('BDI');
  });
});

describe('All guests', () => {
  it('the list of all guests contains everybody by total, with the guest’s row marked [SPEC-2.47]', async () => {
    const { guest: ana, say } = openLeaderboard(heard(PARTY));
    await ana.click(screen.getByRole('tab', { name: 'All guests' }));
    say(heard(PARTY, 'all'));
    expect(rows('All guests')).toHaveLength(7);
    expect(rows('All guests').at(-1)).toBe('– no rankpaul🥂Pace Moderate0 drinks');
    expect(list('All guests').getByText('You').closest('li')?.textContent).toContain('ana');
  });

  it('the list of all guests shows the first ten until the list arrives, and says why without network', async () => {
    const { guest: ana, say } = openLeaderboard(heard(PARTY));
    await ana.click(screen.getByRole('tab', { name: 'All guests' }));
    expect(rows('All guests')).toHaveLength(6);
    expect(screen.queryByText('The other guests appear again when the network is back.')).toBeNull();
    say({ status: 'offline', trouble: 'network' });
    expect(screen.getByText('The other guests appear again when the network is back.')).toBeDefined();
  });
});

describe('a list of thousands', () => {
  /** Whether the end of the list is near the screen, which happy-dom does not know. */
  let scrollTo: (isNearEnd: boolean) => void;
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly disconnect = () => undefined;
        readonly #listener: IntersectionObserverCallback;
        constructor(listener: IntersectionObserverCallback) {
          this.#listener = listener;
        }
        observe(target: Element) {
          if (target.hasAttribute('data-you')) return;
          scrollTo = (isIntersecting) =>
            act(() => this.#listener([{ isIntersecting } as IntersectionObserverEntry], this as never));
        }
      },
    );
    return () => vi.unstubAllGlobals();
  });

  const THOUSAND = [...Array.from({ length: 999 }, (_, index) => `g${index} ${2_000 - index}`), 'ana 1'];
  const inLeaderboard = async () => {
    const opened = openLeaderboard(heard(THOUSAND));
    await opened.guest.click(screen.getByRole('tab', { name: 'All guests' }));
    opened.say(heard(THOUSAND, 'all'));
    return opened;
  };

  it('a list of thousands draws a few hundred rows, and the guest’s row, however far down it is', async () => {
    await inLeaderboard();
    expect(rows('All guests')).toHaveLength(201);
    expect(rows('All guests')[199]).toBe('200g199🥂Pace Moderate1801 drinks');
    expect(rows('All guests').at(-1)).toBe('1000anaYou🥂Pace Moderate1 drink');
  });

  it('a list of thousands draws more on scrolling, and everybody in the end', async () => {
    await inLeaderboard();
    scrollTo(false);
    expect(rows('All guests')).toHaveLength(201);
    scrollTo(true);
    expect(rows('All guests')).toHaveLength(401);
    for (let step = 0; step < 5; step++) scrollTo(true);
    expect(rows('All guests')).toHaveLength(1_000);
    expect(list('All guests').getAllByText('You')).toHaveLength(1);
  });
});

describe('the switch', () => {
  it('the switch can be operated with the arrow keys, and the focus moves with it [WCAG-2.1.1, 4.1.2]', async () => {
    const { guest: ana } = openLeaderboard(heard(PARTY));
    const [top, all] = screen.getAllByRole('tab');
    top?.focus();
    await ana.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(all);
    expect(all?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'All guests' })).toBeDefined();
    await ana.keyboard('{Home}');
    expect(document.activeElement).toBe(top);
  });

  it('the stream is open for the view that is shown, and closed on leaving', async () => {
    const { guest: ana, watch, close, leave } = openLeaderboard(heard(PARTY));
    expect(watch.mock.calls).toEqual([['top']]);
    await ana.click(screen.getByRole('tab', { name: 'All guests' }));
    expect(watch.mock.calls).toEqual([['top'], ['all']]);
    expect(close).toHaveBeenCalledTimes(1);
    leave();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('Back to Tracker returns to the tracker', async () => {
    const { guest: ana, onBack } = openLeaderboard(heard(PARTY));
    await ana.click(screen.getByRole('button', { name: 'Back to Tracker' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
