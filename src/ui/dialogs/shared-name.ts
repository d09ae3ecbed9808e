import { useEffect, useMemo } from 'react';
import { everyoneSeesIt } from '#messages/dialogs.ts';
import { nameIsOfCouple, nameIsShared } from '#messages/settings.ts';
import { splitNames } from '../../domain/celebration/couple-names.ts';
import { readingsOf } from '../../domain/names/folded-name.ts';
import { useClink, useLive, usePhone } from '../guest/clink-context.tsx';

/**
 * Returns the note about a name that somebody else on the leaderboard or one of the couple also has. Guests who hide or
 * have not been let in are not on the leaderboard, so no note reveals them. While the guest chooses a name, the phone
 * follows the list of all guests.
 */
export function useSharedName(isChoosing: boolean): (name: string) => string | null {
  const { live } = useClink();
  const sessionId = usePhone((phone) => phone.identity.sessionId);
  const couple = usePhone((phone) => phone.celebration?.names ?? '');
  const leaderboard = useLive((state) => state.leaderboard);
  // This is an effect because the stream is outside React.
  useEffect(() => (isChoosing ? live.watch('all') : undefined), [isChoosing, live]);
  const others = useMemo(() => {
    const guests = Array.from(leaderboard?.shown.values() ?? []);
    return new Set(guests.flatMap((guest) => (guest.sessionId === sessionId ? [] : readingsOf(guest.userName))));
  }, [leaderboard, sessionId]);
  const ofCouple = useMemo(() => new Set((splitNames(couple) ?? [couple]).flatMap(readingsOf)), [couple]);
  return (name) => {
    const spellings = name.trim() ? readingsOf(name) : [];
    if (spellings.some((spelling) => others.has(spelling))) return nameIsShared;
    return spellings.some((spelling) => ofCouple.has(spelling)) ? nameIsOfCouple : null;
  };
}

/** The note of `useSharedName` for a new guest. */
export function NameNote({ name }: { name: string }) {
  return useSharedName(true)(name) ?? everyoneSeesIt;
}
