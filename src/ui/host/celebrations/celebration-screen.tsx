import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import * as texts from '#messages/hosts/celebrations.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { namesAndDay } from '#messages/hosts/invite.ts';
import type {
  CelebrationChanges,
  HostedCelebration,
  ListedCelebration,
} from '../../../domain/hosting/hosted-celebration.ts';
import { useLoaded } from '../acts/use-loaded.ts';
import { type CelebrationCalls, celebrationCalls } from '../calls/hosting.ts';
import { Desk } from '../shell/desk.tsx';
import { DidNotCome, TryAgain } from '../shell/did-not-come.tsx';
import { useHost } from '../state/host-context.tsx';
import type { Place } from '../state/host-route.ts';
import { keepCouple } from '../state/kept-couple.ts';
import { isPast } from '../time/evening.ts';
import { DetailsPlace } from './details/details-place.tsx';
import { type DetailsFields, useDetails } from './details/use-details.ts';
import { EveningPlace } from './evening/evening-place.tsx';
import { GuestsPlace } from './guests/guests-place.tsx';
import { NeverCame } from './guests/notices/room-notices.tsx';
import { HostsPlace } from './hosts/hosts-place.tsx';
import { NoLongerHost } from './hosts/no-longer-host.tsx';
import { InvitePlace } from './invite/invite-place.tsx';
import { LookPlace } from './look/look-place.tsx';
import { MenuPlace } from './menu/menu-place.tsx';
import { RecapPlace } from './recap/recap-place.tsx';
import { dayAt, HostedProvider, useHosted } from './room/hosted.tsx';
import { createRoomFeed, type RoomView } from './room/room-feed.ts';
import { useKnock } from './room/use-knock.ts';
import { TonightPlace } from './tonight/tonight-place.tsx';
import { WallPlace } from './wall/wall-place.tsx';

export function CelebrationScreen({ id, place }: { id: string; place: Place }) {
  const { call, answers, clock } = useHost();
  const [calls] = useState(() => celebrationCalls(call, id));
  const { value: celebration, fault, reload, set } = useLoaded(calls.load, { keptAs: `celebration ${id}` });
  if (fault?.code === 'unknown-celebration') return <NoLongerHost celebration={celebration} />;
  if (celebration)
    return <Places place={place} celebration={celebration} calls={calls} onChanged={set} onStale={reload} />;
  const listed = answers.of('celebrations')?.value as readonly ListedCelebration[] | undefined;
  const known = listed?.find((one) => one.id === id);
  const nowMs = clock.now();
  const day = known ? dayAt(known.date, nowMs) : '';
  const isOver = known !== undefined && isPast(known, nowMs);
  const party = { id, place, names: known?.names ?? '', day, isOver, waiting: 0, clocks: null };
  return (
    <Desk
      title={shared.places[place]}
      under={known && <span className="only-phone">{namesAndDay(known.names, day)}</span>}
      party={party}
      layout="fill"
      action={fault && <TryAgain onRetry={reload} />}
    >
      {fault ? (
        <DidNotCome title={texts.placeDidNotCome} lead={texts.didNotComeLead} />
      ) : (
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
      )}
    </Desk>
  );
}

interface PlacesProps {
  place: Place;
  celebration: HostedCelebration;
  calls: CelebrationCalls;
  onChanged(celebration: HostedCelebration): void;
  /** Called when another host may have changed the celebration or removed this host. */
  onStale(): void;
}

/** Follows the room in every place of the celebration, because the tabs show how many guests wait. */
function Places({ place, celebration, calls, onChanged, onStale }: PlacesProps) {
  const host = useHost();
  const roomName = `room of ${celebration.id}`;
  const [feed] = useState(() => {
    const before = host.answers.of(roomName)?.value as RoomView | undefined;
    return createRoomFeed({ ...host, celebration, before, onRefused: onStale });
  });
  const view = useStore(feed);
  const knock = useKnock(view.room);
  const details = useDetails({ celebration, isLive: view.status === 'live', change, reload: onStale });

  // This is an effect because the stream is outside React. It is open while this celebration is shown.
  useEffect(() => {
    const stop = feed.start();
    return () => {
      stop();
      host.answers.keep(roomName, { value: feed.getState(), at: host.clock.now() });
    };
  }, [feed, host, roomName]);

  // This is an effect because the storage is outside React.
  useEffect(() => keepCouple(host.storage, celebration.names), [host.storage, celebration.names]);

  // The room does not contain the names and the date. So the celebration is loaded again when the room's log changes.
  const log = view.room?.log;
  const known = useRef(log);
  const loadAgain = useEffectEvent(onStale);
  useEffect(() => {
    if (known.current !== undefined && log !== known.current) loadAgain();
    known.current = log;
  }, [log]);

  async function change(changes: CelebrationChanges): Promise<HostedCelebration> {
    const { room } = feed.getState();
    const changed = await calls.change(changes);
    onChanged(changed);
    feed.learn(changed, room);
    return changed;
  }

  const shown = { celebration, settings: view.room ?? celebration };
  return (
    <HostedProvider
      hosted={{ ...shown, calls, view, knock, change, retry: feed.retry, reload: onStale, show: onChanged }}
    >
      <PlaceScreen place={place} details={details} />
    </HostedProvider>
  );
}

interface PlaceScreenProps {
  place: Place;
  details: DetailsFields;
}

function PlaceScreen({ place, details }: PlaceScreenProps) {
  const { view } = useHosted();
  if ((place === 'tonight' || place === 'guests') && view.status === 'offline' && !view.room) {
    return <NeverCame place={place} />;
  }
  switch (place) {
    case 'tonight':
      return <TonightPlace />;
    case 'guests':
      return <GuestsPlace />;
    case 'recap':
      return <RecapPlace />;
    case 'invite':
      return <InvitePlace />;
    case 'evening':
      return <EveningPlace />;
    case 'menu':
      return <MenuPlace />;
    case 'look':
      return <LookPlace />;
    case 'wall':
      return <WallPlace />;
    case 'details':
      return <DetailsPlace details={details} />;
    case 'hosts':
      return <HostsPlace />;
  }
}
