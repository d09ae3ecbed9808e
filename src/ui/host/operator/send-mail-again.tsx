import * as texts from '#messages/hosts-operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { useHost } from '../host-context.tsx';
import { useAct } from '../parts/use-act.ts';
import { TextLink } from '../shell/text-link.tsx';

/** For a host whose address is not confirmed. */
export function SendMailAgain({ host }: { host: HostEntry }) {
  const { account } = useHost();
  const act = useAct();
  const send = () => act({ run: () => account.resend(host.email), done: texts.mailSentAgain(host.email) });
  return (
    <TextLink aria-label={texts.sendMailAgainTo(host.name)} onClick={send}>
      {texts.sendMailAgain}
    </TextLink>
  );
}
