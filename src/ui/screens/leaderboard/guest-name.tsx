import { you } from '#messages/leaderboard.ts';
import styles from './guest-name.module.css';

/** A guest's own words: kept apart from the text around them, whatever way they run. */
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
