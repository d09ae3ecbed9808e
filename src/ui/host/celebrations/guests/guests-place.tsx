import { type ComponentProps, useState } from 'react';
import { guestsIn as guestsAt } from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/guests.ts';
import { places } from '#messages/hosts/hosts.ts';
import type { GuestRow, RoomSettings } from '../../../../domain/hosting/host-room.ts';
import { Across, Desk } from '../../shell/desk.tsx';
import { daysTo } from '../../time/evening.ts';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { DeletionPage } from '../parts/deletion-page.tsx';
import styles from '../parts/guests.module.css';
import { RecapLead } from '../recap/recap-lead.tsx';
import { useHosted, useParty, useServerNow } from '../room/hosted.tsx';
import { useModerate } from '../room/use-moderate.ts';
import { Glide } from './glide.tsx';
import { HistorySheet, RecentLog } from './log/log-sheets.tsx';
import { useLog } from './log/use-log.ts';
import { DoorQueues } from './notices/door-queues.tsx';
import { EmptyRoom, hasEmptyRoom } from './notices/empty-room.tsx';
import { OfflineNotice, PausedNotice, RoomCorner } from './notices/room-notices.tsx';
import { AT_THE_DOOR, guestsIn, isHere, isRoomEmpty } from './table/guest-list.ts';
import { useGuestSearch } from './table/guest-search.tsx';
import { GuestTable } from './table/guest-table.tsx';

/** The live list of all guests, with the queue at the door and the log. */
export function GuestsPlace() {
  const { celebration, settings, view } = useHosted();
  const party = useParty('guests');
  const moderate = useModerate();
  const { room, status } = view;
  const log = useLog(room);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const isIn = guestsIn(room);
  const search = useGuestSearch();
  const nowMs = useServerNow(view.serverAheadMs);
  const canAct = status === 'live';
  const isPast = daysTo(celebration, nowMs) < 0;
  const { deletesAt } = settings;
  const isEmpty = room !== null && isRoomEmpty(room, isPast);
  const isAlone = isEmpty && isForOneThing(settings, isPast);
  const openHistory = () => setIsHistoryOpen(true);
  if (isAlone && deletesAt !== null) return <DeletionPage place="guests" deletesAt={deletesAt} />;
  return (
    <Desk
      title={deletesAt === null ? places.guests : celebration.names}
      party={party}
      layout={isAlone ? 'fill' : 'split'}
      corner={<RoomCorner view={view} hasAside={!isAlone} onHistory={openHistory} />}
      under={room && deletesAt === null && <Summary isIn={isIn} nowMs={nowMs} isPast={isPast} />}
    >
      <News isEmpty={isEmpty} isSearching={search.isSearching} />
      <div>
        <Glide above={<Above isSearching={search.isSearching} />}>
          {isEmpty && hasEmptyRoom(settings, isPast) && <EmptyRoom isPast={isPast} />}
          {room && !isEmpty && (
            <GuestTable
              room={room}
              serverAheadMs={view.serverAheadMs}
              canAct={canAct}
              search={search}
              moderate={moderate}
            />
          )}
          {isEmpty && <RecapLead />}
        </Glide>
      </div>
      {!isAlone && <Aside log={log} onAll={openHistory} />}
      <HistorySheet isOpen={isHistoryOpen} log={log} onClose={() => setIsHistoryOpen(false)} />
    </Desk>
  );
}

/** Above both columns. While a host searches on a phone, the list has the room of the news after the evening. */
function News({ isEmpty, isSearching }: { isEmpty: boolean; isSearching: boolean }) {
  const { view } = useHosted();
  return (
    <Across>
      {view.status === 'offline' && <OfflineNotice view={view} />}
      {!isEmpty && <RecapLead className={isSearching ? 'only-laptop' : undefined} />}
    </Across>
  );
}

/** With so few guests, the log ends where the list ends. */
const FEW = 6;

/** The guests at the door and the log. Without a queue there is room for more of the log. */
function Aside({ log, onAll }: ComponentProps<typeof RecentLog>) {
  const { room, status } = useHosted().view;
  const isLive = status === 'live';
  const hasQueue = isLive && room?.guests.some(({ state }) => AT_THE_DOOR.includes(state));
  const isShort = guestsIn(room).length <= FEW;
  return (
    <div className={`only-laptop ${styles.aside}`} data-level={isShort || undefined}>
      <Glide above={isLive && <DoorQueues room={room} />}>
        <RecentLog log={log} most={hasQueue ? 5 : 8} onAll={onAll} />
      </Glide>
    </div>
  );
}

/** Whether an empty room leaves the page with one thing only: the way in before the evening, or the deletion. */
function isForOneThing({ deletesAt, state }: RoomSettings, isPast: boolean): boolean {
  return deletesAt !== null || (!isPast && state !== 'over');
}

/**
 * The notices above the list of guests. Guests at the door are listed here on a phone only. On a laptop they are beside
 * the list.
 */
function Above({ isSearching }: { isSearching: boolean }) {
  const { settings, view } = useHosted();
  const { room, status } = view;
  const { deletesAt } = settings;
  const isOver = settings.state === 'over';
  return (
    <div className={styles.above}>
      {status === 'live' && deletesAt !== null && <DeletionNotice deletesAt={deletesAt} />}
      {status === 'live' && !isOver && room?.pausedAt != null && !isSearching && <PausedNotice since={room.pausedAt} />}
      {status === 'live' && !isSearching && (
        <div className="only-phone">
          <DoorQueues room={room} isShort />
        </div>
      )}
    </div>
  );
}

function Summary({ isIn, nowMs, isPast }: { isIn: readonly GuestRow[]; nowMs: number; isPast: boolean }) {
  const { settings, view } = useHosted();
  const isStill = settings.state === 'over' || view.status === 'offline';
  return <span>{isStill ? guestsAt(isIn.length) : summaryOf(isIn, nowMs, isPast)}</span>;
}

function summaryOf(isIn: readonly GuestRow[], nowMs: number, isPast: boolean): string {
  if (isIn.length === 0) return isPast ? texts.nobodyAnyMore : texts.nobodyYet;
  const here = isIn.filter((guest) => isHere(guest, nowMs)).length;
  return here === 0 ? guestsAt(isIn.length) : texts.inTheRoom(isIn.length, here);
}
