import * as texts from '#messages/hosts/hosts.ts';
import { goThere } from '#messages/hosts/house.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHostState } from '../state/host-context.tsx';

/** Shown if hosts must use another address than that of this page. Links to the same place at that address. */
export function HostsElsewhere() {
  const href = useHostState((state) => state.elsewhere ?? '/');
  const { origin } = new URL(href, location.href);
  return (
    <Gate title={texts.hostsElsewhere} lead={<Strong sentence={texts.hostsAreAt}>{origin}</Strong>} scene="apart">
      <Actions>
        <ButtonLink kind="primary" href={href}>
          {goThere}
        </ButtonLink>
        <ButtonLink href="/">{texts.toTheTracker}</ButtonLink>
      </Actions>
    </Gate>
  );
}
