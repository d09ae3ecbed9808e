import { useEffect, useEffectEvent } from 'react';
import * as own from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/hosts.ts';
import * as rules from '#messages/hosts/rules.ts';
import type { ListedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { hostingCalls } from '../calls/hosting.ts';
import { Trouble } from '../notices/trouble.tsx';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { Initial } from '../parts/row.tsx';
import { Desk } from '../shell/desk.tsx';
import { DidNotCome, TryAgain } from '../shell/did-not-come.tsx';
import { Pictured } from '../shell/pictured.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { daysTo, isPast, isTonight } from '../time/evening.ts';
import { LoadingCards } from './list/celebration-card.tsx';
import { CelebrationList } from './list/celebration-list.tsx';
import { GhostCard } from './list/ghost-card.tsx';
import { useMayCreate } from './parts/may-create.ts';

/** My celebrations. */
export function CelebrationsScreen() {
  const { call, clock, drafts } = useHost();
  const loaded = useLoaded(
    async () => {
      const listed = await hostingCalls(call).list();
      drafts.keepOnly(listed.map(({ id }) => id));
      return listed;
    },
    { keptAs: 'celebrations' },
  );
  const { value: celebrations, fault, reload } = loaded;
  // The name of the house above the list. Nothing is shown if the call fails.
  const house = useLoaded(() => call('GET /api/house')).value?.house.name;
  const isEmpty = celebrations?.length === 0;
  // An old list stays if loading it again fails.
  const hasFailed = fault !== null && !celebrations;
  const nowMs = clock.now();
  useLooks(reload, celebrations?.some((one) => isTonight(one, nowMs)) ?? false);
  return (
    <Desk
      title={texts.myCelebrations}
      back={null}
      under={house && <bdi>{house}</bdi>}
      layout={isEmpty || hasFailed ? 'fill' : 'free'}
      corner={<AccountChip />}
      action={hasFailed ? <TryAgain onRetry={reload} /> : <CreateButton />}
    >
      {hasFailed ? (
        <DidNotCome title={own.didNotCome} lead={own.didNotComeLead} />
      ) : !celebrations ? (
        <LoadingCards />
      ) : isEmpty ? (
        <NoneYet />
      ) : (
        <>
          <Trouble of={loaded} />
          <CelebrationList celebrations={inOrder(celebrations, nowMs)} nowMs={nowMs} />
        </>
      )}
    </Desk>
  );
}

const LOOK_AGAIN_MS = 30_000;

/** Loads the list again at intervals, because hosts with several celebrations on one evening watch them here. */
function useLooks(look: () => void, isOn: boolean): void {
  const lookNow = useEffectEvent(look);
  // This is an effect because the clock and the server are outside React.
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && lookNow(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}

function CreateButton() {
  const { go } = useHost();
  if (!useMayCreate()) return null;
  return (
    <Button kind="primary" isWide onClick={() => go({ screen: 'create' })}>
      <Icon name="plus" />
      {own.createCelebration}
    </Button>
  );
}

function NoneYet() {
  if (useMayCreate()) {
    return (
      <Pictured isStacked picture={<GhostCard />} title={own.whoIsGettingMarried} lead={own.whoIsGettingMarriedLead} />
    );
  }
  return (
    <EmptyState inLens="&" title={rules.onlyOperatorsMake}>
      {rules.onlyOperatorsMakeLead}
    </EmptyState>
  );
}

type Dated = Pick<ListedCelebration, 'date' | 'timeZone' | 'state'>;

/** Sorts by date: tonight's celebration, then the next ones, then those that are over, the latest first. */
export function inOrder<T extends Dated>(celebrations: readonly T[], nowMs: number): readonly T[] {
  const days = (celebration: Dated) => daysTo(celebration, nowMs);
  const past = (celebration: Dated) => isPast(celebration, nowMs);
  return [...celebrations].sort(
    (a, b) => Number(past(a)) - Number(past(b)) || (past(a) ? days(b) - days(a) : days(a) - days(b)),
  );
}

/** The link to the account on a phone. On a laptop it is in the rail. */
function AccountChip() {
  const name = useHostState((state) => state.user?.name ?? '');
  return (
    <HostLink to={{ screen: 'account' }} className="only-phone" aria-label={own.accountOf(name)}>
      <Initial of={name} />
    </HostLink>
  );
}
