import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import * as own from '#messages/hosts/evening.ts';
import { squareComesNext } from '#messages/hosts/first-hour.ts';
import { places } from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { useGoOn } from '../acts/use-go-on.ts';
import { useLoaded } from '../acts/use-loaded.ts';
import { celebrationCalls, hostingCalls } from '../calls/hosting.ts';
import { FirstHourFrame } from '../first-hour/frame.tsx';
import { GrowingCard } from '../first-hour/growing-card.tsx';
import { OnlyOperatorsMake } from '../first-hour/only-operators.tsx';
import { Submit } from '../form/actions.tsx';
import { useForm } from '../form/use-form.ts';
import { Trouble } from '../notices/trouble.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useHost } from '../state/host-context.tsx';
import type { HostRoute } from '../state/host-route.ts';
import styles from './copy-screen.module.css';
import { NoLongerHost } from './hosts/no-longer-host.tsx';
import { draftOf, explainDraft, faultsOfDraft } from './parts/celebration-draft.ts';
import { CoupleFields } from './parts/couple-fields.tsx';
import { DayField } from './parts/day-field.tsx';
import { useMayCreate } from './parts/may-create.ts';

/** The form for a copy of a celebration. All settings are copied, so the form asks only for the names and the day. */
export function CopyScreen({ id }: { id: string }) {
  const { call, clock, go } = useHost();
  const { toast } = useFeedback();
  const goOn = useGoOn();
  const mayCreate = useMayCreate();
  const [shown, setShown] = useState({ names: '', date: '' });
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
  const title = value ? own.copyOf(value.names) : own.copyIt;
  const back = (
    <BackLink to={{ screen: 'celebration', id, place: 'evening' }}>{value?.names ?? places.evening}</BackLink>
  );
  if (!mayCreate) return <OnlyOperatorsMake back={back} />;
  return (
    <FirstHourFrame
      back={back}
      pageTitle={title}
      title={inOneTypeface(title)}
      lead={
        value && (
          <>
            <CopyLine icon="check">{own.copyTakes}</CopyLine>
            <CopyLine icon="close">{own.copyLeaves}</CopyLine>
          </>
        )
      }
      stage={
        <div aria-hidden="true">
          <GrowingCard {...shown} />
        </div>
      }
      note={squareComesNext}
    >
      <Trouble of={original} />
      {value && (
        <form
          {...bind}
          onInput={(event) => {
            const { names, date } = draftOf(new FormData(event.currentTarget));
            setShown({ names, date });
          }}
        >
          <CoupleFields fault={faults?.names} />
          <DayField fault={faults?.date} />
          <input type="hidden" name="timeZone" value={value.timeZone} />
          <Submit faults={faults} isBusy={isBusy}>
            {own.copyNow}
          </Submit>
          <div className={styles.picture} aria-hidden="true">
            <GrowingCard {...shown} />
          </div>
        </form>
      )}
    </FirstHourFrame>
  );
}

/** Says what comes along, or what stays behind. */
function CopyLine({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className={styles.line}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
