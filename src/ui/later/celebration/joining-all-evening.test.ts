import { describe, expect, it, onTestFinished } from 'vitest';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { openSheets } from '../../components/sheet/open-sheets.ts';
import { ANA_AND_BEN, openLink } from './joining.fixture.ts';

describe('a page that stays open all evening', () => {
  const OVER = { ...ANA_AND_BEN, state: 'over' } as const;

  /** A guest of a celebration, whose facts can be changed. */
  async function guestAt(facts = ANA_AND_BEN) {
    const answers: Record<string, CelebrationFacts> = { K7MP4XRT: facts };
    const { start, ...phone } = await openLink('?c=K7MP4XRT', answers);
    const joining = await start();
    phone.store.saveName('Ines');
    return { ...phone, answers, joining };
  }

  it('an open page shows the names as the hosts have changed them', async () => {
    const { store, clock, answers, joining } = await guestAt();
    answers.K7MP4XRT = { ...ANA_AND_BEN, names: 'Ana & Benjamin' };
    await clock.pass(11 * MINUTE_MS);
    expect(store.getState().celebration).toMatchObject({ names: 'Ana & Benjamin' });
    expect(joining.getState().step).toBeNull();
  });

  it('an open page tells a guest who has not given a name yet that the celebration is gone, and asks about it once', async () => {
    const answers: Record<string, CelebrationFacts> = { K7MP4XRT: ANA_AND_BEN };
    const { start, clock, calls } = await openLink('?c=K7MP4XRT', answers);
    const joining = await start();
    expect(joining.getState().step).toBeNull();
    delete answers.K7MP4XRT;
    await clock.pass(MINUTE_MS);
    const gone = { kind: 'code', tried: 'K7MP4XRT', trouble: { kind: 'unknown' } };
    expect(joining.getState().step).toEqual(gone);
    const asked = calls.length;
    await clock.pass(30 * MINUTE_MS);
    expect(joining.getState().step).toEqual(gone);
    expect(calls).toHaveLength(asked);
  });

  it('an open page asks the server as soon as the phone wakes, and not while the page is hidden', async () => {
    const { store, clock, lifecycle, answers, calls } = await guestAt();
    lifecycle.hide();
    const before = calls.length;
    await clock.pass(60 * MINUTE_MS);
    expect(calls).toHaveLength(before);
    answers.K7MP4XRT = { ...ANA_AND_BEN, names: 'Ana & Benjamin' };
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(store.getState().celebration).toMatchObject({ names: 'Ana & Benjamin' });
  });

  it('an open page says once that the celebration is over, and nothing is lost', async () => {
    const { store, clock, answers, joining } = await guestAt();
    store.addDrink({ drinkType: 'beer' });
    answers.K7MP4XRT = OVER;
    await clock.pass(11 * MINUTE_MS);
    expect(joining.getState().step).toMatchObject({ kind: 'over', facts: { names: 'Ana & Ben' } });
    joining.stay();
    await clock.pass(30 * MINUTE_MS);
    expect(joining.getState().step).toBeNull();
    expect(store.getState().session.drinks).toHaveLength(1);
  });

  it('an open page says that the celebration is over as soon as a save is refused, without asking the server again', async () => {
    const { store, joining, calls } = await guestAt();
    const before = calls.length;
    store.refuse('celebration-over');
    expect(joining.getState().step).toMatchObject({ kind: 'over', facts: { names: 'Ana & Ben' } });
    expect(calls).toHaveLength(before);
  });

  it('an open page asks for the names first, if a save is refused before the phone knows them', async () => {
    const answers: Record<string, CelebrationFacts | null> = { K7MP4XRT: null };
    const { store, start, clock } = await openLink('?c=K7MP4XRT', answers);
    const joining = await start();
    store.saveName('Ines');
    answers.K7MP4XRT = OVER;
    store.refuse('celebration-over');
    expect(joining.getState().step).toBeNull();
    await clock.pass(0);
    expect(joining.getState().step).toMatchObject({ kind: 'over', facts: { names: 'Ana & Ben' } });
  });
});

describe('a word of the hosts', () => {
  const WORD = { text: 'The cake is here', until: 1_000_000, phonesDown: false };
  /** The server's clock is 200 s behind that of the phone. */
  const withWord = (word: object | undefined, serverMs: number) =>
    Response.json({ ...ANA_AND_BEN, ...(word && { word }) }, { headers: { date: new Date(serverMs).toUTCString() } });

  it('a message reaches a visible phone within a minute, with its end on the phone’s clock', async () => {
    const { start, answers, clock, store } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
    const joining = await start();
    store.saveName('Ines');
    expect(joining.getState().word).toBeNull();
    answers.K7MP4XRT = withWord(WORD, 700_000);
    await clock.pass(45_000);
    const { word } = joining.getState();
    expect(word?.text).toBe('The cake is here');
    expect(Math.abs((word?.until ?? 0) - 1_245_000)).toBeLessThanOrEqual(1_000);
    answers.K7MP4XRT = withWord(undefined, 760_000);
    await clock.pass(60_000);
    expect(joining.getState().word).toBeNull();
  });

  it('a message does not wake a phone with a hidden page, and is shown when the page is visible again', async () => {
    const { start, answers, clock, lifecycle, calls, store } = await openLink(
      '?c=K7MP4XRT',
      { K7MP4XRT: ANA_AND_BEN },
      900_000,
    );
    const joining = await start();
    store.saveName('Ines');
    answers.K7MP4XRT = withWord(WORD, 700_000);
    lifecycle.hide();
    const before = calls.length;
    await clock.pass(60_000);
    expect(clock.waiting()).toEqual([]);
    expect(calls).toHaveLength(before);
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(joining.getState().word?.text).toBe('The cake is here');
    answers.K7MP4XRT = withWord(undefined, 760_000);
    await clock.pass(45_000);
    expect(joining.getState().word).toBeNull();
  });

  it('a message is shown again when the hosts send the same line again, and not when only its second differs', async () => {
    const { start, answers, clock, lifecycle } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
    const joining = await start();
    const look = async (word: typeof WORD, headerMs = 0) => {
      answers.K7MP4XRT = withWord(word, clock.now() - 200_000 + headerMs);
      lifecycle.wake('visible');
      await clock.pass(0);
      return joining.getState().word;
    };
    const first = await look(WORD);
    expect(await look(WORD, 1_000)).toBe(first);
    const again = await look({ ...WORD, until: WORD.until + 300_000 });
    expect((again?.until ?? 0) - (first?.until ?? 0)).toBeGreaterThan(290_000);
  });

  it('a message disappears by itself when its time is over', async () => {
    const { start, answers, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
    const joining = await start();
    answers.K7MP4XRT = withWord(WORD, 700_000);
    await clock.pass(60_000);
    answers.K7MP4XRT = null;
    expect(joining.getState().word).not.toBeNull();
    await clock.pass(300_000);
    expect(joining.getState().word).toBeNull();
  });

  it('a message disappears within 15 seconds after the hosts took it back', async () => {
    const { start, answers, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
    const joining = await start();
    answers.K7MP4XRT = withWord(WORD, 700_000);
    await clock.pass(60_000);
    expect(joining.getState().word).not.toBeNull();
    answers.K7MP4XRT = withWord(undefined, 745_000);
    await clock.pass(15_000);
    expect(joining.getState().word).toBeNull();
  });

  it('a message ends at the time that the wall names, whatever the clock of the phone says', async () => {
    for (const headerMs of [0, 400_000, 999_999]) {
      const { start, answers } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
      answers.K7MP4XRT = withWord(WORD, headerMs);
      expect((await start()).getState().word?.untilThere).toBe(WORD.until);
    }
  });

  it('a message reaches a phone that wakes', async () => {
    const { start, answers, clock, lifecycle } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN });
    const joining = await start();
    answers.K7MP4XRT = withWord(WORD, 0);
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(joining.getState().word).toMatchObject({ text: 'The cake is here' });
  });
});

describe('how to get home', () => {
  const TAXI = 'Taxi: 01 31300';
  const AT_HOME = { ...ANA_AND_BEN, gettingHome: TAXI };
  /** Opens the page of a guest who came two hours ago. `hour` is the present hour on the phone's clock. */
  async function atHour(hour: number, answer: CelebrationFacts = AT_HOME) {
    const then = new Date(2026, 5, 20, hour).getTime();
    const opened = await openLink('?c=K7MP4XRT', { K7MP4XRT: answer }, then - 2 * HOUR_MS);
    const joining = await opened.start();
    opened.store.saveName('Ines');
    opened.clock.set(then);
    opened.lifecycle.wake('visible');
    await opened.clock.pass(0);
    return { ...opened, joining };
  }

  it('the text about getting home is known after the phone has requested it once, later even without a network', async () => {
    const { joining, storage, start, answers, clock } = await atHour(20);
    expect(joining.getState()).toMatchObject({ gettingHome: TAXI, step: null });
    answers.K7MP4XRT = null;
    const later = await start();
    await clock.pass(0);
    expect(later.getState().gettingHome).toBe(TAXI);
    expect(JSON.parse(storage.get('gettingHome') ?? '')).toEqual({ code: 'K7MP4XRT', text: TAXI });
  });

  it('the text about getting home follows what the hosts change', async () => {
    const { joining, answers, clock } = await atHour(20);
    answers.K7MP4XRT = ANA_AND_BEN;
    joining.lookAgain();
    await clock.pass(0);
    expect(joining.getState().gettingHome).toBe('');
  });

  it.each([23, 0, 4])('the text about getting home is shown once by itself at %d:00', async (hour) => {
    const { joining, lifecycle, clock } = await atHour(hour);
    expect(joining.getState().step).toEqual({ kind: 'home' });
    joining.stay();
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(joining.getState().step).toBeNull();
  });

  it.each([5, 12, 22])('the text about getting home is not shown by itself at %d:00', async (hour) => {
    const { joining } = await atHour(hour);
    expect(joining.getState()).toMatchObject({ gettingHome: TAXI, step: null });
  });

  it('the text about getting home is not shown by itself if the hosts have written nothing', async () => {
    const { joining } = await atHour(23, ANA_AND_BEN);
    expect(joining.getState().step).toBeNull();
  });

  it('the text about getting home waits while another sheet is open', async () => {
    openSheets.setState(1, true);
    onTestFinished(() => openSheets.setState(0, true));
    const { joining, lifecycle, clock } = await atHour(23);
    expect(joining.getState().step).toBeNull();
    openSheets.setState(0, true);
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(joining.getState().step).toEqual({ kind: 'home' });
  });

  it('the text about getting home is not requested while a link is looked up, because that answer would be lost', async () => {
    const { store, start, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: AT_HOME });
    await start();
    store.saveName('Ines');
    history.replaceState(null, '', '/');
    const again = await start();
    again.join('ZZZZ1234');
    again.lookAgain();
    await clock.pass(0);
    expect(again.getState().step).toMatchObject({ kind: 'code', tried: 'ZZZZ1234', trouble: { kind: 'unknown' } });
  });

  it('the text about getting home of one celebration is not shown at another', async () => {
    const { joining } = await atHour(20);
    joining.switchTo(null);
    expect(joining.getState().gettingHome).toBe('');
  });
});
