import type { HostList, SentInvitation } from '../../domain/hosting/invitation.ts';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

export async function startInviting() {
  const service = await startHostedService();
  const { marek, at, as } = service;
  return {
    ...service,
    invite: async (body: object = {}) =>
      (await (await marek('POST', `${at}/invitations`, body)).json()) as Required<SentInvitation>,
    accept: (token: string, host = SOFIE) => as(host)('POST', `/invitations/${token}/accept`, {}),
    hosts: async (host = MAREK) => (await (await as(host)('GET', `${at}/hosts`)).json()) as HostList,
  };
}
