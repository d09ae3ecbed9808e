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
