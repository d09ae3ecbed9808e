import { useEffect, useMemo } from 'react';
import { everyoneSeesIt } from '#messages/dialogs.ts';
import { nameIsOfCouple, nameIsShared } from '#messages/settings.ts';
import { splitNames } from '../../domain/celebration/couple-names.ts';
import { readingsOf } from '../../domain/names/folded-name.ts';
import { useClink, useLive, usePhone } from '../guest/clink-context.tsx';

/**
 * What to say about a name that somebody else on the leaderboard has, or one of the couple. Guests who hide, or who are not
 * in, are not there, so nothing is said of them. While a guest chooses, the phone follows the list of all.
 */
export function useSharedName(isChoosing: boolean): (name: string) => string | null {
  const { live } = useClink();
  const sessionId = usePhone((phone) => phone.identity.sessionId);
  const couple = usePhone((phone) => phone.celebration?.names ?? '');
  const leaderboard = useLive((state) => state.leaderboard);
  // The stream is outside React.
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

/** What a new guest should know about the name in the field. While it is shown, the phone follows the list of all guests. */
export function NameNote({ name }: { name: string }) {
  return useSharedName(true)(name) ?? everyoneSeesIt;
}
