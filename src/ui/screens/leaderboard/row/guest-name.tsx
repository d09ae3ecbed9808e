import { you } from '#messages/leaderboard.ts';
import styles from './guest-name.module.css';

/** A guest's name, isolated from the text around it because its direction may differ. */
export function GuestName({
  name,
  isYou,
  className,
}: {
  name: string;
  isYou: boolean;
  className?: string | undefined;
}) {
  return (
    <>
      <bdi className={className ?? styles.name}>{name}</bdi>
      {isYou && <span className={styles.you}>{you}</span>}
    </>
  );
}
