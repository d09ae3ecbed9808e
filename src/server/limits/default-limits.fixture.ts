import { type newPhone, put, saveAt, type TestService } from '../testing/service.fixture.ts';

export type Phone = ReturnType<typeof newPhone>;

export async function statusesOf(requests: readonly (() => Promise<Response>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await request()).status);
  return statuses;
}

export const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

export function saver({ request, timers }: TestService, phone: Phone) {
  return () => {
    return request(...put(phone, saveAt(timers.now())));
  };
}
