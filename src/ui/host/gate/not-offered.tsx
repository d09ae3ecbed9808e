import * as texts from '#messages/hosts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Stress } from '../../components/stress.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';

const SETTING = 'PUBLIC_URL';

/** This installation can have no hosts. */
export function NotOffered() {
  const lead = <Stress sentence={texts.notOfferedLead}>{SETTING}</Stress>;
  return (
    <Gate title={texts.notOffered} lead={lead} picture="key">
      <Actions>
        <ButtonLink href="/">{texts.toTheTracker}</ButtonLink>
      </Actions>
    </Gate>
  );
}
