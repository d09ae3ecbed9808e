import { expect } from 'vitest';
import { startHostedService } from '../../server/testing/hosting.fixture.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { testStorage } from '../phone.fixture.ts';
import { openServedPhone, type ServedPhone } from './served-phone.fixture.ts';

/** Phones of guests at the real server, on which Marek is the host of the celebration of Ana & Ben. */

export const BEER = { drinkType: 'beer' } as const;

export async function startEvening() {
  const server = await startHostedService();
  const { code, names, date, language } = server.celebration;
  const here: KnownCelebration = { code, names, date, language, state: 'open', learnedAt: 1 };

  function arrive(name: string, storage = testStorage()) {
    const phone = openServedPhone(server, { storage });
    if (phone.store.getState().celebration === null) phone.evenings.switchTo(here, true);
    phone.store.saveName(name);
    return { ...phone, admission: () => phone.store.getState().decision?.admission };
  }

  const idOf = ({ store }: Pick<ServedPhone, 'store'>) => store.getState().identity;
  const moderate = async (phone: Parameters<typeof idOf>[0], action: object) => {
    const answer = await server.moderate(idOf(phone), action);
    expect(answer.status).toBe(200);
  };
  const door = async (state: 'open' | 'ask' | 'closed') => {
    expect((await server.marek('PATCH', server.at, { door: state })).status).toBe(200);
  };
  return { server, arrive, moderate, door };
}
