import * as texts from '#messages/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { faultOf } from '../calls/call.ts';
import { useHost } from '../host-context.tsx';
import { sentenceOf } from './sentence-of.ts';

/** Signs this phone out. Without network it stays signed in, and says so. */
export function useSignOut(): () => Promise<void> {
  const { account, leave } = useHost();
  const { toast } = useFeedback();
  return async () => {
    try {
      await account.signOut();
      leave();
      toast({ message: texts.signedOut });
    } catch (error) {
      toast({ message: sentenceOf(faultOf(error)) });
    }
  };
}
