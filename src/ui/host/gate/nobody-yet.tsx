import * as texts from '#messages/hosts/gate.ts';
import { Button } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { Actions } from '../form/actions.tsx';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Shown while there is no host and only the link that the server has printed creates the first one. */
export function NobodyYet() {
  const { load } = useHost();
  const command = useHostState((state) => state.settings?.commands?.setUp ?? '');
  return (
    <Gate
      title={texts.notSetUpYet}
      lead={texts.notSetUpYetLead}
      scene="key"
      promise={texts.guestsNeedNone}
      foot={
        <>
          <TextLink href="/">{texts.imAGuest}</TextLink>
          <ForTheServer>
            <Strong sentence={texts.firstHostHow}>{command}</Strong>
          </ForTheServer>
        </>
      }
    >
      <Actions>
        <Button kind="primary" isWide onClick={load}>
          {texts.checkAgain}
        </Button>
      </Actions>
    </Gate>
  );
}
