import * as texts from '#messages/hosts/celebrations.ts';
import * as own from '#messages/hosts/evening.ts';
import { places } from '#messages/hosts/hosts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useGoOn } from '../acts/use-go-on.ts';
import { useLoaded } from '../acts/use-loaded.ts';
import { celebrationCalls, hostingCalls } from '../calls/hosting.ts';
import { Fault } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Notice, Trouble } from '../parts/notice.tsx';
import { Desk } from '../shell/desk.tsx';
import { useHost } from '../state/host-context.tsx';
import type { HostRoute } from '../state/host-route.ts';
import { NoLongerHost } from './hosts/no-longer-host.tsx';
import { draftOf, explainDraft, faultsOfDraft } from './parts/celebration-draft.ts';
import { CoupleFields } from './parts/couple-fields.tsx';
import { DayField } from './parts/day-field.tsx';

const FORM = 'copy';

/** A new celebration that begins with everything that the hosts have set in another one. It needs only names and a day. */
export function CopyScreen({ id }: { id: string }) {
  const { call, clock, go } = useHost();
  const { toast } = useFeedback();
  const goOn = useGoOn();
  const original = useLoaded(celebrationCalls(call, id).load);
  const { value, fault } = original;
  const { bind, faults, isBusy } = useForm({
    check: (values) => faultsOfDraft(draftOf(values), clock.now()),
    send: async (values) => {
      const { names, date } = draftOf(values);
      const copy = await hostingCalls(call).create({ names, date, copyOf: id });
      const invite: HostRoute = { screen: 'celebration', id: copy.id, place: 'invite' };
      if (goOn(invite)) return;
      toast({ message: texts.created(copy.names), action: { label: places.invite, run: () => go(invite) } });
    },
    explain: explainDraft,
  });
  if (fault?.code === 'unknown-celebration') return <NoLongerHost celebration={value} />;
  return (
    <Desk
      title={value ? own.copyOf(value.names) : own.copyIt}
      action={
        value && (
          <Button type="submit" form={FORM} kind="primary" isWide aria-busy={isBusy}>
            {own.copyNow}
          </Button>
        )
      }
    >
      <Trouble of={original} />
      {value && (
        <form id={FORM} {...bind}>
          <Card>
            <Notice icon="copy">{own.copyLead}</Notice>
            <CoupleFields fault={faults?.names} />
            <DayField fault={faults?.date} />
            <input type="hidden" name="timeZone" value={value.timeZone} />
          </Card>
          <Fault>{faults?.form}</Fault>
        </form>
      )}
    </Desk>
  );
}
