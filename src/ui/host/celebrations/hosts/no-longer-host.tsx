import { myCelebrations } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-team.ts';
import { Button } from '../../../components/button.tsx';
import { useHost } from '../../host-context.tsx';
import { HOME } from '../../host-route.ts';
import { Actions } from '../../parts/actions.tsx';
import { Gate } from '../../shell/gate.tsx';

/** The celebration is gone, or another host has removed this one. `names`: null if it never came. */
export function NoLongerHost({ names }: { names: string | null }) {
  const { go } = useHost();
  return (
    <Gate
      title={names ? texts.thankYou : texts.notYours}
      lead={names ? texts.noLongerHost(names) : texts.notYoursLead}
      picture="people"
    >
      <Actions>
        <Button kind="primary" isWide onClick={() => go(HOME)}>
          {myCelebrations}
        </Button>
      </Actions>
    </Gate>
  );
}
