import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { copiedInstead } from '#messages/celebration/celebration.ts';
import * as texts from '#messages/hosts/first-hour.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import type { HostedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { shareLink } from '../../browser/share-link.ts';
import { Button } from '../../components/button.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { celebrationCalls } from '../calls/hosting.ts';
import { NoLongerHost } from '../celebrations/hosts/no-longer-host.tsx';
import { createRoomFeed } from '../celebrations/room/room-feed.ts';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/notice.tsx';
import { useHost } from '../state/host-context.tsx';
import { Arrivals } from './arrivals.tsx';
import { BeforeTheEvening } from './before-the-evening.tsx';
import styles from './first-guest-step.module.css';
import { FirstHourFrame } from './frame.tsx';
import { GrowingCard } from './growing-card.tsx';
import { GuestPhone, guestAddress } from './guest-phone.tsx';
import { LinkLine, OnThisComputer, Square } from './reach-box.tsx';

/** The celebration is made: its square, and the first guest as soon as there is one. */
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
  // The stream is outside React. It lives as long as this step is shown.
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
  /** The best one that is known. */
  readonly link: string;
  readonly room: Parameters<typeof Arrivals>[0]['room'];
}

/** A guest's phone stands beside the words. Other phones come in by the server's address in its network. */
function OnLocalhost({ celebration, link, room }: FirstGuestProps) {
  const { id, code } = celebration;
  return (
    <FirstHourFrame
      step={3}
      pageTitle={texts.beTheFirstGuest}
      title={texts.beTheFirstGuest}
      lead={
        <>
          <span className="only-laptop">{texts.typeNameBeside}</span>
          <span className="only-phone">{texts.typeName}</span>
        </>
      }
      stage={<GuestPhone code={code} />}
      note={texts.guestsPhoneLive}
    >
      <Arrivals celebration={celebration} room={room} />
      <div className={`only-phone ${styles.openPhone}`}>
        <OpenPhone code={code} label={texts.openGuestsPhone} />
      </div>
      <OnThisComputer link={link} code={code} />
      <BeforeTheEvening id={id} code={code} />
      <GoToCelebration id={id} />
    </FirstHourFrame>
  );
}

/**
 * The finished card stands beside the words. A host who holds a phone cannot scan its square: there the link is sent to
 * somebody, the host is the first guest, or somebody else scans.
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
          <span className="only-phone">{texts.beTheFirstGuest}</span>
        </>
      }
      lead={
        <>
          <span className="only-laptop">{texts.scanItLead}</span>
          <span className="only-phone">{texts.sendItLead}</span>
        </>
      }
      mark={<p className={styles.open}>{canComeIn}</p>}
      stage={<GrowingCard names={names} date={date} made={{ code, link }} />}
      note={texts.cardsLikeThis}
    >
      <Arrivals celebration={celebration} room={room} />
      <div className={`only-phone ${styles.openPhone}`}>
        <SendIt link={link} />
        <OpenPhone code={code} label={texts.beTheFirstHere} />
        <p className={styles.orScan}>{texts.orScanHere}</p>
        <Square link={link} code={code} />
      </div>
      <BeforeTheEvening id={id} code={code} isPublic={isPublic} />
      <GoToCelebration id={id} isPrimary />
    </FirstHourFrame>
  );
}

/** On a phone there is no room for the phone beside the words. */
function OpenPhone({ code, label }: { code: string; label: string }) {
  const open = () => window.open(guestAddress(code), '_blank', 'noopener');
  return (
    <Button kind="primary" isWide onClick={open}>
      {label}
    </Button>
  );
}

/** The system's sheet where there is one. Plain http has none, and some browsers refuse: then the link can be read. */
function SendIt({ link }: { link: string }) {
  const [refused, setRefused] = useState<'copied' | 'failed' | null>(null);
  const canShare = 'share' in navigator;
  return (
    <>
      {canShare && (
        <Button isWide onClick={async () => setRefused(await shareLink(link))}>
          <Icon name="share" />
          {texts.sendIt}
        </Button>
      )}
      <p className={styles.orScan} role="alert">
        {refused === 'copied' && copiedInstead}
      </p>
      {(refused !== null || !canShare) && <LinkLine link={link} />}
    </>
  );
}

function GoToCelebration({ id, isPrimary }: { id: string; isPrimary?: boolean }) {
  const { go } = useHost();
  return (
    <div className={styles.goOn}>
      <Button
        kind={isPrimary ? 'primary' : 'plain'}
        isWide
        onClick={() => go({ screen: 'celebration', id, place: 'tonight' })}
      >
        {texts.goToMyCelebration}
      </Button>
    </div>
  );
}
