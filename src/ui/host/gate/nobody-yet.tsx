import * as texts from '#messages/hosts/gate.ts';
import { tryAgain } from '#messages/hosts/hosts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Shown while there is no host and only the link that the server has printed creates the first one. */
export function NobodyYet() {
  const { load } = useHost();
  const command = useHostState((state) => state.settings?.commands?.setUp ?? '');
  // Lines must not break between the dashes of `npm run hosts -- setup`.
  const whole = <b style={{ whiteSpace: 'nowrap' }}>{command}</b>;
  return (
    <Gate title={texts.nobodyRunsIt} lead={<Strong sentence={texts.nobodyRunsItLead}>{whole}</Strong>} picture="key">
      <Actions>
        <Button kind="primary" isWide onClick={load}>
          {tryAgain}
        </Button>
        <ButtonLink href="/">{texts.imAGuest}</ButtonLink>
      </Actions>
    </Gate>
  );
}
