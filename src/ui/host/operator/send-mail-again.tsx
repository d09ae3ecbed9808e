import * as texts from '#messages/hosts-operator.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { faultOf } from '../calls/call.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { useHost } from '../host-context.tsx';
import { sentenceOf } from '../parts/sentence-of.ts';
import { TextLink } from '../shell/text-link.tsx';

/** For a host whose address is not confirmed. */
export function SendMailAgain({ host }: { host: HostEntry }) {
  const { account } = useHost();
  const { toast } = useFeedback();

  async function send() {
    try {
      await account.resend(host.email);
      toast({ message: texts.mailSentAgain(host.email) });
    } catch (error) {
      toast({ message: sentenceOf(faultOf(error)) });
    }
  }

  return (
    <TextLink aria-label={texts.sendMailAgainTo(host.name)} onClick={send}>
      {texts.sendMailAgain}
    </TextLink>
  );
}
