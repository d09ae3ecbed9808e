import type { GuestAction } from '../../../domain/hosting/guest-action.ts';
import type { CelebrationChanges, NewCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import type { NewInvitation } from '../../../domain/hosting/invitation.ts';
import type { MenuEdit } from '../../../domain/menu/menu-edit.ts';
import type { Call } from './call.ts';

/** The calls that do not belong to one celebration. */
export function hostingCalls(call: Call) {
  return {
    list: () => call('GET /api/host/celebrations'),
    create: (body: NewCelebration) => call('POST /api/host/celebrations', { body }),
    invitation: (token: string) => call('GET /api/host/invitations/:token', { token }),
    accept: (token: string) => call('POST /api/host/invitations/:token/accept', { token, body: {} }),
  };
}

/** The calls of one celebration. */
export function celebrationCalls(call: Call, celebrationId: string) {
  const of = { celebrationId };
  return {
    load: () => call('GET /api/host/celebrations/:celebrationId', of),
    change: (body: CelebrationChanges) => call('PATCH /api/host/celebrations/:celebrationId', { ...of, body }),
    editMenu: (body: MenuEdit) => call('POST /api/host/celebrations/:celebrationId/menu', { ...of, body }),
    recap: () => call('GET /api/host/celebrations/:celebrationId/recap', of),
    delete: () => call('DELETE /api/host/celebrations/:celebrationId', of),
    say: (text: string, phonesDown: boolean) =>
      call('PUT /api/host/celebrations/:celebrationId/word', { ...of, body: { text, phonesDown } }),
    takeWordBack: () => call('DELETE /api/host/celebrations/:celebrationId/word', of),
    act: (guestId: string, body: GuestAction) =>
      call('POST /api/host/celebrations/:celebrationId/guests/:guestId', { ...of, guestId, body }),
    handOver: (guestId: string) =>
      call('POST /api/host/celebrations/:celebrationId/guests/:guestId/ticket', { ...of, guestId, body: {} }),
    handOverState: (guestId: string) =>
      call('GET /api/host/celebrations/:celebrationId/guests/:guestId/ticket', { ...of, guestId }),
    voidHandOver: (guestId: string) =>
      call('DELETE /api/host/celebrations/:celebrationId/guests/:guestId/ticket', { ...of, guestId }),
    letAllIn: () =>
      call('POST /api/host/celebrations/:celebrationId/guests', { ...of, body: { action: 'let-in-all' } }),
    /** Loads the newest entries of the log, or the entries before the entry with the id `before`. */
    log: (before?: number) =>
      call('GET /api/host/celebrations/:celebrationId/actions', {
        ...of,
        ...(before !== undefined && { query: { before: String(before) } }),
      }),
    undo: (actionId: number) =>
      call('POST /api/host/celebrations/:celebrationId/actions/:actionId/undo', {
        ...of,
        actionId: String(actionId),
        body: {},
      }),
    hosts: () => call('GET /api/host/celebrations/:celebrationId/hosts', of),
    removeHost: (hostId: string) =>
      call('DELETE /api/host/celebrations/:celebrationId/hosts/:hostId', { ...of, hostId }),
    invite: (body: NewInvitation) => call('POST /api/host/celebrations/:celebrationId/invitations', { ...of, body }),
    withdraw: (invitationId: string) =>
      call('DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId', { ...of, invitationId }),
  };
}

export type CelebrationCalls = ReturnType<typeof celebrationCalls>;
