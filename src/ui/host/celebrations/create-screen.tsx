import * as texts from '#messages/hosts/celebrations.ts';
import { newCelebration, places } from '#messages/hosts/hosts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useGoOn } from '../acts/use-go-on.ts';
import { hostingCalls } from '../calls/hosting.ts';
import { Fault } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Desk } from '../shell/desk.tsx';
import { useHost } from '../state/host-context.tsx';
import type { HostRoute } from '../state/host-route.ts';
import styles from './create-screen.module.css';
import { draftOf, explainDraft, faultsOfDraft } from './parts/celebration-draft.ts';
import { CelebrationFields } from './parts/celebration-fields.tsx';
import { KindChoice, kindIn } from './parts/kind-choice.tsx';

const FORM = 'new-celebration';

/** A new celebration. The invitation comes next: its code is there at once. */
export function CreateScreen() {
  const { call, clock, go } = useHost();
  const { toast } = useFeedback();
  const goOn = useGoOn();
  const { bind, faults, isBusy } = useForm({
    check: (values) => faultsOfDraft(draftOf(values), clock.now()),
    send: async (values) => {
      const { id, names } = await hostingCalls(call).create({ ...draftOf(values), ...kindIn(values) });
      const invite: HostRoute = { screen: 'celebration', id, place: 'invite' };
      if (goOn(invite)) return;
      toast({ message: texts.created(names), action: { label: places.invite, run: () => go(invite) } });
    },
    explain: explainDraft,
  });
  return (
    <Desk
      title={newCelebration}
      action={
        <Button type="submit" form={FORM} kind="primary" isWide aria-busy={isBusy}>
          {texts.create}
        </Button>
      }
    >
      <form id={FORM} {...bind}>
        <Card>
          <CelebrationFields faults={faults} />
          <KindChoice />
        </Card>
        <Fault>{faults?.form}</Fault>
      </form>
      <p className={styles.later}>{texts.changeableLater}</p>
    </Desk>
  );
}
