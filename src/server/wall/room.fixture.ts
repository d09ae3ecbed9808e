import { expect } from 'vitest';
import type { GuestMoment } from '../../domain/moments/guest-moment.ts';
import { followEvents, startHostedService } from '../testing/hosting.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { openWall } from './walls.fixture.ts';

export const SECOND = 1_000;

export const MINUTE = 60 * SECOND;

type Phone = ReturnType<typeof newPhone>;

export async function startRoom() {
  const service = await startHostedService();
  const { save, timers, request, celebration, marek, at } = service;
  const drinksOf = new Map<Phone, { id: string; drinkType: 'beer' | 'water'; timestamp: number }[]>();

  async function enter(userName: string) {
    const phone = newPhone();
    drinksOf.set(phone, []);
    expect((await save(phone, { userName })).status).toBe(200);
    return Object.assign(phone, { userName });
  }
  type Guest = Awaited<ReturnType<typeof enter>>;

  /** Lets a guest log drinks that were confirmed some time ago. Returns the moment in the answer. */
  async function drink(
    guest: Guest,
    { ago = 0, drinkType = 'beer' as 'beer' | 'water', count = 1, hidden = false, isEarlier = false } = {},
  ) {
    const drinks = drinksOf.get(guest) ?? [];
    const timestamp = timers.now() - ago;
    for (let index = 0; index < count; index += 1) {
      const loggedAt = isEarlier ? { loggedAt: timers.now() } : {};
      drinks.push({ id: `${timestamp}-${drinks.length}`, drinkType, timestamp, ...loggedAt });
    }
    const { userName } = guest;
    const answer = await save(guest, { userName, drinks: [...drinks], hidden });
    return (await answer.json()).moment as GuestMoment | undefined;
  }

  async function leave({ sessionId, headers }: Phone) {
    const path = `/api/sessions/${sessionId}?c=${celebration.code}`;
    expect((await request(path, { method: 'DELETE', headers })).status).toBe(204);
  }

  async function follow({ sessionId, headers }: Phone) {
    const path = `/api/leaderboard/live?c=${celebration.code}&sessionId=${sessionId}`;
    const { events } = followEvents(await request(path, { headers }));
    await expect.poll(() => events.length).toBeGreaterThan(0);
    return async () => {
      await timers.advance(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return events.flatMap(({ event, data }) => (event === 'moment' ? [data as unknown as GuestMoment] : []));
    };
  }

  const wall = await openWall(service, celebration.code);
  return {
    ...service,
    enter,
    drink,
    follow,
    leave,
    wall,
    patch: (changes: object) => marek('PATCH', at, changes),
    /** Waits until the first toast is over and the wall can show another moment. */
    afterTheToast: async () => {
      await drink(await enter('Early Bird'));
      await wall.after(2 * MINUTE);
    },
  };
}
