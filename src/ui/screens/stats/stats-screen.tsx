import { drinkNames, spiritNames } from '#messages/menu.ts';
import * as messages from '#messages/stats.ts';
import { oneDecimal } from '#messages/views.ts';
import { DRINK_MENU, SPIRITS } from '../../../domain/drink-menu.ts';
import { waterRatio } from '../../../domain/stats/hydration.ts';
import { statsOf } from '../../../domain/stats/session-stats.ts';
import { timelineOf } from '../../../domain/stats/timeline.ts';
import { usePhone } from '../../clink-context.tsx';
import { BackBar } from '../../components/back-bar.tsx';
import { Page } from '../../components/page.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { phoneClockOffset } from '../../phone-clock.ts';
import { shortTimeFormat } from '../../short-time.ts';
import { CountList } from './count-list.tsx';
import { FactList } from './fact-list.tsx';
import { FunFactsCard } from './fun-facts-card.tsx';
import { HydrationCard } from './hydration-card.tsx';
import { NumberCard } from './number-card.tsx';
import { gapText, rateText, spanText } from './stat-texts.ts';
import styles from './stats-screen.module.css';
import { TimelineCard } from './timeline/timeline-card.tsx';
import { TitledCard } from './titled-card.tsx';
import { TodaysDrinks } from './todays-drinks.tsx';
import { useNow } from './use-now.ts';

const shortTime = shortTimeFormat();

/** 'Your Stats' (docs/spec-coverage.md §2.30 to §2.40): the main numbers first, details below. */
export function StatsScreen({ onBack }: { onBack(): void }) {
  const session = usePhone((phone) => phone.session);
  const nowMs = useNow(session);
  const stats = statsOf(session, nowMs, phoneClockOffset);
  const { totalDrinks, alcoholicDrinks, waterBottles, alcoholsByType, drinksByType } = stats;
  const ratio = waterRatio(waterBottles, alcoholicDrinks);
  const hasSpirits = Object.values(alcoholsByType).some((count) => count > 0);
  return (
    <Page>
      <ScreenHeading className={styles.heading}>{messages.yourStats}</ScreenHeading>
      <div className={styles.cards}>
        <div className={styles.pair}>
          <NumberCard size="large" title={messages.totalDrinks} value={String(totalDrinks)} />
          <NumberCard size="large" title={messages.perHour} value={rateText(stats.drinksPerHour)} />
        </div>
        <HydrationCard stats={stats} />
        <div className={styles.pair}>
          <NumberCard
            size="small"
            title={messages.averageBetweenDrinks}
            value={gapText(stats.averageTimeBetweenDrinks)}
          />
          <NumberCard size="small" title={messages.longestBreak} value={spanText(stats.longestBreak)} />
        </div>
        <TitledCard title={messages.sessionInfo}>
          <FactList
            facts={{
              [messages.duration]: spanText(nowMs - session.sessionStart),
              [messages.started]: shortTime(session.sessionStart),
              [messages.peakTime]: stats.busiestHour === null ? null : messages.hourOfDay(stats.busiestHour),
            }}
          />
        </TitledCard>
        {hasSpirits && (
          <TitledCard title={messages.alcoholTypes}>
            <CountList menu={SPIRITS} names={spiritNames} counts={alcoholsByType} />
          </TitledCard>
        )}
        <TimelineCard timeline={timelineOf(session, nowMs, phoneClockOffset)} />
        <TitledCard title={messages.drinkBreakdown}>
          {totalDrinks > 0 ? (
            <CountList menu={DRINK_MENU} names={drinkNames} counts={drinksByType} />
          ) : (
            <p className={styles.none}>{messages.noDrinksYet}</p>
          )}
        </TitledCard>
        {ratio !== null && (
          <TitledCard title={messages.hydrationDetails}>
            <FactList
              facts={{
                [messages.waterBottles]: waterBottles,
                [messages.alcoholicDrinks]: alcoholicDrinks,
                [messages.waterRatio]: oneDecimal(ratio),
              }}
            />
          </TitledCard>
        )}
        <FunFactsCard stats={stats} />
        <TodaysDrinks drinks={session.drinks} nowMs={nowMs} />
      </div>
      <BackBar onBack={onBack} />
    </Page>
  );
}
