import * as texts from '#messages/hosts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useHost } from '../host-context.tsx';
import { Actions } from '../parts/actions.tsx';
import { Stress } from '../parts/stress.tsx';
import { Gate } from '../shell/gate.tsx';

const SETTING = 'PUBLIC_URL';

/** The server does not answer, or (`isOffered` false) this installation can have no hosts. */
export function Unreachable({ isOffered }: { isOffered: boolean }) {
  const { load } = useHost();
  if (isOffered) {
    return (
      <Gate title={texts.unreachable} lead={texts.unreachableLead} picture="cloud">
        <Actions>
          <Button kind="primary" isWide onClick={load}>
            {texts.tryAgain}
          </Button>
        </Actions>
      </Gate>
    );
  }
  const lead = <Stress sentence={texts.notOfferedLead(SETTING)} part={SETTING} />;
  return (
    <Gate title={texts.notOffered} lead={lead} picture="key">
      <Actions>
        <ButtonLink href="/">{texts.toTheTracker}</ButtonLink>
      </Actions>
    </Gate>
  );
}
