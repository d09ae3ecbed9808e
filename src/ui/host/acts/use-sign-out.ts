import { signedOut } from '#messages/hosts.ts';
import { useHost } from '../state/host-context.tsx';
import { useAct } from './use-act.ts';

/** Signs this phone out. Without network it stays signed in, and says so. */
export function useSignOut(): () => Promise<boolean> {
  const { account, leave } = useHost();
  const act = useAct();

  async function signOut(): Promise<void> {
    await account.signOut();
    leave();
  }

  return () => act({ run: signOut, done: signedOut });
}
