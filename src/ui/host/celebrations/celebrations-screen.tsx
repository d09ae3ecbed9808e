import * as own from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/hosts.ts';
import type { ListedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { hostingCalls } from '../calls/hosting.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { Desk } from '../shell/desk.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { LoadingCards } from './list/celebration-card.tsx';
import { CelebrationList } from './list/celebration-list.tsx';
import styles from './list/celebrations.module.css';
import { daysTo } from './parts/evening.ts';

/** My celebrations. */
export function CelebrationsScreen() {
  const { call, clock, drafts, go } = useHost();
  const {
    value: celebrations,
    fault,
    reload,
  } = useLoaded(async () => {
    const listed = await hostingCalls(call).list();
    drafts.keepOnly(listed.map(({ id }) => id));
    return listed;
  });
  const isEmpty = celebrations?.length === 0;
  const nowMs = clock.now();
  return (
    <Desk
      title={texts.myCelebrations}
      back={null}
      layout={isEmpty || fault ? 'fill' : 'free'}
      corner={<AccountChip />}
      action={
        fault ? (
          <Button kind="primary" isWide onClick={reload}>
            {texts.tryAgain}
          </Button>
        ) : (
          <Button kind="primary" isWide onClick={() => go({ screen: 'create' })}>
            <Icon name="plus" />
            {own.createCelebration}
          </Button>
        )
      }
    >
      {fault ? (
        <div role="alert">
          <EmptyState inLens={<Icon name="cloud" />} title={own.didNotCome}>
            {own.didNotComeLead}
          </EmptyState>
        </div>
      ) : !celebrations ? (
        <LoadingCards />
      ) : isEmpty ? (
        <EmptyState inLens="&" title={own.whoIsGettingMarried}>
          {own.whoIsGettingMarriedLead}
        </EmptyState>
      ) : (
        <CelebrationList celebrations={inOrder(celebrations, nowMs)} nowMs={nowMs} />
      )}
    </Desk>
  );
}

type Dated = Pick<ListedCelebration, 'date' | 'timeZone' | 'state'>;

/** Tonight's celebration first, then the next ones, then those that are over, the latest first. */
export function inOrder<T extends Dated>(celebrations: readonly T[], nowMs: number): readonly T[] {
  const days = (celebration: Dated) => daysTo(celebration, nowMs);
  const isPast = (celebration: Dated) => celebration.state === 'over' || days(celebration) < 0;
  return [...celebrations].sort(
    (a, b) => Number(isPast(a)) - Number(isPast(b)) || (isPast(a) ? days(b) - days(a) : days(a) - days(b)),
  );
}

/** The way to the account on a phone. A laptop has it in the rail. */
function AccountChip() {
  const name = useHostState((state) => state.user?.name ?? '');
  return (
    <HostLink to={{ screen: 'account' }} className={`only-phone ${styles.chip}`} aria-label={own.accountOf(name)}>
      <bdi>{name}</bdi>
    </HostLink>
  );
}
