import type { SignOut } from '../../../domain/accounts/account-calls.ts';
import type {
  AccountSettings,
  Confirmation,
  DeviceSession,
  FirstStep,
  User,
} from '../../../domain/accounts/own-account.ts';
import type { Call } from './call.ts';

/** That it is the host who calls. A host without a password, and for some calls every host, signs in again instead. */
export type Proof = { readonly password?: string };

/** The calls of a host's account, under /api/auth (docs/protocol.md#accounts). */
export function accountCalls(call: Call) {
  const signOut = (body: SignOut) => call('POST', '/api/auth/logout', body);
  return {
    settings: () => call<AccountSettings>('GET', '/api/auth/settings'),
    signUp: (body: { name: string; email: string; password: string; invitation?: string }) =>
      call('POST', '/api/auth/signup', body),
    /** Whether a link that makes the first host is still good. */
    setUpLink: (token: string) => call('GET', `/api/auth/setup/${encodeURIComponent(token)}`),
    setUp: (body: { name: string; email: string; password: string; token?: string }) =>
      call<{ user: User }>('POST', '/api/auth/setup', body),
    verify: (token: string) => call<Confirmation>('POST', '/api/auth/verify', { token }),
    /** `invitation`: a co-host's, which the link in the mail then brings along. */
    resend: (email: string, invitation: string | null = null) =>
      call('POST', '/api/auth/resend', invitation === null ? { email } : { email, invitation }),
    signIn: (body: { email: string; password: string } | { email: string; code: string }) =>
      call<FirstStep>('POST', '/api/auth/token', body),
    /** Where the house asks who it is. `password`: for a host who has signed in too long ago, to connect both accounts. */
    goToHouse: (body: { invitation?: string; password?: string }) =>
      call<{ url: string }>('POST', '/api/auth/house', body),
    /** The account of the house no longer opens this one. */
    leaveHouse: (proof: Proof) => call<{ user: User }>('DELETE', '/api/auth/house', proof),
    sendCode: (email: string) => call('POST', '/api/auth/otp', { email }),
    secondStep: (body: { code: string; trust?: boolean } | { recoveryCode: string }) =>
      call<{ user: User; recoveryCodesLeft?: number }>('POST', '/api/auth/factors/verify', body),
    /** As `resend`, for a new password. */
    recover: (email: string, invitation: string | null = null) =>
      call('POST', '/api/auth/recover', invitation === null ? { email } : { email, invitation }),
    setPassword: (body: { token: string; password: string }) => call<FirstStep>('POST', '/api/auth/password', body),
    invitation: (token: string) =>
      call<{ email: string | null }>('GET', `/api/auth/invitations/${encodeURIComponent(token)}`),

    user: () => call<{ user: User }>('GET', '/api/auth/user'),
    rename: (name: string) => call<{ user: User }>('PATCH', '/api/auth/user', { name }),
    changePassword: (body: { password: string; newPassword: string }) =>
      call<{ user: User }>('PUT', '/api/auth/user/password', body),
    changeEmail: (body: Proof & { email: string }) => call('PUT', '/api/auth/user/email', body),
    deleteAccount: (proof: Proof) => call('DELETE', '/api/auth/user', proof),
    sessions: () => call<{ sessions: readonly DeviceSession[] }>('GET', '/api/auth/user/sessions'),
    endSession: (id: string) => call('DELETE', `/api/auth/user/sessions/${encodeURIComponent(id)}`),
    signOut: () => signOut({}),
    signOutElsewhere: () => signOut({ elsewhere: true }),
    factors: () => call<{ hasSecondStep: boolean; recoveryCodesLeft: number }>('GET', '/api/auth/factors'),
    startSecondStep: (proof: Proof) =>
      call<{ uri: string; secret: string; recoveryCodes: readonly string[] }>('POST', '/api/auth/factors', proof),
    endSecondStep: (proof: Proof) => call('DELETE', '/api/auth/factors', proof),
    newRecoveryCodes: (proof: Proof) =>
      call<{ recoveryCodes: readonly string[] }>('POST', '/api/auth/factors/recovery-codes', proof),
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;
