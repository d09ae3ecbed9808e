import type { GuestAction } from '../../../domain/hosting/guest-action.ts';
import type {
  CelebrationChanges,
  HostedCelebration,
  ListedCelebration,
  NewCelebration,
} from '../../../domain/hosting/hosted-celebration.ts';
import type { HostList, OfferedInvitation, SentInvitation } from '../../../domain/hosting/invitation.ts';
import type { LogEntry, LogPage } from '../../../domain/hosting/log-entry.ts';
import type { Call } from './call.ts';

interface Logged {
  readonly entry: LogEntry;
}

const CELEBRATIONS = '/api/host/celebrations';

/** The calls that belong to no single celebration (docs/protocol.md#hosts). */
export function hostingCalls(call: Call) {
  const invitation = (token: string) => `/api/host/invitations/${encodeURIComponent(token)}`;
  return {
    list: () => call<readonly ListedCelebration[]>('GET', CELEBRATIONS),
    create: (draft: NewCelebration) => call<HostedCelebration>('POST', CELEBRATIONS, draft),
    invitation: (token: string) => call<OfferedInvitation>('GET', invitation(token)),
    accept: (token: string) => call<HostedCelebration>('POST', `${invitation(token)}/accept`, {}),
  };
}

/** Where other phones find this installation. Null if no phone reaches it. */
export function installationCalls(call: Call) {
  return { find: () => call<{ url: string | null }>('GET', '/api/installation') };
}

/** The calls of one celebration (docs/protocol.md#hosts). */
export function celebrationCalls(call: Call, id: string) {
  const at = celebrationPath(id);
  return {
    load: () => call<HostedCelebration>('GET', at),
    change: (changes: CelebrationChanges) => call<HostedCelebration>('PATCH', at, changes),
    delete: () => call('DELETE', at),
    say: (text: string, phonesDown: boolean) => call<HostedCelebration>('PUT', `${at}/word`, { text, phonesDown }),
    takeWordBack: () => call<HostedCelebration>('DELETE', `${at}/word`),
    act: (guestId: string, action: GuestAction) =>
      call<Logged>('POST', `${at}/guests/${encodeURIComponent(guestId)}`, action),
    letAllIn: () => call<Logged>('POST', `${at}/guests`, { action: 'let-in-all' }),
    /** The newest entries, or those that come before an entry. */
    log: (before?: number) => call<LogPage>('GET', `${at}/actions${before === undefined ? '' : `?before=${before}`}`),
    undo: (entryId: number) => call<Logged>('POST', `${at}/actions/${entryId}/undo`, {}),
    hosts: () => call<HostList>('GET', `${at}/hosts`),
    removeHost: (hostId: string) => call('DELETE', `${at}/hosts/${encodeURIComponent(hostId)}`),
    invite: (email?: string) => call<SentInvitation>('POST', `${at}/invitations`, email ? { email } : {}),
    withdraw: (invitationId: string) => call('DELETE', `${at}/invitations/${encodeURIComponent(invitationId)}`),
  };
}

export type CelebrationCalls = ReturnType<typeof celebrationCalls>;

export function celebrationPath(id: string): string {
  return `${CELEBRATIONS}/${encodeURIComponent(id)}`;
}
