import * as texts from '#messages/hosts.ts';
import * as own from '#messages/hosts-celebrations.ts';
import { Button } from '../../components/button.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { hostingCalls } from '../calls/hosting.ts';
import { Lines } from '../parts/lines.tsx';
import { Desk } from '../shell/desk.tsx';
import { useHost } from '../state/host-context.tsx';
import { CelebrationCard } from './list/celebration-card.tsx';
import styles from './list/celebrations.module.css';
import { inOrder } from './list/in-order.ts';
import { LoadingCards } from './list/loading-cards.tsx';
import { AccountChip } from './parts/account-chip.tsx';
import { Quiet } from './parts/quiet.tsx';

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
            <Lines name="plus" />
            {own.createCelebration}
          </Button>
        )
      }
    >
      {fault ? (
        <div role="alert">
          <Quiet inLens={<Lines name="cloud" />} title={own.didNotCome}>
            {own.didNotComeLead}
          </Quiet>
        </div>
      ) : !celebrations ? (
        <LoadingCards />
      ) : isEmpty ? (
        <Quiet inLens="&" title={own.whoIsGettingMarried}>
          {own.whoIsGettingMarriedLead}
        </Quiet>
      ) : (
        <ul role="list" className={styles.list}>
          {inOrder(celebrations, nowMs).map((celebration) => (
            <li key={celebration.id}>
              <CelebrationCard celebration={celebration} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
    </Desk>
  );
}
