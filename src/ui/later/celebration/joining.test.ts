import { describe, expect, it, onTestFinished } from 'vitest';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { MISTREATED } from '../../../domain/celebration/page-address.fixture.ts';
import { readAddress } from '../../../domain/celebration/page-address.ts';
import type { KnownFacts } from '../../../sync/phone/known-celebration.ts';
import { problem, testRandom } from '../../../sync/phone.fixture.ts';
import { joinFromPage } from '../../guest/link.ts';
import { ANA_AND_BEN, MIA_AND_LEO, openLink } from './joining.fixture.ts';

describe('the link of a celebration', () => {
  it('the link takes a new guest to its celebration without a question', async () => {
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

  it.each(['?c=', '?utm_source=x?c=', '?C=#top'])(
    'a link %s that has lost its code asks for the code',
    async (search) => {
      const { store, start } = await openLink(search);
      const joining = await start();
      expect(joining.getState().step).toEqual({ kind: 'code', tried: '', trouble: null });
      expect(store.getState().celebration).toBeNull();
    },
  );

  it('the link asks a guest who already has an evening, and says whether one has begun at its celebration', async () => {
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

  it('a link without network is kept, and a new guest counts at its celebration until that is known', async () => {
    const answers: Record<string, CelebrationFacts | null> = { K7MP4XRT: null };
    const { store, start } = await openLink('?c=K7MP4XRT', answers);
    await start();
    expect(store.getState().celebration).toMatchObject({ code: 'K7MP4XRT', names: '' });
    answers.K7MP4XRT = ANA_AND_BEN;
    await start();
    expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
  });

  it('a link with a slow answer shows the celebration at which a new guest already counts', async () => {
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

  it('a link with a slow answer is forgotten when the guest types another code', async () => {
    const never = new Promise<Response>(() => {});
    const { store, start, clock } = await openLink('?c=K7MP4XRT', { K7MP4XRT: never, '00000001': never });
    const joining = await start();
    await clock.pass(500);
    joining.join('00000001');
    await clock.pass(2_000);
    expect(store.getState().celebration).toBeNull();
  });

  it('a link without network is looked up later without a tap for a guest who has an evening elsewhere', async () => {
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

  it('a link to a server that does not answer is tried again, even if the browser reports no change of the network', async () => {
    const answers: Record<string, CelebrationFacts | Response> = { K7MP4XRT: problem(503, 'unavailable') };
    const { store, start, clock } = await openLink('?c=K7MP4XRT', answers);
    await start();
    answers.K7MP4XRT = ANA_AND_BEN;
    await clock.pass(20_000);
    expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
  });

  it('a link that is answered while the guest types another code does not close the sheet, and is looked up later', async () => {
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

  it('the link works on a phone that cannot store, even after a reload', async () => {
    const { store, start, storage } = await openLink('?c=K7MP4XRT', { K7MP4XRT: ANA_AND_BEN });
    storage.break(true);
    await start();
    store.saveName('Ines');
    expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: ANA_AND_BEN, isStored: false });
    expect(location.search).toBe('?c=K7MP4XRT');
  });

  it('the link is also read from the page itself on a phone that cannot store', async () => {
    document.head.innerHTML = '<meta name="clink-celebration" content="">';
    document.querySelector('meta')?.setAttribute('content', JSON.stringify(ANA_AND_BEN));
    onTestFinished(() => document.head.replaceChildren());
    const { store, storage, clock } = await openLink('?c=K7MP4XRT');
    storage.break(true);
    joinFromPage(store, { clock, random: testRandom });
    store.saveName('Ines');
    expect(store.getState()).toMatchObject({ userName: 'Ines', celebration: ANA_AND_BEN });
  });

  it('a link tells a guest who was not there if the celebration is over', async () => {
    const { store, start } = await openLink('?c=K7MP4XRT', { K7MP4XRT: { ...ANA_AND_BEN, state: 'over' } });
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'over', facts: { names: 'Ana & Ben' } });
    expect(store.getState().celebration).toBeNull();
  });
});

it('a guest who returns by the code finds the newest settings of the hosts, and so does a guest who then switches back', async () => {
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
