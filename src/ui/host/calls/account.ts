import type { SignOut } from '../../../domain/accounts/account-calls.ts';
import type {
  AccountSettings,
  Confirmation,
  DeviceSession,
  FirstStep,
  User,
} from '../../../domain/accounts/own-account.ts';
import type { Call } from './call.ts';

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
    changeEmail: (body: { password: string; email: string }) => call('PUT', '/api/auth/user/email', body),
    deleteAccount: (password: string) => call('DELETE', '/api/auth/user', { password }),
    sessions: () => call<{ sessions: readonly DeviceSession[] }>('GET', '/api/auth/user/sessions'),
    endSession: (id: string) => call('DELETE', `/api/auth/user/sessions/${encodeURIComponent(id)}`),
    signOut: () => signOut({}),
    signOutElsewhere: () => signOut({ elsewhere: true }),
    factors: () => call<{ hasSecondStep: boolean; recoveryCodesLeft: number }>('GET', '/api/auth/factors'),
    startSecondStep: (password: string) =>
      call<{ uri: string; secret: string; recoveryCodes: readonly string[] }>('POST', '/api/auth/factors', {
        password,
      }),
    endSecondStep: (password: string) => call('DELETE', '/api/auth/factors', { password }),
    newRecoveryCodes: (password: string) =>
      call<{ recoveryCodes: readonly string[] }>('POST', '/api/auth/factors/recovery-codes', { password }),
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;
