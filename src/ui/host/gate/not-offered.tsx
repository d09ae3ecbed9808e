import * as texts from '#messages/hosts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';

const SETTING = 'PUBLIC_URL';

/** This installation can have no hosts. */
export function NotOffered() {
  const lead = <Strong sentence={texts.notOfferedLead}>{SETTING}</Strong>;
  return (
    <Gate title={texts.notOffered} lead={lead} picture="key">
      <Actions>
        <ButtonLink href="/">{texts.toTheTracker}</ButtonLink>
      </Actions>
    </Gate>
  );
}
