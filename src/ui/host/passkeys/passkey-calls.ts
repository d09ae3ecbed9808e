import type { Proof } from '../calls/account.ts';
import { type Call, CallFault } from '../calls/call.ts';

/** The chunk cannot be loaded without a network, or if the server has a newer version than this page. */
const browser = () =>
  import('./ask-browser.ts').catch(() => {
    throw new CallFault('no-answer');
  });

/** The calls about passkeys and the browser's dialogs between them. `proof`: the password, if it is required. */
export function passkeyCalls(call: Call) {
  return {
    list: () => call('GET /api/auth/passkeys'),
    add: async (name: string, proof: Proof) => {
      const options = await call('POST /api/auth/passkeys/options', { body: proof });
      const answer = await (await browser()).makePasskey(options);
      return call('POST /api/auth/passkeys', { body: { name, answer } });
    },
    rename: (id: string, name: string, proof: Proof) =>
      call('PATCH /api/auth/passkeys/:id', { id, body: { name, ...proof } }),
    remove: (id: string, proof: Proof) => call('DELETE /api/auth/passkeys/:id', { id, body: proof }),
    signIn: async () => {
      const options = await call('POST /api/auth/passkeys/sign-in/options');
      const answer = await (await browser()).usePasskey(options);
      return call('POST /api/auth/passkeys/sign-in', { body: { answer } });
    },
  };
}
