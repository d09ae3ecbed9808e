import { useEffect, useRef, useState } from 'react';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import { useHost } from '../../state/host-context.tsx';
import { createKnock, type Knock } from './knock.ts';

/** Plays the knock whenever somebody new is at the door, in every place of the celebration. */
export function useKnock(room: HostRoom | null): Knock {
  const { storage } = useHost();
  const [knock] = useState(() => createKnock(storage));
  const known = useRef<ReadonlySet<string> | null>(null);

  // This is an effect because sound is outside React.
  useEffect(() => knock.start(), [knock]);

  useEffect(() => {
    if (!room) return;
    const before = known.current;
    const atTheDoor = room.guests.filter(({ state }) => state === 'waiting' || state === 'knocked');
    known.current = new Set(atTheDoor.map(({ id }) => id));
    // Guests who were at the door before this page was opened make no sound.
    if (before && atTheDoor.some(({ id }) => !before.has(id))) knock.sound();
  }, [room, knock]);
  return knock;
}
