import { type ReactNode, useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import { places } from '#messages/hosts/hosts.ts';
import type { GuestRow, HostRoom } from '../../../../domain/hosting/host-room.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { classNames } from '../../../look/class-names.ts';
import { SearchField } from '../../form/search-field.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { Desk } from '../../shell/desk.tsx';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { daysTo } from '../parts/evening.ts';
import styles from '../parts/guests.module.css';
import { useHosted, useParty, useServerNow } from '../room/hosted.tsx';
import { useModerate } from '../room/use-moderate.ts';
import { WordButton } from '../wall/word-button.tsx';
import { Glide } from './glide.tsx';
import { HistorySheet, LogList } from './log/log-list.tsx';
import { useLog } from './log/use-log.ts';
import { DoorQueue } from './notices/door-queue.tsx';
import { Levers } from './notices/levers.tsx';
import { EmptyRoom, OverNotice, PausedNotice, RoomStatus } from './notices/room-notices.tsx';
import { isHere } from './table/guest-list.ts';
import { useGuestSearch } from './table/guest-search.tsx';
import { GuestTable } from './table/guest-table.tsx';

/** How many entries of the log are beside the guests on a laptop. */
const RECENT = 4;

/** After the evening whoever comes to the door no longer makes a room. */
const AT_THE_DOOR: readonly string[] = ['waiting', 'knocked'] satisfies GuestRow['state'][];

/** Who is in, live, with the two levers, the queue at the door and the log. */
export function GuestsPlace() {
  const { celebration, settings, view } = useHosted();
  const party = useParty('guests');
  const moderate = useModerate();
  const { room, status } = view;
  const log = useLog(room);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { isIn, waiting, knocked } = sides(room);
  const search = useGuestSearch(isIn.length);
  const nowMs = useServerNow(view.serverAheadMs);
  const canAct = status === 'live';
  const isPast = daysTo(celebration, nowMs) < 0;
  const isOver = settings.state === 'over';
  const isEmpty = room !== null && !room.guests.some(({ state }) => !isPast || !AT_THE_DOOR.includes(state));
  const queue = canAct && waiting.length + knocked.length > 0 && (
    <div className={styles.queues}>
      {waiting.length > 0 && <DoorQueue waiting={waiting} moderate={moderate} />}
      {knocked.length > 0 && <DoorQueue waiting={knocked} isClosed moderate={moderate} />}
    </div>
  );
  const openHistory = () => setIsHistoryOpen(true);
  const searchLabel = texts.findAmong(isIn.length);
  return (
    <Desk
      title={places.guests}
      phoneTitle={party.names}
      party={party}
      layout="split"
      corner={
        <>
          <RoomStatus view={view} />
          <IconButton
            className={`only-phone ${styles.history}`}
            icon="clock"
            label={texts.history}
            aria-haspopup="dialog"
            onClick={openHistory}
          />
        </>
      }
      under={room && <span>{summaryOf(isIn, nowMs, isPast)}</span>}
      action={
        search.isField && (
          <div className="only-phone">
            <SearchField label={searchLabel} value={search.text} onChange={search.setText} />
          </div>
        )
      }
    >
      <div>
        <Glide above={<Above queue={queue} isSearching={search.isSearching} nowMs={nowMs} />}>
          {isEmpty && (isPast || !isOver) && <EmptyRoom isPast={isPast} />}
          {room && !isEmpty && (
            <GuestTable
              room={room}
              serverAheadMs={view.serverAheadMs}
              canAct={canAct}
              search={search}
              searchLabel={searchLabel}
              moderate={moderate}
            />
          )}
        </Glide>
      </div>
      <div className={`only-laptop ${styles.aside}`}>
        <Glide above={queue}>
          {log.value && (
            <TitledCard
              title={texts.hostsDid}
              action={
                log.value.entries.length > RECENT && <TextButton onClick={openHistory}>{texts.seeAll}</TextButton>
              }
            >
              <LogList entries={log.value.entries.slice(0, RECENT)} onUndo={log.undo} />
            </TitledCard>
          )}
        </Glide>
      </div>
      <HistorySheet isOpen={isHistoryOpen} log={log} onClose={() => setIsHistoryOpen(false)} />
    </Desk>
  );
}

/** What is above the guests. Those at the door are beside them on a laptop. */
function Above({ queue, isSearching, nowMs }: { queue: ReactNode; isSearching: boolean; nowMs: number }) {
  const { settings, view } = useHosted();
  const { room, status } = view;
  const { deletesAt } = settings;
  const isOver = settings.state === 'over';
  return (
    <div className={styles.above}>
      {status === 'offline' && <Notice icon="cloud">{room ? texts.offlineNotice : texts.neverLiveNotice}</Notice>}
      {status === 'live' && deletesAt !== null && <DeletionNotice deletesAt={deletesAt} />}
      {status === 'live' && deletesAt === null && isOver && <OverNotice />}
      {status === 'live' && !isOver && room && (
        <Controls pausedAt={room.pausedAt} isSearching={isSearching} isDoorFull={Boolean(queue)} nowMs={nowMs} />
      )}
      {queue && !isSearching && <div className="only-phone">{queue}</div>}
    </div>
  );
}

interface ControlsProps {
  pausedAt: number | null;
  isSearching: boolean;
  /** Somebody waits at the door. A low phone then shows the door and the first guests, and no word. */
  isDoorFull: boolean;
  nowMs: number;
}

/** On a phone they make room for what the search has found. */
function Controls({ pausedAt, isSearching, isDoorFull, nowMs }: ControlsProps) {
  return (
    <div className={classNames(styles.controls, isSearching && 'only-laptop')}>
      <Levers pausedAt={pausedAt} />
      {pausedAt !== null && <PausedNotice since={pausedAt} />}
      <div className={classNames(isDoorFull && styles.afterTheDoor)}>
        <WordButton nowMs={nowMs} />
      </div>
    </div>
  );
}

/** Who is in, who waits at the door, and who has knocked at the closed one. */
function sides(room: HostRoom | null) {
  const guests = room?.guests ?? [];
  return {
    isIn: guests.filter(({ state }) => state === 'in' || state === 'hidden'),
    waiting: guests.filter(({ state }) => state === 'waiting'),
    knocked: guests.filter(({ state }) => state === 'knocked'),
  };
}

function summaryOf(isIn: readonly GuestRow[], nowMs: number, isPast: boolean): string {
  if (isIn.length === 0) return isPast ? texts.nobodyAnyMore : texts.nobodyYet;
  return texts.inTheRoom(isIn.length, isIn.filter((guest) => isHere(guest, nowMs)).length);
}
