import { beforeEach, describe, expect, it } from 'vitest';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { ANA_AND_BEN, MIA_AND_LEO, openLink } from './joining.fixture.ts';

describe('the address of the page', () => {
  const manifest = () => document.querySelector('link')?.getAttribute('href');
  const address = () => location.pathname + location.search;
  const ANSWERS = { K7MP4XRT: ANA_AND_BEN, '00000001': MIA_AND_LEO };

  beforeEach(() => {
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  });

  it('the address and the icon on the home screen get the code that a guest types, and a reload asks nothing', async () => {
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

  it('the address gives the icon the language that the guest has chosen, even if that is English', async () => {
    const { start, storage } = await openLink('?c=K7MP4XRT', ANSWERS);
    storage.set('language', 'en');
    await start();
    expect([address(), manifest()]).toEqual(['/?c=K7MP4XRT', '/manifest.webmanifest?lang=en&c=K7MP4XRT']);
  });

  it('the address stays at a link until the guest has answered', async () => {
    const { store, start } = await openLink('?c=00000001', ANSWERS);
    store.saveName('Ines');
    const joining = await start();
    expect(joining.getState().step).toMatchObject({ kind: 'ask' });
    expect(address()).toBe('/?c=00000001');
    joining.stay();
    expect(address()).toBe('/');
  });

  it('the address is corrected when the Back button restores an older address', async () => {
    const { store, start } = await openLink('?c=K7MP4XRT', ANSWERS);
    const joining = await start();
    store.saveName('Ines');
    joining.switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
    history.replaceState(null, '', '/?c=K7MP4XRT');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(address()).toBe('/?c=00000001');
  });

  it('the address of an icon opens its celebration only for a new guest', async () => {
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
  ])('the address loses the code of an old icon when the guest is %s', async (_, link, shown) => {
    const answers: Record<string, CelebrationFacts | null> = { ...ANSWERS };
    const { store, start } = await openLink(link, answers);
    await start();
    store.saveName('Ines');
    answers['00000001'] = null;
    history.replaceState(null, '', '/?c=K7MP4XRT&icon');
    await start();
    expect([address(), manifest()]).toEqual([shown, `/manifest.webmanifest${shown.slice(1)}`]);
  });

  it.each(['', 'Ines'])(
    'the address does not take a tab back to a celebration that another tab has left (guest named "%s")',
    async (name) => {
      const { store, start, openTab } = await openLink('?c=K7MP4XRT', ANSWERS);
      const joining = await start();
      if (name) store.saveName(name);
      openTab().switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
      store.catchUp();
      joining.close();
      expect(address()).toBe('/');
    },
  );
});

it('a server without the open celebration asks for a code, also after refusing a save before this code was loaded', async () => {
  const { store, start } = await openLink('');
  store.saveName('Ines');
  store.refuse('unknown-celebration');
  const joining = await start();
  expect(joining.getState().step).toEqual({ kind: 'code', tried: '', trouble: null });
});
