import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEvenings } from '../../../sync/celebrations/evenings.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../../../sync/phone.fixture.ts';
import { FeedbackProvider } from '../../feedback/feedback.tsx';
import { type Clink, ClinkProvider } from '../../guest/clink-context.tsx';
import { lazyLiveFeed } from '../../loading/lazy-live-feed.ts';
import { ANA_AND_BEN } from '../celebration/joining.fixture.ts';
import { MomentNews } from './moment-news.tsx';
import { startMoments } from './moments.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const SAVE = '/api/sessions/AAAAAAAAAAAAAAAAAAAAAA';
const CLINK = { id: 'clink-1', at: 1, kind: 'clink', with: 'Tom' };
const asNews = (moment: object) => Response.json({ serverTime: 1, sentAt: 1, moment });

/** A guest of Ana & Ben who looks at the tracker, or at another screen. */
function openGuest(hasCounter = true) {
  const clock = testClock();
  const deps = { storage: testStorage(), clock, random: testRandom, lifecycle: testLifecycle(), log: vi.fn() };
  const store = createSessionStore(deps);
  createEvenings({ ...deps, store }).switchTo({ ...ANA_AND_BEN, learnedAt: clock.now() });
  store.saveName('Ana');
  const moments = startMoments({ ...deps, store });
  onTestFinished(moments.close);
  const live = lazyLiveFeed(() => new Promise(() => undefined), deps.log);
  render(
    <ClinkProvider clink={{ ...deps, store, live } as unknown as Clink}>
      <FeedbackProvider>
        <main>
          {hasCounter && (
            <section>
              <button type="button">
                <svg role="img" aria-label="glasses" />
              </button>
            </section>
          )}
        </main>
        <MomentNews moments={moments} />
      </FeedbackProvider>
    </ClinkProvider>,
  );
  const hear = async (moment: object, path = SAVE) => {
    await act(async () => {
      moments.overhear(path, asNews(moment));
      await clock.pass(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  };
  const pass = (ms: number) => act(() => clock.pass(ms));
  const drink = () => act(() => void store.addDrink({ drinkType: 'water' }));
  return { store, moments, hear, pass, drink, storage: deps.storage, lifecycle: deps.lifecycle };
}

const spoken = () => document.querySelector('[aria-live]')?.textContent;
const drawn = () => document.querySelector('section')?.textContent;

it('a guest who clinked reads in place of the counter with whom, and screen readers announce it once', async () => {
  const { hear, pass } = openGuest();
  await hear(CLINK);
  expect(spoken()).toBe('You clinked with Tom');
  expect(drawn()).toBe('You clinked with TomYouTomCheers, both of you! 🥂');
  await pass(3_000);
  expect([spoken(), drawn()]).toEqual(['', '']);
  await hear(CLINK);
  expect(spoken()).toBe('');
});

it('the same clink is not shown again after a reload', async () => {
  await openGuest().hear(CLINK);
  cleanup();
  const { hear } = openGuest();
  await hear(CLINK);
  expect([spoken(), drawn()]).toEqual(['', '']);
  await hear({ ...CLINK, id: 'clink-2' });
  expect(spoken()).toBe('You clinked with Tom');
});

it.each([
  [{ id: '1', kind: 'waters', count: 100 }, '100 waters together 💧'],
  [{ id: '2', kind: 'first-toast', name: 'Ines' }, 'The first toast is Ines’s 🥂'],
  [{ id: '3', kind: 'midnight', guests: 9 }, 'Midnight. A new day together ✨'],
])('a moment of the room is shown below the number for six seconds', async (moment, sentence) => {
  const { hear, pass } = openGuest();
  await hear({ at: 1, ...moment });
  expect([spoken(), drawn()]).toEqual([sentence, sentence]);
  await pass(6_000);
  expect(drawn()).toBe('');
});

it('a moment that only a newer server knows, and the answer to another call, show nothing', async () => {
  const { hear } = openGuest();
  await hear({ id: '1', at: 1, kind: 'fireworks' });
  await hear(CLINK, '/api/celebrations/K7MP4XRT');
  expect([spoken(), drawn()]).toEqual(['', '']);
});

it('no moments are shown to a guest who hides or has switched them off', async () => {
  const { hear, store, moments, storage } = openGuest();
  store.hide(true);
  await hear(CLINK);
  expect(drawn()).toBe('');
  store.hide(false);
  moments.turn(false);
  expect(storage.get('moments')).toBe('off');
  await hear({ ...CLINK, id: 'clink-2' });
  expect(drawn()).toBe('');
  moments.turn(true);
  expect(storage.get('moments')).toBeNull();
  await hear({ ...CLINK, id: 'clink-3' });
  expect(drawn()).toContain('Tom');
});

it('a moment disappears when the guest hides while it is shown', async () => {
  const { hear, store } = openGuest();
  await hear(CLINK);
  act(() => store.hide(true));
  expect(drawn()).toBe('');
});

it('the phone asks once more after a new drink, because the other guest may confirm later', async () => {
  const { store, pass, drink } = openGuest();
  const ask = vi.spyOn(store, 'ask');
  drink();
  await pass(6_000);
  expect(ask).not.toHaveBeenCalled();
  await pass(1_000);
  expect(ask.mock.calls).toEqual([['news']]);
  await pass(60_000);
  expect(ask).toHaveBeenCalledOnce();
});

it('the phone does not ask if it already knows of its clink, if the guest hides, or while the page is hidden', async () => {
  const { store, pass, hear, drink, lifecycle } = openGuest();
  const ask = vi.spyOn(store, 'ask');
  drink();
  await hear(CLINK);
  await pass(10_000);
  drink();
  act(() => store.hide(true));
  await pass(10_000);
  act(() => store.hide(false));
  drink();
  lifecycle.hide();
  await pass(10_000);
  expect(ask).not.toHaveBeenCalled();
});
