import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { shortDayOf } from '#messages/hosts/celebrations.ts';
import type { RoomSettings } from '../../../../domain/hosting/host-room.ts';
import type { CelebrationChanges, HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import type { CelebrationCalls } from '../../calls/hosting.ts';
import type { Party } from '../../shell/place-links.tsx';
import { useHost } from '../../state/host-context.tsx';
import type { Place } from '../../state/host-route.ts';
import { isPast } from '../../time/evening.ts';
import { isElsewhere, type Times, timesIn } from '../../time/times.ts';
import { zoneOf } from '../../time/zone-names.ts';
import type { Knock } from './knock.ts';
import type { RoomView } from './room-feed.ts';

/** A celebration without the settings that the live room contains. */
export type ShownCelebration = Omit<HostedCelebration, keyof RoomSettings>;

/** The celebration whose places are shown. */
export interface Hosted {
  readonly celebration: ShownCelebration;
  /**
   * The settings of the live room, because other hosts may change them. Until the room has arrived, they are the loaded
   * settings.
   */
  readonly settings: RoomSettings;
  readonly calls: CelebrationCalls;
  /** The guests, live. */
  readonly view: RoomView;
  /** The sound with which this device announces that somebody is at the door. */
  readonly knock: Knock;
  /** @throws CallFault */
  change(changes: CelebrationChanges): Promise<HostedCelebration>;
  /** Asks the server for the guests at once. */
  retry(): void;
  /** Loads the celebration again, because another host has changed it. */
  reload(): void;
  /** Shows a celebration that was loaded elsewhere. */
  show(celebration: HostedCelebration): void;
}

const HostedContext = createContext<Hosted | null>(null);

export function HostedProvider({ hosted, children }: { hosted: Hosted; children: ReactNode }) {
  return <HostedContext value={hosted}>{children}</HostedContext>;
}

export function useHosted(): Hosted {
  const hosted = use(HostedContext);
  if (!hosted) throw new Error('a place of a celebration stands outside HostedProvider');
  return hosted;
}

/** How its pages write times. */
export const useTimes = (): Times => timesIn(useHosted().celebration.timeZone);

/** The places that show times of events. */
const WITH_TIMES: ReadonlySet<Place> = new Set(['tonight', 'guests', 'recap']);

/** The celebration in the form that the rail, the tabs and the heading need. */
export function useParty(place: Place): Party {
  const { celebration, settings, view } = useHosted();
  const { clock } = useHost();
  const nowMs = clock.now();
  const atTheDoor = view.room?.guests.filter(({ state }) => state === 'waiting').length ?? celebration.waiting;
  // Without a connection, nobody can be let in.
  const waiting = view.status === 'offline' ? 0 : atTheDoor;
  const { timeZone } = celebration;
  const clocks = WITH_TIMES.has(place) && isElsewhere(timeZone, nowMs) ? zoneOf(timeZone) : null;
  return {
    id: celebration.id,
    place,
    names: celebration.names,
    day: dayAt(celebration.date, nowMs),
    isOver: isPast({ ...celebration, state: settings.state }, nowMs),
    waiting,
    clocks,
  };
}

/** The day below the couple's names, such as 'Sat, 20 June'. */
export const dayAt = (date: string, nowMs: number): string =>
  shortDayOf(date, new Date(nowMs).toISOString().slice(0, 10));

const TICK_MS = 20_000;

/** The time on the server's clock, in ms. It is updated at intervals, for texts such as 'seen 12 min ago'. */
export function useServerNow(serverAheadMs: number): number {
  const { clock } = useHost();
  const [, setTicks] = useState(0);
  // This is an effect because the clock is outside React.
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return clock.now() + serverAheadMs;
}
