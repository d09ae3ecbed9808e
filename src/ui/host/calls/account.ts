import type { Call } from './call.ts';

/** Proves who makes the call. Hosts without a password sign in again instead. Some calls require that of every host. */
export type Proof = { readonly password?: string };

/** The calls of a host's account (docs/protocol.md#accounts). */
export function accountCalls(call: Call) {
  return {
    settings: () => call('GET /api/auth/settings'),
    /** The answer contains `user` if an invitation signs the host in at once. Otherwise a mail contains a link. */
    signUp: (body: { name: string; email: string; password: string; invitation?: string }) =>
      call('POST /api/auth/signup', { body }),
    /** Whether a setup link for the first host is still valid. */
    setUpLink: (token: string) => call('GET /api/auth/setup/:token', { token }),
    /** Exchanges the code that the operator of the server has chosen for a token. */
    setUpCode: (code: string) => call('POST /api/auth/setup/code', { body: { code } }),
    setUp: (body: { token: string; name: string; email: string; password: string }) =>
      call('POST /api/auth/setup', { body }),
    verify: (token: string) => call('POST /api/auth/verify', { body: { token } }),
    /** `invitation`: the token of an invitation to be a co-host, which the link in the mail then contains. */
    resend: (email: string, invitation: string | null = null) =>
      call('POST /api/auth/resend', { body: withInvitation(email, invitation) }),
    signIn: (body: { email: string; password: string } | { email: string; code: string }) =>
      call('POST /api/auth/token', { body }),
    /**
     * Answers with the address of the page on which the provider of the house signs the host in. `password` is needed
     * to connect both accounts if the host's last sign-in is too old.
     */
    goToHouse: (body: { invitation?: string; password?: string }) => call('POST /api/auth/house', { body }),
    /** After this call, the account at the house's provider no longer signs in to this account. */
    leaveHouse: (body: Proof) => call('DELETE /api/auth/house', { body }),
    sendCode: (email: string) => call('POST /api/auth/otp', { body: { email } }),
    secondStep: (body: { code: string; trust?: boolean } | { recoveryCode: string }) =>
      call('POST /api/auth/factors/verify', { body }),
    /** Sends a mail with a link for a new password. `invitation` is as in `resend`. */
    recover: (email: string, invitation: string | null = null) =>
      call('POST /api/auth/recover', { body: withInvitation(email, invitation) }),
    setPassword: (body: { token: string; password: string }) => call('POST /api/auth/password', { body }),
    invitation: (token: string) => call('GET /api/auth/invitations/:token', { token }),

    user: () => call('GET /api/auth/user'),
    rename: (name: string) => call('PATCH /api/auth/user', { body: { name } }),
    changePassword: (body: { password: string; newPassword: string }) => call('PUT /api/auth/user/password', { body }),
    changeEmail: (body: Proof & { email: string }) => call('PUT /api/auth/user/email', { body }),
    deleteAccount: (body: Proof) => call('DELETE /api/auth/user', { body }),
    sessions: () => call('GET /api/auth/user/sessions'),
    endSession: (id: string) => call('DELETE /api/auth/user/sessions/:id', { id }),
    signOut: () => call('POST /api/auth/logout', { body: {} }),
    signOutElsewhere: () => call('POST /api/auth/logout', { body: { elsewhere: true } }),
    factors: () => call('GET /api/auth/factors'),
    startSecondStep: (body: Proof) => call('POST /api/auth/factors', { body }),
    endSecondStep: (body: Proof) => call('DELETE /api/auth/factors', { body }),
    newRecoveryCodes: (body: Proof) => call('POST /api/auth/factors/recovery-codes', { body }),
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;

function withInvitation(email: string, invitation: string | null) {
  return invitation === null ? { email } : { email, invitation };
}
