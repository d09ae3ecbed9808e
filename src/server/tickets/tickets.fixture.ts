import { randomBytes } from 'node:crypto';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

type Phone = ReturnType<typeof newPhone>;
type TestOptions = NonNullable<Parameters<typeof startTestService>[0]>;

export const newClaim = () => randomBytes(16).toString('base64url');

const sealed = () => randomBytes(32).toString('base64url');
export const newKeys = () => ({ sealedKey: sealed(), next: { sessionId: newPhone().sessionId, sealedKey: sealed() } });

/** A server, and the calls of two phones with different addresses. */
export async function startTicketService(options: TestOptions = {}) {
  const service = await startTestService(options);
  const json = (method: string, body: unknown, headers = {}): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const path = ({ sessionId }: Phone, code?: string) => `/api/sessions/${sessionId}/ticket${code ? `?c=${code}` : ''}`;

  /** A guest who has saved two beers and a water. */
  async function arrive(code?: string): Promise<Phone> {
    const phone = newPhone();
    await service.request(...put(phone, saveAt(NOON), code));
    return phone;
  }

  const calls = {
    make: (
      phone: Phone,
      { code, keys = newKeys(), address }: { code?: string; keys?: unknown; address?: string } = {},
    ) => service.request(path(phone, code), json('POST', keys, phone.headers), address),
    read: (phone: Phone, code?: string) => service.request(path(phone, code), { headers: phone.headers }),
    end: (phone: Phone, code?: string) =>
      service.request(path(phone, code), { method: 'DELETE', headers: phone.headers }),
    void: (phone: Phone) => service.request(`${path(phone)}?void=1`, { method: 'DELETE', headers: phone.headers }),
    look: (ticket: unknown, address?: string) =>
      service.request('/api/tickets/look', json('POST', { ticket, sentAt: service.timers.now() }), address),
    redeem: (ticket: unknown, { claim = newClaim(), sentAt = service.timers.now(), address }: RedeemOptions = {}) =>
      service.request('/api/tickets/redeem', json('POST', { ticket, claim, sentAt }), address),
  };

  return {
    ...service,
    ...calls,
    arrive,
    ticketOf: async (phone: Phone, code?: string): Promise<string> =>
      (await (await calls.make(phone, code === undefined ? {} : { code })).json()).ticket,
    stateOf: async (phone: Phone, code?: string): Promise<string> =>
      (await (await calls.read(phone, code)).json()).state,
  };
}

interface RedeemOptions {
  claim?: string;
  sentAt?: number;
  address?: string;
}
