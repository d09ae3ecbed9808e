import { signedOut } from '#messages/hosts/hosts.ts';
import { stillThere } from '#messages/hosts/house.ts';
import { useHost, useHostState } from '../state/host-context.tsx';
import { useAct } from './use-act.ts';

/** Signs this phone out. Without a network the phone stays signed in and tells the host so. */
export function useSignOut(): () => Promise<boolean> {
  const { account, leave } = useHost();
  const house = useHostState((state) => state.settings?.house ?? null);
  const act = useAct();

  async function signOut(): Promise<void> {
    await account.signOut();
    leave();
  }

  return () => act({ run: signOut, done: house === null ? signedOut : stillThere(house) });
}
