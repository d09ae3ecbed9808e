import type { HostRoom } from '../../../../../domain/hosting/host-room.ts';
import styles from '../../parts/guests.module.css';
import { useModerate } from '../../room/use-moderate.ts';
import { DoorQueue } from './door-queue.tsx';

interface DoorQueuesProps {
  room: HostRoom | null;
  /** Folds queues of two or more guests, on pages that are mainly about something else. */
  isShort?: boolean;
}

/** The guests who wait at the door, and those who have knocked at the closed door. */
export function DoorQueues({ room, isShort = false }: DoorQueuesProps) {
  const moderate = useModerate();
  const inState = (wanted: 'waiting' | 'knocked') => room?.guests.filter(({ state }) => state === wanted) ?? [];
  const [waiting, knocked] = [inState('waiting'), inState('knocked')];
  if (waiting.length + knocked.length === 0) return null;
  return (
    <div className={styles.queues}>
      {waiting.length > 0 && <DoorQueue waiting={waiting} isShort={isShort} moderate={moderate} />}
      {knocked.length > 0 && <DoorQueue waiting={knocked} isClosed isShort={isShort} moderate={moderate} />}
    </div>
  );
}
