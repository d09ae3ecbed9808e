import type { ReactNode } from 'react';
import { oneDecimal } from '#messages/forms.ts';
import * as messages from '#messages/stats.ts';
import { notAvailable } from '#messages/views.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import type { SessionStats } from '../../../domain/stats/session-stats.ts';
import { hoursAndMinutes, nearestMinutes } from '../../../domain/stats/spans.ts';
import { Card } from '../../components/card.tsx';
import { eveningTime } from '../../time/short-time.ts';
import { FactList, Figure } from './fact-list.tsx';
import styles from './session-numbers.module.css';

/**
 * Session Info, and the breaks between drinks (docs/spec-coverage.md §2.33, §2.34). Before the first drink, Total Drinks
 * and Per Hour are here too.
 */
export function SessionCard({ stats, nowMs }: { stats: SessionStats; nowMs: number }) {
  const { averageTimeBetweenDrinks: average, longestBreak } = stats;
  return (
    <Card className={styles.card}>
      <SessionInfo stats={stats} nowMs={nowMs} />
      {stats.totalDrinks === 0 && (
        <div className={styles.pair}>
          <Part name={messages.totalDrinks} value="0" />
          <Part name={messages.perHour} value={rateText(stats.drinksPerHour)} />
        </div>
      )}
      <div className={styles.pair}>
        <Part name={messages.averageBetweenDrinks} value={gapText(average)}>
          {isAboveLongest(stats) && <span className={styles.caption}> {messages.rounded}</span>}
        </Part>
        <Part name={messages.longestBreak} value={spanText(longestBreak)} />
      </div>
    </Card>
  );
}

function Part({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <p className="display">
        <Figure>{value}</Figure>
        {children}
      </p>
    </section>
  );
}

interface SessionInfoProps {
  stats: SessionStats;
  nowMs: number;
}

function SessionInfo({ stats: { sessionStartTime, busiestHour }, nowMs }: SessionInfoProps) {
  return (
    <section className={styles.info}>
      <h2 className="display">{messages.sessionInfo}</h2>
      <FactList
        facts={{
          [messages.duration]: spanText(nowMs - sessionStartTime),
          [messages.started]: eveningTime(sessionStartTime),
          [messages.peakTime]: busiestHour === null ? null : messages.hourOfDay(busiestHour),
        }}
      />
    </section>
  );
}

/**
 * The average is in whole minutes, so it can be above the longest break, which is rounded down. Then the average is
 * marked as rounded.
 */
function isAboveLongest({ averageTimeBetweenDrinks: average, longestBreak }: SessionStats): boolean {
  const minutes = nearestMinutes(average);
  return minutes !== null && longestBreak !== null && minutes * MINUTE_MS > longestBreak;
}

/** Avg. Between Drinks: 'Nmin', or 'N/A' (docs/spec-coverage.md §9.17). */
export function gapText(spanMs: number | null): string {
  const minutes = nearestMinutes(spanMs);
  return minutes === null ? notAvailable : messages.gap(minutes);
}

/** Longest Break and Duration: 'Xh Ym' or 'Ym', or 'N/A' (docs/spec-coverage.md §9.18). */
export function spanText(spanMs: number | null): string {
  const whole = hoursAndMinutes(spanMs);
  return whole === null ? notAvailable : messages.span(whole);
}

/** Per Hour: one decimal, '0' if not positive (docs/spec-coverage.md §9.14). */
export function rateText(perHour: number): string {
  return Number.isFinite(perHour) && perHour > 0 ? oneDecimal(perHour) : '0';
}

/** A rate of up to this many characters fits at its full size. */
const FITTING_LENGTH = 4;

/**
 * Total Drinks and Per Hour, the numbers that guests look for first (docs/spec-coverage.md §2.31). `saysAlcohol`: it
 * also says how many drinks had alcohol.
 */
export function TotalNumbers({ stats, saysAlcohol }: { stats: SessionStats; saysAlcohol: boolean }) {
  const { totalDrinks, alcoholicDrinks, nonAlcoholicDrinks } = stats;
  const rate = rateText(stats.drinksPerHour);
  return (
    <div className={styles.numbers}>
      <section className={styles.whole}>
        <h2>{messages.totalDrinks}</h2>
        <p className={`display ${styles.total}`}>{totalDrinks}</p>
        {saysAlcohol && (
          <p className={styles.totalNumbersCaption}>{messages.withAndWithout(alcoholicDrinks, nonAlcoholicDrinks)}</p>
        )}
      </section>
      <section className={styles.side}>
        <h2>{messages.perHour}</h2>
        <p className={`display ${styles.rate}`} data-long={rate.length > FITTING_LENGTH || undefined}>
          {rate}
        </p>
      </section>
    </div>
  );
}
