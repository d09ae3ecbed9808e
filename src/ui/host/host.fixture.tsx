import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { User } from '../../domain/accounts/own-account.ts';
import { testClock, testLifecycle, testRandom } from '../../sync/phone.fixture.ts';
import { memoryStorage } from '../app.fixture.tsx';
import type { Ports } from '../browser/browser-ports.ts';
import { FeedbackProvider } from '../feedback/feedback.tsx';
import { HostScreen } from './host-screen.tsx';
import { HostProvider } from './state/host-context.tsx';
import { createHost } from './state/host-store.ts';

export const MAREK: User = {
  id: 'marek',
  name: 'Marek',
  email: 'marek@example.org',
  isOperator: false,
  hasSecondStep: false,
  hasPassword: true,
  isConnected: false,
};

/** The status, the body and the seconds of `retry-after`. Null: no network. */
export type Answer = readonly [status: number, body?: object, retryAfter?: number] | null;
export type Answers = Record<string, Answer | Promise<Answer> | (() => Response)>;

/** An answer that arrives when `come` is called. */
export function lateAnswer() {
  let come = (_answer: Answer) => {};
  const answer = new Promise<Answer>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}

const COMMANDS = { start: 'npx clink', setUp: 'npx clink hosts setup' };
const NOT_SIGNED_IN: Answer = [401, { code: 'not-signed-in' }];
const UNKNOWN_PATH: Answer = [404, { code: 'unknown-path' }];
const NOBODY: Readonly<Record<string, Answer>> = {
  'GET /api/auth/settings': [200, { signup: 'open', mail: true, isNew: false, commands: COMMANDS }],
  'GET /api/auth/user': NOT_SIGNED_IN,
};

/** A server that gives these answers to calls such as 'GET /api/auth/user', and records the bodies that were sent. */
export function testServer(answers: Answers) {
  const table: Answers = { ...NOBODY, ...answers };
  const sent: { call: string; body: unknown }[] = [];
  const fetch: Ports['fetch'] = async (path, { method = 'GET', body }) => {
    const call = `${method} ${path}`;
    sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = call in table ? await table[call] : UNKNOWN_PATH;
    return typeof answer === 'function' ? answer() : responseOf(answer ?? null);
  };
  return { fetch, sent, table, of: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body) };
}

function responseOf(answer: Answer): Response {
  if (!answer) throw new TypeError('no network');
  const [status, json, retryAfter] = answer;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return status === 204 ? new Response(null, { status }) : Response.json(json ?? {}, { status, headers });
}

/** A browser knows about 400 zones, and rendering them all would take longer than the rest of the tests. */
const ZONES = ['America/New_York', 'Asia/Kolkata', 'Asia/Tokyo', 'Europe/Paris', 'Europe/Vienna'];

/**
 * `type` enters a text at once, as a password manager does, because the page renders again for each letter. Special
 * keys are at the end of the text.
 */
function somebodyWhoPastes() {
  const user = userEvent.setup();
  const type: typeof user.type = async (field, typed) => {
    const [, text = '', keys = ''] = /^([^{]*)(.*)$/s.exec(typed) ?? [];
    await user.click(field);
    if (text) await user.paste(text);
    if (keys) await user.keyboard(keys);
  };
  return { ...user, type };
}

/** Opens the hosts' page at `/?host…` and waits until the server has answered. */
export async function openHost(answers: Answers = {}, search = '?host', storage = memoryStorage({})) {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(ZONES);
  const server = testServer(answers);
  const lifecycle = testLifecycle();
  const clock = testClock(Date.now());
  const phone = { lifecycle, clock, random: testRandom, storage, log: () => {} };
  const ports = { fetch: server.fetch, ...phone } as unknown as Ports;
  const host = createHost(ports, search);
  const loaded = host.load();
  render(
    <HostProvider host={host}>
      <FeedbackProvider>
        <HostScreen />
      </FeedbackProvider>
    </HostProvider>,
  );
  await loaded;
  return { server, host, lifecycle, clock, storage, somebody: somebodyWhoPastes() };
}

export const signedIn = (user: Partial<User> = {}): Record<string, Answer> => ({
  'GET /api/auth/user': [200, { user: { ...MAREK, ...user } }],
});
