import { DRINK_MENU, SPIRITS } from '../../../domain/drink-menu.ts';
import { waterRatioText } from '../../../domain/stats/hydration.ts';
import { statsOf } from '../../../domain/stats/session-stats.ts';
import { averageGapText, durationText, perHourText, shortTimeFormat } from '../../../domain/stats/stats-format.ts';
import { timelineOf } from '../../../domain/stats/timeline.ts';
import { usePhone } from '../../clink-context.tsx';
import { BackBar } from '../../components/back-bar.tsx';
import { Page } from '../../components/page.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { phoneClockOffset } from '../../phone-clock.ts';
import { CountList } from './count-list.tsx';
import { FactList } from './fact-list.tsx';
import { FunFactsCard } from './fun-facts-card.tsx';
import { HydrationCard } from './hydration-card.tsx';
import { NumberCard } from './number-card.tsx';
import styles from './stats-screen.module.css';
import { TimelineCard } from './timeline/timeline-card.tsx';
import { TitledCard } from './titled-card.tsx';
import { TodaysDrinks } from './todays-drinks.tsx';
import { useNow } from './use-now.ts';

const shortTime = shortTimeFormat();

/** 'Your Stats' (spec §2, Stats screen): a glance first, details below. */
export function StatsScreen({ onBack }: { onBack(): void }) {
  const session = usePhone((phone) => phone.session);
  const nowMs = useNow(session);
  const stats = statsOf(session, nowMs, phoneClockOffset);
  const { totalDrinks, alcoholicDrinks, waterBottles, alcoholsByType, drinksByType } = stats;
  const hasSpirits = Object.values(alcoholsByType).some((count) => count > 0);
  return (
    <Page>
      <ScreenHeading className={styles.heading}>Your Stats</ScreenHeading>
      <div className={styles.cards}>
        <div className={styles.pair}>
          <NumberCard size="large" title="Total Drinks" value={String(totalDrinks)} />
          <NumberCard size="large" title="Per Hour" value={perHourText(stats.drinksPerHour)} />
        </div>
        <HydrationCard stats={stats} />
        <div className={styles.pair}>
          <NumberCard size="small" title="Avg. Between Drinks" value={averageGapText(stats.averageTimeBetweenDrinks)} />
          <NumberCard size="small" title="Longest Break" value={durationText(stats.longestBreak)} />
        </div>
        <TitledCard title="Session Info">
          <FactList
            facts={{
              Duration: durationText(nowMs - session.sessionStart),
              Started: shortTime(session.sessionStart),
              'Peak time': stats.busiestHour,
            }}
          />
        </TitledCard>
        {hasSpirits && (
          <TitledCard title="Alcohol Types">
            <CountList menu={SPIRITS} counts={alcoholsByType} />
          </TitledCard>
        )}
        <TimelineCard timeline={timelineOf(session, nowMs, phoneClockOffset)} />
        <TitledCard title="Drink Breakdown">
          {totalDrinks > 0 ? (
            <CountList menu={DRINK_MENU} counts={drinksByType} />
          ) : (
            <p className={styles.none}>No drinks recorded yet. Start celebrating!</p>
          )}
        </TitledCard>
        {alcoholicDrinks > 0 && (
          <TitledCard title="Hydration Details">
            <FactList
              facts={{
                'Water bottles': waterBottles,
                'Alcoholic drinks': alcoholicDrinks,
                'Water ratio': waterRatioText(waterBottles, alcoholicDrinks),
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
