import { onTestFinished } from 'vitest';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { createEvenings } from '../../../sync/celebrations/evenings.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import type { KnownFacts } from '../../../sync/phone/known-celebration.ts';
import { problem, testClock, testLifecycle, testRandom, testStorage } from '../../../sync/phone.fixture.ts';
import { startJoining } from './joining.ts';

export const ANA_AND_BEN = factsOf('K7MP4XRT', 'Ana & Ben');
export const MIA_AND_LEO = factsOf('00000001', 'Mia & Leo');

function factsOf(code: string, names: string): CelebrationFacts {
  return { code, names, date: '2026-06-20', language: 'en', state: 'open' };
}

/** Opens the link of a celebration on a phone. `answers` is what the server says about each code. */
export async function openLink(
  search: string,
  answers: Record<string, KnownFacts | Response | Promise<Response> | null> = {},
  startMs?: number,
) {
  history.replaceState(null, '', `/${search}`);
  onTestFinished(() => history.replaceState(null, '', '/'));
  const clock = testClock(startMs);
  const lifecycle = testLifecycle();
  const deps = { storage: testStorage(), clock, random: testRandom, log: () => undefined };
  const store = createSessionStore(deps);
  const calls: string[] = [];
  const fetch = async (path: string) => {
    calls.push(path);
    const answer = answers[path.replace('/api/celebrations/', '')];
    if (answer === null) throw new TypeError('no network');
    if (answer instanceof Promise) return answer;
    if (answer instanceof Response) return answer.clone();
    return answer ? Response.json(answer) : problem(404, 'unknown-celebration');
  };
  const start = async () => {
    const joining = startJoining({ ...deps, store, fetch, lifecycle });
    onTestFinished(joining.close);
    await clock.pass(0);
    await clock.pass(0);
    return joining;
  };
  const openTab = () => createEvenings({ ...deps, store: createSessionStore(deps) });
  return { store, start, openTab, clock, lifecycle, calls, answers, storage: deps.storage };
}
