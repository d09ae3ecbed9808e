import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { MISTREATED } from '../../../domain/celebration/page-address.fixture.ts';
import { readAddress } from '../../../domain/celebration/page-address.ts';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import type { KnownFacts } from '../../../sync/phone/known-celebration.ts';
import { problem, testRandom } from '../../../sync/phone.fixture.ts';
import { openSheets } from '../../components/sheet/open-sheets.ts';
import { joinFromPage } from '../../guest/link.ts';
import { ANA_AND_BEN, MIA_AND_LEO, openLink } from './joining.fixture.ts';

describe('the link of a celebration', () => {
  it('leads a new guest there without a question', async () => {
    const { store, start } = await openLink('?c=k7mp-4xrt', { K7MP4XRT: ANA_AND_BEN });
    const joining = await start();
    expect(joining.getState().step).toBeNull();
    expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
  });

  it.each([...MISTREATED, ['behind a hash', (query: string) => `#${query}`] as const])(
    '%s leads there, and the address then says so to the letter',
    async (_, mistreat) => {
      const { store, start } = await openLink(mistreat('?lang=de&c=K7MP4XRT'), { K7MP4XRT: ANA_AND_BEN });
      const joining = await start();
      expect(joining.getState().step).toBeNull();
      expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
      expect(new URLSearchParams(location.search).getAll('c')).toEqual(['K7MP4XRT']);
      expect(readAddress(location.search).lang).toBe('de');
      expect([...new URLSearchParams(location.search).keys()].filter((name) => /^c$/i.test(name))).toEqual(['c']);
      expect(location.hash).toBe('');
    },
  );

  it.each(['?c=', '?utm_source=x?c=', '?C=#top'])('%s that has lost its code asks for it', async (search) => {
    const { store, start } = await openLink(search);
    const joining = await start();
    expect(joining.getState().step).toEqual({ kind: 'code', tried: '', trouble: null });
    expect(store.getState().celebration).toBeNull();
  });

  it('asks a guest who has an evening here, and says whether one has begun there', async () => {
    const { store, start } = await openLink('?c=00000001', { '00000001': MIA_AND_LEO });
    store.saveName('Ines');
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'ask', to: MIA_AND_LEO, isReturn: false });
    expect(store.getState().celebration).toBeNull();

    joining.switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
    expect(store.getState().celebration).toMatchObject(MIA_AND_LEO);
    joining.withoutCode();
    expect(joining.getState().step).toMatchObject({ kind: 'ask', to: null, isReturn: true });
  });

  it.each([
    ['that nobody has', '?c=ZZZZ1234', undefined, 'unknown'],
    ['that is no code', '?c=punch', undefined, 'unknown'],
    ['after too many tries', '?c=ZZZZ1234', problem(429, 'too-many'), 'too-many'],
  ])('with a code %s shows what to do', async (_, search, answer, kind) => {
    const { store, start } = await openLink(search, answer && { ZZZZ1234: answer });
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'code', trouble: { kind } });
    expect(store.getState().celebration).toBeNull();
  });

  it('without network is kept, and a new guest counts there until it is known', async () => {
    const answers: Record<string, CelebrationFacts | null> = { K7MP4XRT: null };
    const { store, start } = await openLink('?c=K7MP4XRT', answers);
    await start();
    expect(store.getState().celebration).toMatchObject({ code: 'K7MP4XRT', names: '' });
    answers.K7MP4XRT = ANA_AND_BEN;
    await start();
    expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
  });

  it('whose answer is slow is where a new guest counts meanwhile', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { store, start, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: slow });
    await start();
    await clock.pass(2_000);
    store.saveName('Ines');
    expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: { code: 'K7MP4XRT', names: '' } });
    answer(Response.json(ANA_AND_BEN));
    await clock.pass(0);
    expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: ANA_AND_BEN });
  });

  it('whose answer is slow is forgotten when the guest types another code', async () => {
    const never = new Promise<Response>(() => {});
    const { store, start, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: never, '00000001': never });
    const joining = await start();
    await clock.pass(500);
    joining.join('00000001');
    await clock.pass(2_000);
    expect(store.getState().celebration).toBeNull();
  });

  it('without network is looked up by itself for a guest who has an evening elsewhere', async () => {
    const answers: Record<string, CelebrationFacts | null> = { K7MP4XRT: null };
    const { store, start, clock, lifecycle } = await openLink('?c=K7MP4XRT', answers);
    store.saveName('Ines');
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'code', trouble: { kind: 'no-answer' } });
    answers.K7MP4XRT = ANA_AND_BEN;
    lifecycle.wake('online');
    await clock.pass(0);
    expect(joining.getState().step).toMatchObject({ kind: 'ask', to: ANA_AND_BEN });
  });

  it('to a server that does not answer is tried again, also without a sign of the network', async () => {
    const answers: Record<string, CelebrationFacts | Response> = { K7MP4XRT: problem(503, 'unavailable') };
    const { store, start, clock } = await openLink('?c=K7MP4XRT', answers);
    await start();
    answers.K7MP4XRT = ANA_AND_BEN;
    await clock.pass(20_000);
    expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
  });

  it('that is answered while the guest types another code does not take the sheet away, and is looked up later', async () => {
    const answers: Record<string, CelebrationFacts | null> = { K7MP4XRT: null };
    const { store, start, clock } = await openLink('?c=K7MP4XRT', answers);
    const joining = await start();
    store.saveName('Ines');
    answers.K7MP4XRT = ANA_AND_BEN;
    joining.lookAgain();
    joining.typeCode();
    await clock.pass(0);
    expect(joining.getState().step).toEqual({ kind: 'code', tried: '', trouble: null, isAsked: true });
    joining.stay();
    await clock.pass(20_000);
    expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
  });

  it('leads there in memory on a phone that cannot store, and a reload leads there again', async () => {
    const { store, start, storage } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN });
    storage.break(true);
    await start();
    store.saveName('Ines');
    expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: ANA_AND_BEN, isStored: false });
    expect(location.search).toBe('?c=K7MP4XRT');
  });

  it('is followed from the page itself too, on a phone that cannot store', async () => {
    document.head.innerHTML = '<meta name="clink-celebration" content="">';
    document.querySelector('meta')?.setAttribute('content', JSON.stringify(ANA_AND_BEN));
    onTestFinished(() => document.head.replaceChildren());
    const { store, storage, clock } = await openLink('?c=K7MP4XRT');
    storage.break(true);
    joinFromPage(store, { clock, random: testRandom });
    store.saveName('Ines');
    expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: ANA_AND_BEN });
  });

  it('of a celebration that is over is told to a guest who was not there', async () => {
    const { store, start } = await openLink('?c=K7MP4XRT', { K7MP4XRT: { ...ANA_AND_BEN, state: 'over' } });
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'over', facts: { names: 'Ana & Ben' } });
    expect(store.getState().celebration).toBeNull();
  });
});

it('a guest who comes back by the code finds what the hosts have set since, and on the way back too', async () => {
  const look = { palette: 'olive', ornament: 'deco' };
  const answers: Record<string, KnownFacts> = { K7MP4XRT: ANA_AND_BEN, '00000001': MIA_AND_LEO };
  const { store, start, clock } = await openLink('?c=K7MP4XRT', answers);
  const joining = await start();
  store.saveName('Ines');
  const lookHere = () => store.getState().celebration?.look;
  const goTo = async (code: string) => {
    await clock.pass(1_000);
    joining.join(code);
    await clock.pass(0);
    const { step } = joining.getState();
    if (step?.kind === 'ask') joining.switchTo(step.to);
  };
  await goTo('00000001');
  answers.K7MP4XRT = { ...ANA_AND_BEN, look };
  await goTo('K7MP4XRT');
  expect(lookHere()).toEqual(look);

  answers['00000001'] = { ...MIA_AND_LEO, look };
  joining.switchTo(joining.getState().cameFrom?.celebration ?? null);
  expect(lookHere()).toBeUndefined();
  await clock.pass(0);
  expect(lookHere()).toEqual(look);
});

describe('the address of the page', () => {
  const manifest = () => document.querySelector('link')?.getAttribute('href');
  const address = () => location.pathname + location.search;
  const ANSWERS = { K7MP4XRT: ANA_AND_BEN, '00000001': MIA_AND_LEO };

  beforeEach(() => {
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  });

  it('and the icon on the home screen get the code that a guest types, and a reload asks nothing', async () => {
    const { store, start, clock } = await openLink('?lang=fr', ANSWERS);
    const joining = await start();
    expect([address(), manifest()]).toEqual(['/?lang=fr', '/manifest.webmanifest?lang=fr']);
    joining.join('K7MP4XRT');
    await clock.pass(0);
    expect([address(), manifest()]).toEqual(['/?lang=fr&c=K7MP4XRT', '/manifest.webmanifest?lang=fr&c=K7MP4XRT']);
    store.saveName('Ines');
    joining.join('00000001');
    await clock.pass(0);
    expect(address()).toBe('/?lang=fr&c=K7MP4XRT');
    joining.switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
    expect([address(), manifest()]).toEqual(['/?lang=fr&c=00000001', '/manifest.webmanifest?lang=fr&c=00000001']);
    expect((await start()).getState().step).toBeNull();
    joining.switchTo(null);
    expect([address(), manifest()]).toEqual(['/?lang=fr', '/manifest.webmanifest?lang=fr']);
  });

  it('gives the icon the language that the guest has chosen, English too', async () => {
    const { start, storage } = await openLink('?c=K7MP4XRT', ANSWERS);
    storage.set('language', 'en');
    await start();
    expect([address(), manifest()]).toEqual(['/?c=K7MP4XRT', '/manifest.webmanifest?lang=en&c=K7MP4XRT']);
  });

  it('stays at a link until the guest has answered', async () => {
    const { store, start } = await openLink('?c=00000001', ANSWERS);
    store.saveName('Ines');
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'ask' });
    expect(address()).toBe('/?c=00000001');
    joining.stay();
    expect(address()).toBe('/');
  });

  it('stays right when Back leads to an older one', async () => {
    const { store, start } = await openLink('?c=K7MP4XRT', ANSWERS);
    const joining = await start();
    store.saveName('Ines');
    joining.switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
    history.replaceState(null, '', '/?c=K7MP4XRT');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(address()).toBe('/?c=00000001');
  });

  it('of an icon leads a new guest there, and nobody away from where they are', async () => {
    const fresh = await openLink('?c=K7MP4XRT&icon', ANSWERS);
    await fresh.start();
    expect(fresh.store.getState().celebration).toMatchObject(ANA_AND_BEN);

    const { store, start } = await openLink('?c=00000001', ANSWERS);
    await start();
    store.saveName('Ines');
    history.replaceState(null, '', '/?c=K7MP4XRT&icon');
    const joining = await start();
    expect(joining.getState().step).toBeNull();
    expect(store.getState().celebration).toMatchObject(MIA_AND_LEO);
    expect(manifest()).toBe('/manifest.webmanifest?c=00000001');
  });

  it.each([
    ['at the open celebration', '', '/'],
    ['at another celebration, without network', '?c=00000001', '/?c=00000001'],
  ])('loses the code of an old icon when the guest is %s', async (_, link, shown) => {
    const answers: Record<string, CelebrationFacts | null> = { ...ANSWERS };
    const { store, start } = await openLink(link, answers);
    await start();
    store.saveName('Ines');
    answers['00000001'] = null;
    history.replaceState(null, '', '/?c=K7MP4XRT&icon');
    await start();
    expect([address(), manifest()]).toEqual([shown, `/manifest.webmanifest${shown.slice(1)}`]);
  });

  it.each(['', 'Ines'])('leads no tab back that another tab has left behind, of a guest named "%s"', async (name) => {
    const { store, start, openTab } = await openLink('?c=K7MP4XRT', ANSWERS);
    const joining = await start();
    if (name) store.saveName(name);
    openTab().switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
    store.catchUp();
    joining.close();
    expect(address()).toBe('/');
  });
});

it('a server without the open celebration asks for a code, also after refusing a save before this code was loaded', async () => {
  const { store, start } = await openLink('');
  store.saveName('Ines');
  store.refuse('unknown-celebration');
  const joining = await start();
  expect(joining.getState().step).toEqual({ kind: 'code', tried: '', trouble: null });
});

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

  it('shows the names as the hosts have changed them', async () => {
    const { store, clock, answers, joining } = await guestAt();
    answers.K7MP4XRT = { ...ANA_AND_BEN, names: 'Ana & Benjamin' };
    await clock.pass(11 * MINUTE_MS);
    expect(store.getState().celebration).toMatchObject({ names: 'Ana & Benjamin' });
    expect(joining.getState().step).toBeNull();
  });

  it('tells a guest who has not given a name yet that the celebration is gone, and asks about it once', async () => {
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

  it('looks as soon as the phone wakes, and not while nobody looks at the page', async () => {
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

  it('says once that the celebration is over, and nothing is lost', async () => {
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

  it('says so as soon as a save is refused, without another question', async () => {
    const { store, joining, calls } = await guestAt();
    const before = calls.length;
    store.refuse('celebration-over');
    expect(joining.getState().step).toMatchObject({ kind: 'over', facts: { names: 'Ana & Ben' } });
    expect(calls).toHaveLength(before);
  });

  it('asks for the names first, if a save is refused before the phone knows them', async () => {
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

  it('reaches a visible phone within a minute, with its end on the phone’s clock', async () => {
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

  it('does not wake a phone in a pocket, and is there when the guest looks again', async () => {
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

  it('is another one when the hosts say the same line again, and the same one when only a second differs', async () => {
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

  it('goes by itself when its time is over', async () => {
    const { start, answers, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
    const joining = await start();
    answers.K7MP4XRT = withWord(WORD, 700_000);
    await clock.pass(60_000);
    answers.K7MP4XRT = null;
    expect(joining.getState().word).not.toBeNull();
    await clock.pass(300_000);
    expect(joining.getState().word).toBeNull();
  });

  it('that the hosts take back goes within 15 seconds', async () => {
    const { start, answers, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
    const joining = await start();
    answers.K7MP4XRT = withWord(WORD, 700_000);
    await clock.pass(60_000);
    expect(joining.getState().word).not.toBeNull();
    answers.K7MP4XRT = withWord(undefined, 745_000);
    await clock.pass(15_000);
    expect(joining.getState().word).toBeNull();
  });

  it('ends at the time that the wall names, whatever the clock of the phone says', async () => {
    for (const headerMs of [0, 400_000, 999_999]) {
      const { start, answers } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN }, 900_000);
      answers.K7MP4XRT = withWord(WORD, headerMs);
      expect((await start()).getState().word?.untilThere).toBe(WORD.until);
    }
  });

  it('reaches a phone that wakes', async () => {
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
  /** The guest has been there for two hours. `hour` is the hour on the phone's clock then. */
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

  it('is known as soon as it is asked for, and again without network', async () => {
    const { joining, storage, start, answers, clock } = await atHour(20);
    expect(joining.getState()).toMatchObject({ gettingHome: TAXI, step: null });
    answers.K7MP4XRT = null;
    const later = await start();
    await clock.pass(0);
    expect(later.getState().gettingHome).toBe(TAXI);
    expect(JSON.parse(storage.get('gettingHome') ?? '')).toEqual({ code: 'K7MP4XRT', text: TAXI });
  });

  it('follows what the hosts change', async () => {
    const { joining, answers, clock } = await atHour(20);
    answers.K7MP4XRT = ANA_AND_BEN;
    joining.lookAgain();
    await clock.pass(0);
    expect(joining.getState().gettingHome).toBe('');
  });

  it.each([23, 0, 4])('is shown once by itself at %d:00', async (hour) => {
    const { joining, lifecycle, clock } = await atHour(hour);
    expect(joining.getState().step).toEqual({ kind: 'home' });
    joining.stay();
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(joining.getState().step).toBeNull();
  });

  it.each([5, 12, 22])('is not shown by itself at %d:00', async (hour) => {
    const { joining } = await atHour(hour);
    expect(joining.getState()).toMatchObject({ gettingHome: TAXI, step: null });
  });

  it('is not shown by itself if the hosts have written nothing', async () => {
    const { joining } = await atHour(23, ANA_AND_BEN);
    expect(joining.getState().step).toBeNull();
  });

  it('waits while another sheet is open', async () => {
    openSheets.setState(1, true);
    onTestFinished(() => openSheets.setState(0, true));
    const { joining, lifecycle, clock } = await atHour(23);
    expect(joining.getState().step).toBeNull();
    openSheets.setState(0, true);
    lifecycle.wake('visible');
    await clock.pass(0);
    expect(joining.getState().step).toEqual({ kind: 'home' });
  });

  it('is not asked for while a link is looked up, whose answer would be lost', async () => {
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

  it('of one celebration is not shown at another', async () => {
    const { joining } = await atHour(20);
    joining.switchTo(null);
    expect(joining.getState().gettingHome).toBe('');
  });
});
