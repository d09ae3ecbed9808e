import { type ReactNode, useState } from 'react';
import * as fields from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/first-hour.ts';
import { language } from '#messages/page.ts';
import type { HostedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { useLoaded } from '../acts/use-loaded.ts';
import { hostingCalls } from '../calls/hosting.ts';
import { draftOf, explainDraft, faultsOfDraft } from '../celebrations/parts/celebration-draft.ts';
import { CoupleFields } from '../celebrations/parts/couple-fields.tsx';
import { DayField } from '../celebrations/parts/day-field.tsx';
import { KindChoice, kindIn } from '../celebrations/parts/kind-choice.tsx';
import { useMayCreate } from '../celebrations/parts/may-create.ts';
import { Submit } from '../form/actions.tsx';
import fieldStyles from '../form/text-field.module.css';
import { useForm } from '../form/use-form.ts';
import { useHost } from '../state/host-context.tsx';
import { comingSaturday } from '../time/evening.ts';
import { usualTimeZone, zoneOfOffset } from '../time/time-zones.ts';
import { FirstHourFrame } from './frame.tsx';
import { GrowingCard } from './growing-card.tsx';
import { OnlyOperatorsMake } from './only-operators.tsx';

interface NewCelebrationProps {
  /** Shown instead of the steps. If it is absent, the form is the second step of the first hour. */
  back?: ReactNode;
  pageTitle: string;
  /** On the button. */
  submit: string;
  onMade(celebration: HostedCelebration): void;
}

/** Asks for two names, the day and the kind of evening. Everything else has defaults that Details can change. */
export function NewCelebration({ back, pageTitle, submit, onMade }: NewCelebrationProps) {
  const { account, call, clock } = useHost();
  const mayCreate = useMayCreate();
  const hasTemplate = useLoaded(account.user).value?.hasTemplate ?? false;
  const [saturday] = useState(() => comingSaturday(usualTimeZone(), clock.now()));
  const [shown, setShown] = useState({ names: '', date: saturday });
  const { bind, faults, isBusy } = useForm({
    check: (values) => faultsOfDraft(draftOf(values), clock.now()),
    send: async (values) => onMade(await hostingCalls(call).create({ ...draftOf(values), ...kindIn(values) })),
    explain: (fault) => {
      const found = explainDraft(fault);
      // The form has no field for the time zone, so the next attempt sends another zone.
      return found?.timeZone ? { ...found, form: found.timeZone } : found;
    },
  });
  if (!mayCreate) return <OnlyOperatorsMake back={back} />;
  return (
    <FirstHourFrame
      {...(back ? { back } : { step: 2 })}
      pageTitle={pageTitle}
      title={fields.whoIsCelebrating}
      stage={
        <div aria-hidden="true">
          <GrowingCard {...shown} />
        </div>
      }
      note={texts.squareComesNext}
    >
      <form
        {...bind}
        onInput={(event) => {
          const { names, date } = draftOf(new FormData(event.currentTarget));
          setShown({ names, date });
        }}
      >
        <CoupleFields isTitled fault={faults?.names} />
        <DayField given={saturday} fault={faults?.date} />
        <input type="hidden" name="timeZone" value={faults?.timeZone ? zoneOfOffset(new Date()) : usualTimeZone()} />
        <input type="hidden" name="language" value={language} />
        <KindChoice />
        <Submit
          faults={faults}
          isBusy={isBusy}
          more={
            <>
              {hasTemplate && <p className={fieldStyles.hint}>{texts.beginsAsPrepared}</p>}
              <p className={fieldStyles.hint}>{texts.changeableEvenOnTheNight}</p>
            </>
          }
        >
          {submit}
        </Submit>
      </form>
    </FirstHourFrame>
  );
}
