import { OTHER_WEDDING, WEDDING } from '../../server/testing/celebrations.fixture.ts';
import { startTestService } from '../../server/testing/service.fixture.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { openServedPhone, type ServedPhone } from './served-phone.fixture.ts';

export const BEER = { drinkType: 'beer' } as const;

export const WINE = { drinkType: 'wine' } as const;

export const knownCelebration = ({ code, names, date, language }: typeof WEDDING): KnownCelebration => ({
  code,
  names,
  date,
  language,
  state: 'open',
  learnedAt: 1,
});

export const ANA_AND_BEN = knownCelebration(WEDDING);

/** Phones at the real server, which has the open celebration and two others. */
export async function startParty() {
  const server = await startTestService({ celebrations: [WEDDING, OTHER_WEDDING] });
  const openPhone = (options?: Parameters<typeof openServedPhone>[1]) => openServedPhone(server, options);
  return { server, openPhone };
}

/** A guest with a name, and drinks that are saved. */
export async function arriveAs(name: string, phone: ServedPhone, celebration: KnownCelebration | null = ANA_AND_BEN) {
  phone.evenings.switchTo(celebration, true);
  phone.store.saveName(name);
  await phone.pass();
  return phone;
}

/** Ana on her first phone, and a second phone without any data. */
export async function startTwoPhones() {
  const party = await startParty();
  return { ...party, first: await arriveAs('Ana', party.openPhone()), second: party.openPhone() };
}

export const typesOf = ({ store }: ServedPhone) =>
  store
    .getState()
    .session.drinks.map(({ drinkType }) => drinkType)
    .sort();

export const SECOND = 1_000;

export const idOf = ({ store }: ServedPhone) => store.getState().identity.sessionId;
