import { dateOf } from '#messages/celebration/celebration.ts';
import { shortDayOf } from '#messages/hosts/celebrations.ts';
import { namesAndDay } from '#messages/hosts/invite.ts';
import { useHost } from '../../state/host-context.tsx';
import { useHosted } from '../room/hosted.tsx';

/** Whose celebration it is and when, under a heading. A phone has less room for the day. `isOnlyDay`: the heading says whose. */
export function NamesAndDay({ isOnlyDay = false }: { isOnlyDay?: boolean }) {
  const { names, date } = useHosted().celebration;
  const today = new Date(useHost().clock.now()).toISOString().slice(0, 10);
  const [short, long] = [shortDayOf(date, today), dateOf(date)];
  return (
    <>
      <span className="only-phone">{isOnlyDay ? short : namesAndDay(names, short)}</span>
      <span className="only-laptop">{isOnlyDay ? long : namesAndDay(names, long)}</span>
    </>
  );
}
