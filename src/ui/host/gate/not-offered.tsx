import * as texts from '#messages/hosts/hosts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { Actions } from '../form/actions.tsx';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHostState } from '../state/host-context.tsx';

const SETTING = 'PUBLIC_URL';

/** The sentence that says why nobody can be a host at this address, and which setting the operator must change. */
function sentenceFor(why: unknown): (setting: string) => string {
  if (why === 'proxy') return texts.notBehindThisProxy;
  return why === 'secret' ? texts.notWithoutSecret : texts.notAtThisAddress;
}

/** Shown if nobody can be a host at the address of this page. */
export function NotOffered() {
  const why = useHostState((state) => state.fault?.problem.why);
  return (
    <Gate
      title={texts.notOffered}
      lead={texts.notOfferedLead}
      scene="apart"
      foot={
        <ForTheServer>
          <Strong sentence={sentenceFor(why)}>{SETTING}</Strong>
        </ForTheServer>
      }
    >
      <Actions>
        <ButtonLink kind="primary" href="/">
          {texts.toTheTracker}
        </ButtonLink>
      </Actions>
    </Gate>
  );
}
