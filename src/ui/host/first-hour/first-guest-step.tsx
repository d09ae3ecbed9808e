import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as texts from '#messages/hosts/first-hour.ts';
import type { HostedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { Button } from '../../components/button.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { celebrationCalls, installationCalls } from '../calls/hosting.ts';
import { NoLongerHost } from '../celebrations/hosts/no-longer-host.tsx';
import { reachOf } from '../celebrations/invite/invite-place.tsx';
import { createRoomFeed } from '../celebrations/room/room-feed.ts';
import { Trouble } from '../parts/notice.tsx';
import { useHost } from '../state/host-context.tsx';
import { Arrivals } from './arrivals.tsx';
import { BeforeTheEvening } from './before-the-evening.tsx';
import styles from './first-guest-step.module.css';
import { FirstHourFrame } from './frame.tsx';
import { GrowingCard } from './growing-card.tsx';
import { GuestPhone, guestAddress } from './guest-phone.tsx';
import { OnThisComputer, Square } from './reach-box.tsx';

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
  const { names, date, code, link } = celebration;
  const host = useHost();
  const [feed] = useState(() => createRoomFeed({ ...host, celebration, onRefused: () => undefined }));
  const { room } = useStore(feed);
  // The stream is outside React. It lives as long as this step is shown.
  useEffect(() => feed.start(), [feed]);

  const common = { names, date, code, link: link ?? location.href, room };
  const reach = reachOf(new URL(common.link));
  return reach === 'computer' ? (
    <OnLocalhost {...common} id={celebration.id} />
  ) : (
    <OnNetwork {...common} id={celebration.id} isPublic={reach === 'everybody'} />
  );
}

interface FirstGuestProps {
  readonly id: string;
  readonly names: string;
  readonly date: string;
  readonly code: string;
  readonly link: string;
  readonly room: Parameters<typeof Arrivals>[0]['room'];
}

/** A guest's phone stands beside the words. Other phones come in by the server's address in its network. */
function OnLocalhost({ id, code, link, room }: FirstGuestProps) {
  const { call } = useHost();
  const { value: installation } = useLoaded(installationCalls(call).find);
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
      <OpenPhone code={code} />
      <Arrivals room={room} />
      {installation && <OnThisComputer link={link} networkUrl={installation.url} code={code} />}
      <BeforeTheEvening id={id} code={code} />
      <GoToCelebration id={id} />
    </FirstHourFrame>
  );
}

/** The finished card stands beside the words. A phone has room for its square alone. */
function OnNetwork({ id, names, date, code, link, room, isPublic }: FirstGuestProps & { isPublic: boolean }) {
  return (
    <FirstHourFrame
      step={3}
      pageTitle={texts.scanIt}
      title={texts.scanIt}
      lead={texts.scanItLead}
      mark={<p className={styles.open}>{isPublic ? texts.guestsCanComeIn : texts.phonesCanComeIn}</p>}
      stage={<GrowingCard names={names} date={date} made={{ code, link }} />}
      note={texts.cardsLikeThis}
    >
      <div className="only-phone">
        <Square link={link} code={code} />
      </div>
      <Arrivals room={room} />
      <BeforeTheEvening id={id} code={code} isPublic={isPublic} />
      <GoToCelebration id={id} isPrimary />
    </FirstHourFrame>
  );
}

/** On a phone there is no room for another one. */
function OpenPhone({ code }: { code: string }) {
  const open = () => window.open(guestAddress(code), '_blank', 'noopener');
  return (
    <div className={`only-phone ${styles.openPhone}`}>
      <Button kind="primary" isWide onClick={open}>
        {texts.openGuestsPhone}
      </Button>
    </div>
  );
}

function GoToCelebration({ id, isPrimary }: { id: string; isPrimary?: boolean }) {
  const { go } = useHost();
  return (
    <div className={styles.goOn}>
      <Button
        kind={isPrimary ? 'primary' : 'plain'}
        isWide
        onClick={() => go({ screen: 'celebration', id, place: 'guests' })}
      >
        {texts.goToMyCelebration}
      </Button>
    </div>
  );
}
