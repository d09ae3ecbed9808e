import * as texts from '#messages/hosts-gate.ts';
import { Button } from '../../components/button.tsx';
import { Actions } from '../form/actions.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';

/** The address of a new host is confirmed. */
export function Verified() {
  const { go, show } = useHost();
  return (
    <Gate title={texts.thatIsYou} lead={texts.thatIsYouLead} picture="check" isGlad>
      <Actions>
        <Button kind="primary" isWide onClick={() => go({ screen: 'create' })}>
          {texts.createCelebration}
        </Button>
        <TextLink isSoft onClick={() => show(null)}>
          {texts.later}
        </TextLink>
      </Actions>
    </Gate>
  );
}
