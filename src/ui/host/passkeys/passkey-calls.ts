import type { FirstStep, Passkey } from '../../../domain/accounts/own-account.ts';
import type { Proof } from '../calls/account.ts';
import { type Call, CallFault } from '../calls/call.ts';

/** Without network, and from a page whose server has a newer version, the code does not come. */
const browser = () =>
  import('./ask-browser.ts').catch(() => {
    throw new CallFault('no-answer');
  });

/** The calls about passkeys, with what the browser does between them. `proof`: the password, if the server asks for it. */
export function passkeyCalls(call: Call) {
  return {
    list: () => call<{ passkeys: readonly Passkey[] }>('GET', '/api/auth/passkeys'),
    add: async (name: string, proof: Proof) => {
      const options = await call<object>('POST', '/api/auth/passkeys/options', proof);
      const answer = await (await browser()).makePasskey(options);
      return call<{ passkey: Passkey }>('POST', '/api/auth/passkeys', { name, answer });
    },
    rename: (id: string, name: string, proof: Proof) =>
      call('PATCH', `/api/auth/passkeys/${encodeURIComponent(id)}`, { name, ...proof }),
    remove: (id: string, proof: Proof) => call('DELETE', `/api/auth/passkeys/${encodeURIComponent(id)}`, proof),
    signIn: async () => {
      const options = await call<object>('POST', '/api/auth/passkeys/sign-in/options');
      const answer = await (await browser()).usePasskey(options);
      return call<FirstStep>('POST', '/api/auth/passkeys/sign-in', { answer });
    },
  };
}
