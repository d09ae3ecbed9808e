import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as texts from '#messages/celebration/door.ts';
import { foldedName } from '../../../domain/names/folded-name.ts';
import type { Decision, OutAdmission } from '../../../sync/phone/decision.ts';
import { Button } from '../../components/button.tsx';
import { Mark } from '../../components/drawings/rings.tsx';
import { openSheets } from '../../components/sheet/open-sheets.ts';
import { Sheet, useLast } from '../../components/sheet/sheet.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { shortTime } from '../../time/short-time.ts';
import type { Joining } from '../celebration/joining.ts';
import { type DueNotice, doorNotice, dueNotice, isJustIn, told } from './door-notice.ts';
import { DoorSheet } from './door-sheet.tsx';
import styles from './host-notices.module.css';

/** Whether the guest has opened the sheet about the door again. */
const isReopened = createStore(() => false);

/** Tells the guest each of the hosts' decisions once, when no other sheet is open (docs/protocol.md#when-the-hosts-keep-a-guest-out). */
export function HostNotices({ joining }: { joining: Joining }) {
  const { store } = useClink();
  const decision = usePhone((phone) => phone.decision);
  useToastWhenIn(decision);
  const again = useStore(isReopened) ? decision?.admission : null;
  const due = dueNotice(decision) ?? again ?? null;
  const isFree = useStore(openSheets) === 0;
  const [shown, setShown] = useState<DueNotice | null>(null);
  if (due !== shown && (due === null || shown !== null || isFree)) setShown(due);

  function close() {
    isReopened.setState(false, true);
    if (decision && dueNotice(decision)) store.noteTold(told(decision));
  }

  const isOut = shown !== null && shown !== 'renamed' && shown !== 'handed-over';
  const out = useLast(isOut ? decision : null);
  const handedOver = useLast(decision?.handedOverAt === undefined ? null : decision);
  const renamed = useLast(decision?.name === undefined ? null : decision);
  return (
    <>
      {out?.admission && (
        <Door
          admission={out.admission}
          since={out.since}
          isOpen={isOut}
          onClose={close}
          onOtherCelebration={() => {
            close();
            joining.typeCode();
          }}
        />
      )}
      {renamed?.name !== undefined && <Renamed name={renamed.name} isOpen={shown === 'renamed'} onClose={close} />}
      {handedOver?.handedOverAt !== undefined && (
        <HandedOverSheet atMs={handedOver.handedOverAt} isOpen={shown === 'handed-over'} onClose={close} />
      )}
    </>
  );
}

/**
 * Shows 'You're in.' to a guest who was out. The sheet for guests who are out may still be open, or may never have
 * opened.
 */
function useToastWhenIn(decision: Decision | null): void {
  const { store, lifecycle } = useClink();
  const { toast } = useFeedback();
  const names = usePhone((phone) => phone.celebration?.names ?? '');
  const letIn = isJustIn(decision) ? decision : null;
  // The toast is outside this component, and stays after it is gone.
  useEffect(() => {
    if (!letIn) return;
    // On a hidden page the toast would be over before the guest comes back.
    const tell = () => {
      if (!lifecycle.isVisible()) return;
      isReopened.setState(false, true);
      store.noteTold(told(letIn));
      toast({ message: texts.youAreIn(names) });
    };
    tell();
    return lifecycle.onWake(tell);
  }, [letIn, names, store, lifecycle, toast]);
}

function Door({
  admission,
  since,
  ...rest
}: {
  admission: OutAdmission;
  since: number;
  isOpen: boolean;
  onOtherCelebration(): void;
  onClose(): void;
}) {
  const { store } = useClink();
  const names = usePhone((phone) => phone.celebration?.names ?? '');
  const userName = usePhone((phone) => phone.userName ?? '');
  const count = usePhone((phone) => phone.session.drinks.length);
  const isAsking = usePhone((phone) => phone.asks !== null);

  function saveName(name: string) {
    const fault = store.saveName(name);
    if (!fault && admission === 'turned-away') store.ask('entry');
    return fault;
  }

  return (
    <DoorSheet
      {...rest}
      admission={admission}
      notice={doorNotice(admission, { names, userName, count, since: shortTime(since) })}
      userName={userName}
      isAsking={isAsking}
      onAsk={store.ask}
      onName={saveName}
    />
  );
}

function Renamed({ name, ...rest }: { name: string; isOpen: boolean; onClose(): void }) {
  const ownName = usePhone((phone) => phone.userName ?? '');
  return <RenamedSheet {...rest} name={name} ownName={ownName} />;
}

/**
 * The second line of the tracker. While the guest is not in, it shows that and opens the sheet again. After the end,
 * and when the celebration is gone, it says why drinks are on no leaderboard.
 */
export function HostStatus({ children }: { children: ReactNode }) {
  const admission = usePhone((phone) => phone.decision?.admission);
  const isOver = usePhone(
    ({ celebration, acknowledged, refusedBy }) =>
      celebration?.state === 'over' || (acknowledged !== null && refusedBy === 'unknown-celebration'),
  );
  if (isOver) return texts.statuses.over;
  if (!admission) return children;
  return (
    <button
      type="button"
      className={styles.status}
      aria-haspopup="dialog"
      onClick={() => isReopened.setState(true, true)}
    >
      {texts.statuses[admission]}
    </button>
  );
}

interface RenamedSheetProps {
  isOpen: boolean;
  /** The name that the hosts gave the guest. */
  name: string;
  ownName: string;
  onClose(): void;
}

/** Tells a guest once that the hosts have changed the name on the leaderboard. */
function RenamedSheet({ isOpen, name, ownName, onClose }: RenamedSheetProps) {
  const [first = ownName] = ownName.split(' ');
  // Whether the hosts have only made the guest's name longer, such as 'Ana Berger' for 'Ana'. A name that the hosts
  // have replaced with a different one is not shown again.
  const isLonger = foldedName(name.split(' ')[0] ?? '') === foldedName(first);
  return (
    <NoticeSheet
      isOpen={isOpen}
      onClose={onClose}
      title={inOneTypeface(texts.youAreNowCalled(name))}
      lead={isLonger ? texts.sameNameTonight(first) : texts.hostsWishIt}
    >
      <p className={styles.word}>{texts.notRight}</p>
    </NoticeSheet>
  );
}

/** Tells a guest once that the hosts have handed the evening over to another phone. `atMs`: on the server's clock. */
function HandedOverSheet({ atMs, isOpen, onClose }: { atMs: number; isOpen: boolean; onClose(): void }) {
  const lead = texts.handedOverLead(shortTime(atMs));
  return <NoticeSheet isOpen={isOpen} onClose={onClose} title={texts.handedOver} lead={lead} />;
}

interface NoticeSheetProps {
  isOpen: boolean;
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
  onClose(): void;
}

function NoticeSheet({ isOpen, title, lead, children, onClose }: NoticeSheetProps) {
  const picture = (
    <div className={styles.mark}>
      <Mark />
    </div>
  );
  return (
    <Sheet isOpen={isOpen} isUnasked onDismiss={onClose} picture={picture} title={title} lead={lead}>
      {children}
      <Button isWide data-autofocus onClick={onClose}>
        {texts.allRight}
      </Button>
    </Sheet>
  );
}
