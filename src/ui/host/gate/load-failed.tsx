import * as texts from '#messages/hosts/hosts.ts';
import { useIsBehindLoginPage } from '../../components/behind-login-page.tsx';
import { Button } from '../../components/button.tsx';
import { useSecondsUntil } from '../../time/use-now.ts';
import { waitIn } from '../acts/use-act.ts';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Shown if the server does not answer, or refuses the first calls of the page. */
export function LoadFailed() {
  const { load } = useHost();
  const code = useHostState(({ fault }) => fault?.code);
  const isBehindLoginPage = useIsBehindLoginPage();
  const seconds = useSecondsUntil(useHostState(({ loadsAgainAt }) => loadsAgainAt));
  return (
    <Gate {...(isBehindLoginPage ? { title: texts.unreachable } : reasonOf(code, seconds))} scene="apart">
      <Actions>
        <Button kind={isBehindLoginPage ? 'plain' : 'primary'} isWide onClick={load}>
          {texts.tryAgain}
        </Button>
      </Actions>
    </Gate>
  );
}

function reasonOf(code: string | undefined, seconds: number): { readonly title: string; readonly lead: string } {
  if (code === 'too-many') {
    const lead = seconds > 0 ? waitIn(texts.tooBusyLeadUntil, seconds * 1_000) : texts.tooBusyLead;
    return { title: texts.tooBusy, lead };
  }
  if (code === 'unavailable') return { title: texts.serverTrouble, lead: texts.serverTroubleLead };
  return { title: texts.unreachable, lead: texts.unreachableLead };
}
