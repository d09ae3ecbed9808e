import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cannotSwitch, goBack, youAreWith } from '#messages/celebration/celebration.ts';
import { shownCount } from '../../domain/celebration/without-alcohol.ts';
import { eveningAt } from '../../domain/celebration/zone-clock.ts';
import { LEAST_DRINKS } from '../../domain/keepsake/layers.ts';
import { useLast } from '../components/sheet/sheet.tsx';
import { useFeedback } from '../feedback/feedback.tsx';
import { usePhone } from '../guest/clink-context.tsx';
import { CarryOn, type CarryOnProps } from './carry-on/carry-on.tsx';
import { CodeSheet } from './celebration/code-sheet.tsx';
import { HostsWord } from './celebration/hosts-word.tsx';
import type { Joining } from './celebration/joining.ts';
import type { JoiningStep } from './celebration/joining-step.ts';
import { OverSheet } from './celebration/over-sheet.tsx';
import { SwitchCelebrationSheet } from './celebration/switch-celebration-sheet.tsx';
import { HostNotices } from './door/host-notices.tsx';
import { GettingHomeSheet } from './getting-home/getting-home.tsx';
import type { Installation } from './invitation/installation-origin.ts';
import { type Keepsake, useKeepsake } from './keepsake/use-keepsake.ts';
import { LanguageSheet } from './language/language-sheet.tsx';
import { MomentNews } from './moments/moment-news.tsx';
import type { Moments } from './moments/moments.ts';
import { PrivacyNotice, type PrivacyNoticeProps } from './privacy-notice.tsx';

interface CelebrationSheetsProps extends Omit<CarryOnProps, 'origin'>, PrivacyNoticeProps {
  installation: Installation['installation'];
  moments: Moments;
  keepsake: Keepsake;
  onStats(): void;
}

/** The sheets on the way to a celebration, or to an evening on another phone. Their states say which is open. */
export function CelebrationSheets({
  joining,
  onStats,
  installation,
  moments,
  keepsake,
  deletions,
  notice,
  ...rest
}: CelebrationSheetsProps) {
  const origin = useStore(installation);
  const step = useStore(joining, (state) => state.step);
  const isStored = usePhone((phone) => phone.isStored);
  const { toast } = useFeedback();
  useArrivalToast(joining);

  function go(to: Extract<JoiningStep, { kind: 'ask' }>['to']) {
    joining.switchTo(to);
    if (!isStored) toast({ message: cannotSwitch });
  }

  const asked = useLast(step?.kind === 'ask' ? step : null);
  const over = useLast(step?.kind === 'over' || step?.kind === 'keepsake' ? step : null);
  const typed = useLast(step?.kind === 'code' ? step : null);
  return (
    <>
      <HostNotices joining={joining} />
      <HostsWord joining={joining} />
      <MomentNews moments={moments} />
      <LanguageSheet />
      <PrivacyNotice deletions={deletions} notice={notice} />
      <GettingHomeSheet joining={joining} isOpen={step?.kind === 'home'} />
      {typed && <Code step={typed} isOpen={step?.kind === 'code'} joining={joining} />}
      {asked && (
        <Ask
          to={asked.to}
          isReturn={asked.isReturn}
          isOpen={step?.kind === 'ask'}
          onGo={() => go(asked.to)}
          onStay={joining.stay}
        />
      )}
      {over && (
        <Over
          step={over}
          keepsake={keepsake}
          isOpen={step === over}
          onEvening={() => {
            joining.stay();
            onStats();
          }}
          onOtherCode={joining.typeCode}
          onDismiss={joining.stay}
        />
      )}
      <CarryOn {...rest} joining={joining} origin={origin} />
    </>
  );
}

type SheetProps<Component extends (props: never) => unknown, Known extends string> = Omit<
  Parameters<Component>[0],
  Known
>;

/** The sheet for a code. A guest who closes it with Back or Escape stays at the present celebration. */
function Code({
  step,
  isOpen,
  joining,
}: {
  step: Extract<JoiningStep, { kind: 'code' }>;
  isOpen: boolean;
  joining: Joining;
}) {
  const { tried, trouble, isAsked } = step;
  const isLooking = useStore(joining, (state) => state.isLooking);
  // The guest cannot stay at a celebration that does not exist, because the sheet would open again and again.
  const cannotStay = usePhone(
    ({ acknowledged, celebration }) =>
      acknowledged === null && trouble?.kind === 'unknown' && tried === celebration?.code,
  );
  const goneNames = usePhone(({ celebration }) =>
    trouble?.kind === 'unknown' && tried === celebration?.code ? celebration.names : null,
  );
  return (
    <CodeSheet
      isOpen={isOpen}
      isUnasked={!isAsked}
      tried={tried}
      trouble={trouble}
      goneNames={goneNames}
      isLooking={isLooking}
      onJoin={joining.join}
      onWithout={joining.withoutCode}
      onDismiss={cannotStay ? joining.withoutCode : joining.stay}
    />
  );
}

function Ask({
  to,
  ...rest
}: SheetProps<typeof SwitchCelebrationSheet, 'to' | 'from' | 'drinks' | 'unsent'> & {
  to: Extract<JoiningStep, { kind: 'ask' }>['to'];
}) {
  const celebration = usePhone((phone) => phone.celebration);
  const drinks = usePhone((phone) => phone.session.drinks);
  const acknowledged = usePhone((phone) => phone.acknowledged);
  const sent = new Set(acknowledged?.drinks.map(({ id }) => id));
  return (
    <SwitchCelebrationSheet
      {...rest}
      from={celebration && (celebration.names || celebration.code)}
      to={to?.names ?? null}
      drinks={drinks.length}
      unsent={drinks.filter(({ id }) => !sent.has(id)).length}
    />
  );
}

type EndStep = Extract<JoiningStep, { kind: 'over' | 'keepsake' }>;

/** The sheet at the end of a celebration: a card of the evening if there is one, otherwise a plain message. */
function Over({
  step,
  keepsake,
  isOpen,
  ...ways
}: SheetProps<typeof OverSheet, 'count' | 'isPast' | 'facts'> & { step: EndStep; keepsake: Keepsake }) {
  const { facts } = step;
  const isHere = usePhone((phone) => phone.celebration?.code === facts.code && phone.userName !== null);
  const hasEnough = usePhone((phone) => phone.session.drinks.length >= LEAST_DRINKS);
  const count = usePhone((phone) => shownCount(phone.session.drinks, facts).count);
  const card = useKeepsake(keepsake, isHere && hasEnough ? step : null);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isPast = facts.date < eveningAt(Date.now(), timeZone);
  if (card === 'loading') return null;
  if (card === null)
    return <OverSheet {...ways} isOpen={isOpen} facts={facts} count={isHere ? count : null} isPast={isPast} />;
  /** The keepsake counts as offered only when its sheet is closed, so that an earlier reload offers it again. */
  const leaving = (leave: () => void) => () => {
    keepsake.notes.noteOffered();
    leave();
  };
  return (
    <card.KeepsakeSheet
      isOpen={isOpen}
      isUnasked={step.kind === 'over'}
      facts={facts}
      notes={card.notes}
      onEvening={leaving(ways.onEvening)}
      onOtherCode={leaving(ways.onOtherCode)}
      onDismiss={leaving(ways.onDismiss)}
    />
  );
}

/** Shows a toast such as 'You're with Mia & Leo now.' */
function useArrivalToast(joining: Joining): void {
  const { toast } = useFeedback();
  const cameFrom = useStore(joining, (state) => state.cameFrom);
  const names = usePhone((phone) => phone.celebration?.names ?? null);
  // The toast is outside this component, and stays after it is gone.
  useEffect(() => {
    if (!cameFrom) return;
    joining.noteArrival();
    toast({
      message: youAreWith(names),
      action: { label: goBack, run: () => joining.switchTo(cameFrom.celebration) },
    });
  }, [cameFrom, names, toast, joining]);
}
