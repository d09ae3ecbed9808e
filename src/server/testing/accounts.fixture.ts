import { onTestFinished } from 'vitest';
import type { HostSettings } from '../accounts/calls/host-settings.ts';
import { startMailServer } from '../accounts/mails/mail-server.fixture.ts';
import { startTestService } from './service.fixture.ts';

export const PUBLIC_URL = new URL('https://clink.example');
export const PASSWORD = 'three words like these';

/** A service with hosts, a mail server, and the file of the accounts. */
export async function startAccounts(
  settings: Partial<HostSettings> = {},
  options: Parameters<typeof startTestService>[0] = {},
  refusesMail = () => false,
) {
  const mail = await startMailServer(refusesMail);
  onTestFinished(mail.close);
  const hosts: HostSettings = {
    signup: 'open',
    secret: process.env.TEST_ENGINE === 'postgres' ? 'the same for all servers of a database' : null,
    setUpCode: null,
    smtpUrl: mail.url,
    house: null,
    mailFrom: 'Clink <no-reply@clink.example>',
    ...settings,
  };
  const service = await startTestService({ publicUrl: PUBLIC_URL, ...options, hosts });
  const browser = (address?: string) => newBrowser(service.request, address);

  /** Adds a confirmed host. Returns the browser in which the host is signed in. */
  async function newHost(email = 'marek@example.org', address?: string) {
    const at = browser(address);
    await at.post('signup', { name: 'Marek', email, password: PASSWORD });
    await at.post('verify', { token: await mail.token(email) });
    return at;
  }
  return { ...service, mail, browser, newHost };
}

/** A browser on a page of this server, with cookies. A path without a leading slash is under /api/auth. */
function newBrowser(request: Awaited<ReturnType<typeof startTestService>>['request'], address = '192.0.2.1') {
  const jar = new Map<string, string>();

  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { origin: PUBLIC_URL.origin, cookie: cookies(), ...json, ...more };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await request(
      path.startsWith('/') ? path : `/api/auth/${path}`,
      { method, headers, body: text ?? null },
      address,
    );
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    const answer = await response.text();
    return { status: response.status, headers: response.headers, body: answer === '' ? null : JSON.parse(answer) };
  }

  function keep(cookie: string): void {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?(.*)$/s.exec(cookie) ?? [];
    if (value === '' || /max-age=0/i.test(attributes)) jar.delete(name);
    else jar.set(name, value);
  }

  return {
    jar,
    call,
    get: (path: string, more?: Record<string, string>) => call('GET', path, undefined, more),
    post: (path: string, body: unknown = {}, more?: Record<string, string>) => call('POST', path, body, more),
    put: (path: string, body: unknown) => call('PUT', path, body),
    delete: (path: string, body?: unknown) => call('DELETE', path, body),
    /** A request with the cookies of this browser, for calls of hosts. */
    asRequest: () => new Request(PUBLIC_URL, { headers: { cookie: cookies() } }),
  };
}
