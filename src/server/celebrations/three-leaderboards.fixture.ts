import { expect } from 'vitest';
import type { Limits } from '../limits/default-limits.ts';
import { OTHER_WEDDING, PAST_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';

const VIENNA = { latitude: 48.2082, longitude: 16.3738 };

/** The open celebration and two weddings at the same place, each with one guest who shares the position. */
export async function startThree(limits: Partial<Limits> = {}) {
  const service = await startTestService({ limits, celebrations: [WEDDING, OTHER_WEDDING, PAST_WEDDING] });
  const arrive = async (userName: string, code?: string) => {
    const phone = { ...newPhone(), code };
    const { status } = await service.request(...put(phone, saveAt(NOON, { userName, location: VIENNA }), code));
    expect(status).toBe(200);
    return phone;
  };
  const guests = {
    ana: await arrive('Ana'),
    cem: await arrive('Cem', WEDDING.code),
    dora: await arrive('Dora', OTHER_WEDDING.code),
  };
  return { ...service, ...guests, arrive };
}

export const withCode = (code: string | undefined) => (code === undefined ? '' : `&c=${code}`);

/** The names are sorted, because guests who start at the same moment are listed in the order of their random ids. */
export async function namesAt({ request }: Pick<TestService, 'request'>, code?: string): Promise<string[]> {
  const { rows } = await (await request(`/api/leaderboard/guests?${withCode(code)}`)).json();
  return rows.map((row: { user_name: string }) => row.user_name).sort();
}

export async function eventsOf(response: Response, count: number): Promise<string[]> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.split('\n\n').length <= count) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    text += decoder.decode(value, { stream: true });
    if (done) break;
  }
  await reader?.cancel();
  return text.split('\n\n').slice(0, -1);
}

export async function problemOf(response: Response) {
  const { code, ...rest } = await response.json();
  return { status: response.status, code, rest };
}
