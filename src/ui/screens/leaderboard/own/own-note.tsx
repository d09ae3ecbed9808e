import { youAreHidden, youAreNotIn } from '#messages/leaderboard.ts';
import type { Phone } from '../../../../sync/phone/phone.ts';
import { usePhone } from '../../../guest/clink-context.tsx';

/** Why the guest has no rank, if there is a reason. */
export function OwnNote() {
  const note = usePhone(noteFor);
  return note && <p>{note}</p>;
}

function noteFor({ state, decision }: Phone): string | null {
  if (decision?.admission) return youAreNotIn;
  return state.hidden ? youAreHidden : null;
}
