import { type ComponentProps, useRef, useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import { allGuests } from '#messages/hosts/tonight.ts';
import type { GuestRow, HostRoom } from '../../../../../domain/hosting/host-room.ts';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { focusHeading } from '../../../../components/screen-heading.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { TextButton } from '../../../../components/text-button.tsx';
import { Nothing } from '../../../notices/nothing.tsx';
import { Icon } from '../../../parts/icon.tsx';
import styles from '../../parts/guests.module.css';
import { useHosted, useServerNow } from '../../room/hosted.tsx';
import type { RoomView } from '../../room/room-feed.ts';
import type { Moderate } from '../../room/use-moderate.ts';
import { guestsIn, inSegment, named, SEGMENTS, type Segment, sharedNames, sorted } from './guest-list.ts';
import type { Task } from './guest-menu-rows.tsx';
import { GuestRows, lastSeenOf } from './guest-rows.tsx';
import { type GuestSearch, ToolbarSearch } from './guest-search.tsx';
import { GuestSheet } from './guest-sheet.tsx';
import { SetAsideRows } from './set-aside-rows.tsx';

const LABELS = { all: texts.all, new: texts.newcomers, aside: texts.setAside };

interface GuestTableProps {
  room: HostRoom;
  serverAheadMs: number;
  canAct: boolean;
  search: GuestSearch;
  moderate: Moderate;
}

/** The guests of one segment that match the search. Rows do not move while somebody is about to tap one. */
export function GuestTable({ room, serverAheadMs, canAct, search, moderate }: GuestTableProps) {
  const { celebration, settings, view } = useHosted();
  const isOffline = view.status === 'offline';
  const serverNow = useServerNow(serverAheadMs);
  const nowMs = isOffline ? lastKnownAt(room, view) : serverNow;
  const [segment, setSegment] = useState<Segment>('all');
  const [isHeld, setIsHeld] = useState(false);
  const [chosen, setChosen] = useState<{ readonly guest: GuestRow; readonly task: Task } | null>(null);
  const order = useRef<readonly string[]>([]);
  const rows = sorted(inSegment(room.guests, segment, nowMs), isHeld || chosen ? order.current : null, nowMs);
  order.current = rows.map(({ id }) => id);
  const shown = named(rows, search.text);
  const { isSearching } = search;
  const hasSeen = settings.state !== 'over';
  const current = chosen && (room.guests.find(({ id }) => id === chosen.guest.id) ?? chosen.guest);
  return (
    <>
      <div className={styles.toolbar}>
        <div className={search.isOpen ? 'only-laptop' : undefined}>
          <Segments<Segment>
            label={texts.whichGuests}
            chosen={segment}
            onChoose={setSegment}
            segments={SEGMENTS.map((id) => ({
              id,
              label: LABELS[id],
              count: inSegment(room.guests, id, nowMs).length,
            }))}
          />
        </div>
        <ToolbarSearch count={rows.length} search={search} />
      </div>
      <p className="visually-hidden" role="status">
        {isSearching && texts.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <Nobody isSearched={isSearching} />
      ) : (
        <Card
          className={styles.table}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <Rows
            segment={segment}
            isSearching={isSearching}
            isOffline={isOffline}
            hasSeen={hasSeen}
            guests={shown}
            nowMs={nowMs}
            canAct={canAct}
            shared={sharedNames(room.guests, celebration.names)}
            onChoose={(guest, task) => setChosen({ guest, task })}
            moderate={moderate}
          />
        </Card>
      )}
      {isSearching && <ShowAll count={guestsIn(room).length} onAll={() => search.setText('')} />}
      <GuestSheet
        guest={current}
        task={chosen?.task ?? 'menu'}
        seen={current ? lastSeenOf(current, nowMs) : ''}
        onTask={(task) => setChosen(chosen && { ...chosen, task })}
        onClose={() => setChosen(null)}
        moderate={moderate}
      />
    </>
  );
}

/** The time of the last known list, on the server's clock. */
function lastKnownAt(room: HostRoom, { lastLiveAt, serverAheadMs }: RoomView): number {
  return lastLiveAt === null ? room.at : lastLiveAt + serverAheadMs;
}

interface RowsProps extends ComponentProps<typeof GuestRows> {
  segment: Segment;
  isSearching: boolean;
}

/** The rows under their heading, and what they mean below them. */
function Rows({ segment, isSearching, isOffline, hasSeen, ...rows }: RowsProps) {
  const found = isSearching && texts.found(rows.guests.length);
  if (segment === 'aside') {
    return (
      <>
        {found && <p className={styles.explanation}>{found}</p>}
        <SetAsideRows {...rows} />
        <p className={styles.foot}>{texts.setAsideHint}</p>
      </>
    );
  }
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{found || texts.lastSeenFirst}</span>
        <span>{texts.drinksColumn}</span>
      </div>
      <GuestRows {...rows} isOffline={isOffline} hasSeen={hasSeen} />
      {!isSearching && <p className={styles.foot}>{texts.noPositions}</p>}
    </>
  );
}

/** Ends a search on a laptop. A phone has a button for that in the field. */
function ShowAll({ count, onAll }: { count: number; onAll(): void }) {
  const showAll = () => {
    onAll();
    focusHeading();
  };
  return (
    <div className={`only-laptop ${styles.all}`}>
      <TextButton onClick={showAll}>{allGuests(count)}</TextButton>
    </div>
  );
}

function Nobody({ isSearched }: { isSearched: boolean }) {
  if (!isSearched) return <Nothing icon="people">{texts.nobodyHere}</Nothing>;
  return (
    <EmptyState className={styles.nobody} inLens={<Icon name="search" />} title={texts.nobodyFound}>
      {texts.nobodyFoundLead}
    </EmptyState>
  );
}
