import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as texts from '#messages/hosts/first-hour.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import type { HostRoom } from '../../../domain/hosting/host-room.ts';
import type { HostedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { Button } from '../../components/button.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { celebrationCalls } from '../calls/hosting.ts';
import { NoLongerHost } from '../celebrations/hosts/no-longer-host.tsx';
import { createRoomFeed } from '../celebrations/room/room-feed.ts';
import { Trouble } from '../notices/trouble.tsx';
import { ShareLink } from '../parts/copy-link.tsx';
import { useHost } from '../state/host-context.tsx';
import { Arrivals, arrivedIn } from './arrivals.tsx';
import { BeforeTheEvening } from './before-the-evening.tsx';
import styles from './first-guest-step.module.css';
import { FirstHourFrame } from './frame.tsx';
import { GrowingCard } from './growing-card.tsx';
import { GuestPhone, guestAddress } from './guest-phone.tsx';
import { OnThisComputer, WayIn } from './reach-box.tsx';

/** The third step, after the celebration is created: its QR code, and the first guest as soon as there is one. */
export function FirstGuestStep({ id }: { id: string }) {
  const { call } = useHost();
  const [calls] = useState(() => celebrationCalls(call, id));
  const loaded = useLoaded(calls.load);
  const { value: celebration, fault } = loaded;
  if (fault?.code === 'unknown-celebration') return <NoLongerHost celebration={celebration} />;
  if (celebration) return <FirstGuest celebration={celebration} />;
  return (
    <FirstHourFrame step={3} pageTitle={texts.steps[2]} title={texts.steps[2]} stage={null}>
      <Trouble of={loaded} />
    </FirstHourFrame>
  );
}

function FirstGuest({ celebration }: { celebration: HostedCelebration }) {
  const host = useHost();
  const [feed] = useState(() => createRoomFeed({ ...host, celebration, onRefused: () => undefined }));
  const { room } = useStore(feed);
  // This is an effect because the stream is outside React. It is open while this step is shown.
  useEffect(() => feed.start(), [feed]);

  const common = { celebration, link: celebration.link ?? location.href, room };
  const isPublic = reachOf(new URL(common.link)) === 'everybody';
  return reachOf(location) === 'computer' && !isPublic ? (
    <OnLocalhost {...common} />
  ) : (
    <OnNetwork {...common} isPublic={isPublic} />
  );
}

interface FirstGuestProps {
  readonly celebration: HostedCelebration;
  /** The link that most phones can open. */
  readonly link: string;
  readonly room: HostRoom | null;
}

const READY = (
  <>
    {texts.isReady} <br />
    {texts.beTheFirstGuest}
  </>
);

/** Shows a guest's phone beside the words. Other phones need the server's address in its network. */
function OnLocalhost({ celebration, link, room }: FirstGuestProps) {
  const { id, code } = celebration;
  return (
    <FirstHourFrame
      step={3}
      pageTitle={texts.beTheFirstGuest}
      title={READY}
      lead={
        <>
          <span className="only-laptop">{texts.typeNameBeside}</span>
          <span className="only-phone">{texts.typeName}</span>
        </>
      }
      stage={<GuestPhone code={code} />}
      note={texts.guestsPhoneLive}
    >
      <Arrivals room={room} names={celebration.names} />
      <div className={`only-phone ${styles.ways}`}>
        <OpenPhone code={code} label={texts.tryAsGuest} room={room} />
      </div>
      <OnThisComputer link={link} code={code} />
      <BeforeTheEvening id={id} code={code} />
      <GoToCelebration id={id} room={room} />
    </FirstHourFrame>
  );
}

/**
 * Shows the finished card beside the words. Hosts on a phone cannot scan the QR code on their own screen: there the
 * host is the first guest, the link is sent to somebody, or somebody else scans.
 */
function OnNetwork({ celebration, link, room, isPublic }: FirstGuestProps & { isPublic: boolean }) {
  const { id, names, date, code } = celebration;
  const canComeIn = isPublic ? texts.guestsCanComeIn : texts.phonesCanComeIn;
  return (
    <FirstHourFrame
      step={3}
      pageTitle={canComeIn}
      title={
        <>
          <span className="only-laptop">{texts.scanIt}</span>
          <span className="only-phone">{READY}</span>
        </>
      }
      lead={<span className="only-laptop">{texts.scanItLead}</span>}
      mark={<p className={`only-laptop ${styles.open}`}>{canComeIn}</p>}
      stage={<GrowingCard names={names} date={date} made={{ code, link }} />}
      note={texts.cardsLikeThis}
    >
      <div className={`only-phone ${styles.ways}`}>
        <WayIn link={link} code={code} />
        <OpenPhone code={code} label={texts.beTheFirstHere} room={room} />
        {'share' in navigator && (
          <ShareLink link={link} kind="plain">
            {texts.sendIt}
          </ShareLink>
        )}
      </div>
      <Arrivals room={room} />
      <BeforeTheEvening id={id} code={code} isPublic={isPublic} />
      <GoToCelebration id={id} room={room} />
    </FirstHourFrame>
  );
}

/**
 * Opens the guests' page, for which a phone has no room beside the words. It is the main button until a guest is in.
 */
function OpenPhone({ code, label, room }: { code: string; label: string; room: HostRoom | null }) {
  const open = () => window.open(guestAddress(code), '_blank', 'noopener');
  return (
    <Button kind={arrivedIn(room).length === 0 ? 'primary' : 'plain'} isWide onClick={open}>
      {label}
    </Button>
  );
}

/** The way on, which is the main button. On a phone it is quiet until somebody is in, below the other main button. */
function GoToCelebration({ id, room }: { id: string; room: HostRoom | null }) {
  const { go } = useHost();
  const isWaiting = arrivedIn(room).length === 0;
  const goOn = () => go({ screen: 'celebration', id, place: 'tonight' });
  return (
    <div className={styles.goOn}>
      <div className={isWaiting ? 'only-laptop' : undefined}>
        <Button kind="primary" isWide onClick={goOn}>
          {texts.goToMyCelebration}
        </Button>
      </div>
      {isWaiting && (
        <div className="only-phone">
          <TextButton isWide onClick={goOn}>
            {texts.goToMyCelebration}
          </TextButton>
        </div>
      )}
    </div>
  );
}
