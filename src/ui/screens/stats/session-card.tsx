import * as messages from '#messages/stats.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { Card } from '../../components/card.tsx';
import { shortTimeFormat } from '../../time/short-time.ts';
import { FactList } from './fact-list.tsx';
import { Figure } from './figure.tsx';
import styles from './session-card.module.css';
import { gapText, spanText } from './stat-texts.ts';

const shortTime = shortTimeFormat();

/** The breaks between drinks, and Session Info (docs/spec-coverage.md §2.33, §2.34). */
export function SessionCard({ stats, nowMs }: { stats: SessionStats; nowMs: number }) {
  const { averageTimeBetweenDrinks: average, longestBreak, sessionStartTime, busiestHour } = stats;
  return (
    <Card className={styles.card}>
      <div className={styles.breaks}>
        <section>
          <h2>{messages.averageBetweenDrinks}</h2>
          <p className="display">
            <Figure>{gapText(average)}</Figure>
            {average !== null && <span className={styles.caption}> {messages.rounded}</span>}
          </p>
        </section>
        <section>
          <h2>{messages.longestBreak}</h2>
          <p className="display">
            <Figure>{spanText(longestBreak)}</Figure>
          </p>
        </section>
      </div>
      <section className={styles.session}>
        <h2 className="display">{messages.sessionInfo}</h2>
        <FactList
          facts={{
            [messages.duration]: spanText(nowMs - sessionStartTime),
            [messages.started]: shortTime(sessionStartTime),
            [messages.peakTime]: busiestHour === null ? null : messages.hourOfDay(busiestHour),
          }}
        />
      </section>
    </Card>
  );
}
