import { expect } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { HostList } from '../../domain/hosting/invitation.ts';
import type { LogEntry, LogPage } from '../../domain/hosting/log-entry.ts';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

/** Marek's celebration of Ana & Ben with this door setting. The guest Ben has tried to join. */
export async function startScene(door: 'open' | 'ask') {
  const service = await startHostedService();
  const { marek, as, at, arrive, save, names, moderate, timers } = service;
  let beers = 0;
  const patch = (changes: object) => marek('PATCH', at, changes);
  expect((await patch({ door })).status).toBe(200);
  const ben = await arrive('Ben');
  const read = async <Body>(path: string) => (await (await marek('GET', path)).json()) as Body;
  const hostsAt = (path: string) => read<HostList>(`${path}/hosts`);

  /** Ben logs one more drink. Returns the answer to his phone. */
  async function told(): Promise<object> {
    const now = timers.now();
    beers += 1;
    const drinks = [{ id: `${now}-beer${beers}`, drinkType: 'beer' as const, timestamp: now }];
    const { code, mayReturn, host } = await (await save(ben, { userName: 'Ben', drinks })).json();
    return { ...(code && { code }), ...(mayReturn !== undefined && { mayReturn }), ...host };
  }

  return {
    ...service,
    patch,
    remove: () => marek('DELETE', at),
    withBen: (action: object) => moderate(ben, action),
    handOverBen: () => marek('POST', `${at}/guests/${ben.sessionId}/ticket`, {}),
    letAllIn: () => marek('POST', `${at}/guests`, { action: 'let-in-all' }),
    invite: (body: object = {}) => marek('POST', `${at}/invitations`, body),
    withdraw: async () => marek('DELETE', `${at}/invitations/${(await hostsAt(at)).invitations[0]?.id}`),
    accept: async (invitation: Response) => {
      const { token } = (await invitation.json()) as { token: string };
      return as(SOFIE)('POST', `/invitations/${token}/accept`, {});
    },
    removeSofie: (by = MAREK) => as(by)('DELETE', `${at}/hosts/${SOFIE.id}`),
    ben: { id: ben.sessionId, name: 'Ben' },
    log: async (path: string) => (await read<LogPage>(`${path}/actions`)).entries,
    undo: (path: string, { id }: LogEntry) => marek('POST', `${path}/actions/${id}/undo`, {}),
    state: async (path: string) => {
      const { id: _, code: __, link: ___, revision: ____, word, ...facts } = await read<HostedCelebration>(path);
      const { hosts, invitations } = await hostsAt(path);
      return {
        ...{ ...facts, word: word?.text ?? null },
        hosts: hosts.map(({ name }) => name),
        invited: invitations.length,
        leaderboard: await names(),
        told: await told(),
      };
    },
  };
}
export type Scene = Awaited<ReturnType<typeof startScene>>;
export type State = Awaited<ReturnType<Scene['state']>>;
