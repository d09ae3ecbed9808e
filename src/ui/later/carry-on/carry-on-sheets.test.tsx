import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { NEW_TAB, type Phone, UNREAD_PHONE, withView } from '../../../sync/phone/phone.ts';
import type { Offer } from '../../../sync/two-phones/offer-evening.ts';
import type { TakeOver, TakeOverTrouble } from '../../../sync/two-phones/take-over-evening.ts';
import { modulesOf, readQr } from '../../components/qr/read-qr.fixture.ts';
import { FarewellSheet, SignOffSheet } from './carry-on-sheets.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { TakeOverSheet } from './take-over-sheet.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const NOW = Date.UTC(2026, 5, 20, 19);
const LINK = { ticket: 'T'.repeat(22), pad: 'P'.repeat(43), code: 'K7MP4XRT' };
const beer = { id: `${NOW}-a`, drinkType: 'beer', timestamp: NOW };
const state = { ...UNREAD_PHONE.state, userName: 'Bea', drinks: [beer], sessionStart: NOW };
const BEA: Phone = withView({ ...UNREAD_PHONE, ...NEW_TAB, state, acknowledged: state });

/** The guest's taps on a sheet, by name. */
function taps() {
  const done: string[] = [];
  return { done, note: (name: string) => () => void done.push(name) };
}

function showOffer(offer: Offer, signsOff = false) {
  const { done, note } = taps();
  render(
    <OfferSheet
      offer={offer}
      signsOff={signsOff}
      origin="https://clink.party"
      onSignsOff={(chosen) => done.push(chosen ? 'leave' : 'stay')}
      onNew={note('new')}
      onClose={note('close')}
    />,
  );
  return done;
}

describe('the first phone', () => {
  it('the first phone shows a QR code that a camera reads, and how long it is valid', () => {
    showOffer({ kind: 'open', link: LINK, untilMs: Date.now() + 272_000 });
    const svg = screen.getByRole('img', { name: /QR code/ });
    const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    const read = readQr(side - 8, modulesOf(svg.querySelector('path')?.getAttribute('d') ?? ''));
    expect(read).toBe(`https://clink.party/#carry=${LINK.ticket}${LINK.pad}K7MP4XRT`);
    expect(screen.getByRole('timer').textContent).toMatch(/^4:3[12] left$/);
  });

  it('the first phone offers a link for another browser or for the icon on the same phone', async () => {
    const guest = userEvent.setup();
    showOffer({ kind: 'open', link: LINK, untilMs: Date.now() + 1_000 });
    await guest.click(screen.getByRole('button', { name: /copy the link/ }));
    expect(await navigator.clipboard.readText()).toBe(`https://clink.party/#carry=${LINK.ticket}${LINK.pad}K7MP4XRT`);
    expect(screen.getByRole('button', { name: /^Copied\./ }).textContent).toContain('paste it where Clink asks');
  });

  it.each([
    ['on plain http, which has no clipboard', {}],
    ['in a browser that refuses', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
  ])('shows its link as text %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    showOffer({ kind: 'open', link: LINK, untilMs: Date.now() + 1_000 });
    expect(screen.queryByText(/^https:/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /copy the link/ }));
    expect(screen.getByRole('button', { name: 'This browser does not let Clink copy it.' })).toBeTruthy();
    expect(screen.getByText(`https://clink.party/#carry=${LINK.ticket}${LINK.pad}K7MP4XRT`)).toBeTruthy();
  });

  it('the first phone asks what it does afterwards: both phones go on, unless the guest says otherwise', async () => {
    const done = showOffer({ kind: 'open', link: LINK, untilMs: Date.now() + 1_000 });
    expect(screen.getByRole('button', { name: 'Count on both' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Sign this one off' }));
    expect(done).toEqual(['leave']);
  });

  it.each<[Offer, RegExp, string]>([
    [{ kind: 'late' }, /has expired/, 'A new square'],
    [{ kind: 'no-answer' }, /both phones are online/, 'Try again'],
  ])('has a sentence and a way on when it is %o', async (offer, sentence, action) => {
    const done = showOffer(offer);
    expect(screen.getByRole('dialog').textContent).toMatch(sentence);
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(done).toEqual(['new']);
  });

  it('the first phone lets the guest wait for a new QR code after many attempts, with the focus on the waiting button', async () => {
    const done = showOffer({ kind: 'too-many', untilMs: Date.now() + 40_000 });
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(again);
    await userEvent.click(again);
    expect(done).toEqual([]);
  });

  it('the first phone counts down the time, which a screen reader reads only when asked', () => {
    vi.useFakeTimers();
    showOffer({ kind: 'too-many', untilMs: Date.now() + 40_000 });
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('That was many tries.');
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('timer').textContent?.trim()).toBe('In 0:37 you can try again.');
    expect(said()).toBe('That was many tries.');
  });

  it('the first phone says what it waits for before it signs off', () => {
    const unsent = withView({ ...BEA, acknowledged: null });
    render(<SignOffSheet isOpen phone={unsent} onStay={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'This phone signs off in a moment' }).textContent).toContain(
      '1 drink has not been sent yet.',
    );
  });
});

function showTakeOver(step: TakeOver, phone = UNREAD_PHONE) {
  const { done, note } = taps();
  render(
    <TakeOverSheet
      step={step}
      phone={phone}
      onTake={note('take')}
      onAgain={note('again')}
      onDecline={note('decline')}
      onTypeCode={note('code')}
    />,
  );
  return done;
}

const PREVIEW = { sessionId: 'x', userName: 'Ana', drinks: 4, sessionStart: NOW, celebration: null };
const trouble = (kind: Exclude<TakeOverTrouble['kind'], 'too-many'>): TakeOver => ({
  kind: 'trouble',
  trouble: { kind },
});

describe('the second phone', () => {
  it('the second phone says whose evening it is, and takes the evening over with one tap', async () => {
    const done = showTakeOver({ kind: 'ask', preview: PREVIEW, isTaking: false });
    expect(screen.getByRole('dialog', { name: 'Carry on as Ana?' }).textContent).toMatch(/4 drinks since/);
    expect(screen.queryByText(/This phone has/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Carry on here' }));
    await userEvent.click(screen.getByRole('button', { name: "That's not me" }));
    expect(done).toEqual(['take', 'decline']);
  });

  it('the second phone shows no number if no drink was logged', () => {
    const preview = { ...PREVIEW, drinks: 0 };
    showTakeOver({ kind: 'ask', preview, isTaking: false }, withView({ ...BEA, state: { ...state, drinks: [] } }));
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toMatch(
      /Your evening began at .+, on the open leaderboard\. The first phone goes on too, unless it signs off\./,
    );
    expect(textContent).toContain(
      'This phone has an evening as Bea. It stays on the open leaderboard, and you can come back to it.',
    );
  });

  it('the second phone says what happens to its own evening', () => {
    showTakeOver({ kind: 'ask', preview: PREVIEW, isTaking: false }, withView({ ...BEA, acknowledged: null }));
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toContain(
      'This phone has 1 drink logged as Bea. It stays on the open leaderboard, and you can come back',
    );
    expect(textContent).toContain('1 drink has not been sent yet.');
  });

  it.each([
    ['late', 'This square has expired'],
    ['used', 'This square has been used'],
    ['gone', 'This evening is over'],
    ['cannot-store', 'This phone cannot save'],
  ] as const)('the second phone goes on by itself when the QR code is %s', async (kind, title) => {
    const done = showTakeOver(trouble(kind));
    expect(screen.getByRole('dialog', { name: title })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Start with a fresh evening' }));
    await userEvent.click(screen.getByRole('button', { name: 'Type a code' }));
    expect(done).toEqual(['decline', 'code']);
  });

  it('the second phone offers to go on with its own evening if the QR code was already used', () => {
    showTakeOver(trouble('used'), BEA);
    expect(screen.getByRole('button', { name: 'Go on with my evening' })).not.toBeNull();
  });

  it('the second phone tries again without network', async () => {
    const done = showTakeOver(trouble('no-answer'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(done).toEqual(['again']);
  });
});

test.each([
  ['signed-off', 'This phone is signed off'],
  ['deleted', 'Your data is deleted'],
] as const)('a phone says so if its evening is %s', (farewell, title) => {
  render(<FarewellSheet farewell={farewell} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: title })).not.toBeNull();
});
