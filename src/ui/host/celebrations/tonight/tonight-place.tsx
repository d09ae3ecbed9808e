import { useState } from 'react';
import { inDays } from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import { Across, Desk } from '../../shell/desk.tsx';
import { daysTo } from '../../time/evening.ts';
import { Glide } from '../guests/glide.tsx';
import { HistorySheet, RecentLog } from '../guests/log/log-sheets.tsx';
import { useLog } from '../guests/log/use-log.ts';
import { DoorQueues } from '../guests/notices/door-queues.tsx';
import { EmptyRoom, hasEmptyRoom } from '../guests/notices/empty-room.tsx';
import { OfflineNotice, PausedNotice, RoomCorner } from '../guests/notices/room-notices.tsx';
import { guestsIn, isRoomEmpty } from '../guests/table/guest-list.ts';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { DeletionPage } from '../parts/deletion-page.tsx';
import { NamesAndDay } from '../parts/names-and-day.tsx';
import { RecapLead } from '../recap/recap-lead.tsx';
import { useHosted, useParty, useServerNow } from '../room/hosted.tsx';
import type { RoomView } from '../room/room-feed.ts';
import { Acts } from './acts.tsx';
import { EndsSoon } from './ends-soon.tsx';
import { JustNow } from './just-now.tsx';
import { KnockSwitch } from './knock-switch.tsx';
import { Pulse } from './pulse.tsx';
import styles from './tonight.module.css';

/** Shows live numbers, the most important actions, guests at the door, and recent events at a glance. */
export function TonightPlace() {
  const { celebration, settings, view } = useHosted();
  const { room, status } = view;
  const party = useParty('tonight');
  const log = useLog(room);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const nowMs = useServerNow(view.serverAheadMs);
  const days = daysTo(celebration, nowMs);
  const isPast = days < 0;
  const isOver = settings.state === 'over';
  const isAfter = isPast || isOver;
  const isIn = guestsIn(room);
  const isEmpty = room !== null && isRoomEmpty(room, isPast);
  const { deletesAt } = settings;
  const openHistory = () => setIsHistoryOpen(true);
  if (isEmpty && deletesAt !== null) return <DeletionPage place="tonight" deletesAt={deletesAt} />;
  return (
    <Desk
      title={isAfter ? celebration.names : places.tonight}
      party={party}
      layout={isAfter ? 'half' : 'split'}
      corner={<RoomCorner view={view} hasAside onHistory={openHistory} />}
      under={<Under days={days} isAfter={isAfter} />}
    >
      <Across>
        <RecapLead isLarge />
      </Across>
      <div>
        <Glide
          above={
            <>
              {status === 'offline' && <OfflineNotice view={view} />}
              <AtTheDoor view={view} />
              {room && !isEmpty && !isOver && <Pulse isIn={isIn} lastToastAt={room.lately.lastToastAt} nowMs={nowMs} />}
              {status === 'live' && <LiveControls room={room} isOver={isOver} nowMs={nowMs} />}
            </>
          }
        >
          {isEmpty && hasEmptyRoom(settings, isPast) && <EmptyRoom isPast={isPast} />}
          {room && !isEmpty && <JustNow room={room} guests={isIn.length} nowMs={nowMs} />}
        </Glide>
      </div>
      <div className={styles.aside}>
        {!isAfter && <KnockSwitch />}
        <RecentLog log={log} most={mostOfLog(room)} onAll={openHistory} />
        <HistorySheet isOpen={isHistoryOpen} log={log} onClose={() => setIsHistoryOpen(false)} />
      </div>
    </Desk>
  );
}

function Under({ days, isAfter }: { days: number; isAfter: boolean }) {
  return (
    <>
      <NamesAndDay isOnlyDay={isAfter} />
      {days > 0 && <span>{inDays(days)}</span>}
    </>
  );
}

/** The log is about as long as what is beside it, which grows with the guests at the door. */
function mostOfLog(room: HostRoom | null): number {
  const waiting = room?.guests.filter(({ state }) => state === 'waiting' || state === 'knocked').length ?? 0;
  return waiting === 0 ? 6 : 7 + Math.min(waiting, 4);
}

/** Guests who wait are the first thing, because only a host can let them in. */
function AtTheDoor({ view: { room, status } }: { view: RoomView }) {
  return status === 'live' && <DoorQueues room={room} />;
}

interface LiveControlsProps {
  room: HostRoom | null;
  isOver: boolean;
  nowMs: number;
}

function LiveControls({ room, isOver, nowMs }: LiveControlsProps) {
  return (
    <>
      {!isOver && <EndsSoon nowMs={nowMs} />}
      {room && <TonightControls pausedAt={room.pausedAt} isOver={isOver} nowMs={nowMs} />}
    </>
  );
}

interface ControlsProps extends Omit<LiveControlsProps, 'room'> {
  pausedAt: number | null;
}

function TonightControls({ pausedAt, isOver, nowMs }: ControlsProps) {
  const { deletesAt } = useHosted().settings;
  if (deletesAt !== null) return <DeletionNotice deletesAt={deletesAt} />;
  if (isOver) return null;
  return (
    <>
      <Acts pausedAt={pausedAt} nowMs={nowMs} />
      {pausedAt !== null && <PausedNotice since={pausedAt} />}
    </>
  );
}
