import { useStore } from 'zustand';
import * as messages from '#messages/leaderboard.ts';
import type { Scope } from '../../../../domain/leaderboard/leaderboard.ts';
import { NEARBY_RADIUS_FEET } from '../../../../domain/location/nearby.ts';
import type { LocationSharing } from '../../../../sync/evening/location.ts';
import type { Phone } from '../../../../sync/phone/phone.ts';
import { Icon } from '../../../components/drawings/icon.tsx';
import { useLive, usePhone } from '../../../guest/clink-context.tsx';
import { useSettings } from '../../../later/use-settings.tsx';
import styles from './scope-note.module.css';

/** Tells a guest who shares a position, or has tried to, whose drinks are shown (docs/readings.md#location). */
export function ScopeNote() {
  const settings = useSettings();
  const scope = useLive((live) => (live.leaderboard === null ? null : live.scope));
  const shared = usePhone((phone) => (scope === null ? null : noteFor(phone, scope)));
  if (shared !== null) return <Note>{shared}</Note>;
  return scope !== null && settings ? <FailureNote sharing={settings.sharing} /> : null;
}

function FailureNote({ sharing }: { sharing: LocationSharing }) {
  const hasFailed = useStore(sharing, (state) => state.hasFailed);
  return hasFailed ? <Note>{messages.positionFailed}</Note> : null;
}

/** Null for a guest who shares no position. The server decides whether a position counts, and the phone shows the result. */
function noteFor({ position, state }: Phone, scope: Scope): string | null {
  if (position === null) return null;
  if (scope === 'everyone') return state.hidden ? messages.hiddenSeesEveryone : messages.positionCatchesUp;
  return (position === undefined ? messages.guestsWithinLast : messages.guestsWithin)(NEARBY_RADIUS_FEET);
}

function Note({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <Icon name="pin" />
      {children}
    </p>
  );
}
