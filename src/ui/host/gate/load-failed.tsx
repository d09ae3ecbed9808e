import * as texts from '#messages/hosts.ts';
import { Button } from '../../components/button.tsx';
import { useSecondsUntil } from '../../time/use-seconds-until.ts';
import { waitIn } from '../acts/sentence-of.ts';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** The server does not answer, or refuses the calls with which the page begins. */
export function LoadFailed() {
  const { load } = useHost();
  const code = useHostState(({ fault }) => fault?.code);
  const seconds = useSecondsUntil(useHostState(({ loadsAgainAt }) => loadsAgainAt));
  return (
    <Gate {...reasonOf(code, seconds)} picture="cloud">
      <Actions>
        <Button kind="primary" isWide onClick={load}>
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
