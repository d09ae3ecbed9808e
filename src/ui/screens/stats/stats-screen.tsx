import { oneDecimal } from '#messages/forms.ts';
import * as messages from '#messages/stats.ts';
import { leastHoursAt } from '../../../domain/leaderboard/standings.ts';
import { countNamed } from '../../../domain/menu/known-menu.ts';
import { waterRatio } from '../../../domain/stats/hydration.ts';
import { statsOf } from '../../../domain/stats/session-stats.ts';
import { timelineOf } from '../../../domain/stats/timeline.ts';
import { Card } from '../../components/card.tsx';
import { Mark } from '../../components/drawings/rings.tsx';
import { ScreenHeading, usePageTitle } from '../../components/screen-heading.tsx';
import { useNamedDrinks } from '../../drinks/use-named-drinks.ts';
import { usePhone } from '../../guest/clink-context.tsx';
import { useSettings } from '../../later/use-settings.tsx';
import { classNames } from '../../look/class-names.ts';
import { phoneClockOffset, useNow } from '../../time/use-now.ts';
import { BackBar } from '../frame/back-bar.tsx';
import { Page, SideColumn } from '../frame/page.tsx';
import { TitledBlock } from '../frame/titled-block.tsx';
import { FactList } from './fact-list.tsx';
import { FunFactsCard } from './fun-facts-card.tsx';
import { HydrationCard } from './hydration-card.tsx';
import { DrinkBars, SpiritChips } from './menu-counts.tsx';
import { SessionCard, TotalNumbers } from './session-numbers.tsx';
import styles from './stats-screen.module.css';
import { EveningHills } from './timeline/evening-hills.tsx';
import { TimelineBlock } from './timeline/timeline-block.tsx';
import { TodaysDrinks } from './todays-drinks.tsx';

/** 'Your Stats' (docs/spec-coverage.md §2.30 to §2.40): the main numbers first, details below. */
export function StatsScreen({ onBack }: { onBack(): void }) {
  usePageTitle(messages.yourStats);
  const settings = useSettings();
  const session = usePhone((phone) => phone.session);
  const nowMs = useNow(session);
  const names = useNamedDrinks();
  const named = countNamed(session.drinks, names);
  const celebration = usePhone((phone) => phone.celebration);
  const stats = statsOf(session, nowMs, phoneClockOffset, leastHoursAt(celebration === null));
  const { totalDrinks, alcoholicDrinks, waterBottles, alcoholsByType, drinksByType } = stats;
  // If no alcohol is offered, there is nothing with which to compare.
  const saysAlcohol = !celebration?.withoutAlcohol || alcoholicDrinks > 0;
  const isOver = celebration?.state === 'over';
  const timeline = timelineOf(session, nowMs, phoneClockOffset, celebration !== null, names);
  const hasPicture = timeline.isWhole && totalDrinks > 0;
  const ratio = waterRatio(waterBottles, alcoholicDrinks);
  const hasSpirits = Object.values(alcoholsByType).some((count) => count > 0);
  return (
    <Page className={styles.screen}>
      <SideColumn className={styles.glance} data-pictured={hasPicture || undefined}>
        <ScreenHeading className={styles.heading}>{messages.yourStats}</ScreenHeading>
        <TotalNumbers stats={stats} saysAlcohol={saysAlcohol} />
        {hasPicture && <EveningHills timeline={timeline} busiestHour={stats.busiestHour} />}
      </SideColumn>
      {saysAlcohol && (
        <div className={styles.parts}>
          <HydrationCard stats={stats} isOpen={celebration === null} isOver={isOver} />
        </div>
      )}
      <div className={classNames(styles.parts, styles.wide)}>
        <SessionCard stats={stats} nowMs={nowMs} />
        <Card className={styles.blocks}>
          {hasSpirits && (
            <TitledBlock title={messages.alcoholTypes}>
              <SpiritChips counts={alcoholsByType} />
            </TitledBlock>
          )}
          <TimelineBlock timeline={timeline} names={names} busiestHour={stats.busiestHour} />
        </Card>
      </div>
      <div className={classNames(styles.parts, styles.pairs)}>
        <Card className={styles.blocks}>
          <TitledBlock title={messages.drinkBreakdown}>
            {totalDrinks > 0 ? (
              <DrinkBars counts={drinksByType} named={named} />
            ) : (
              <p className={styles.none}>{isOver ? messages.noDrinksAtAll : messages.noDrinksYet}</p>
            )}
          </TitledBlock>
          {ratio !== null && (
            <TitledBlock title={messages.hydrationDetails}>
              <FactList
                facts={{
                  [messages.waterBottles]: waterBottles,
                  [messages.alcoholicDrinks]: alcoholicDrinks,
                  [messages.waterRatio]: oneDecimal(ratio),
                }}
              />
            </TitledBlock>
          )}
        </Card>
        <TodaysDrinks drinks={session.drinks} nowMs={nowMs} />
        <FunFactsCard stats={stats} isOpen={celebration === null} isOver={isOver} named={named} />
        {settings && <settings.GettingHomeCard />}
        <div className={styles.end}>
          <Mark />
        </div>
      </div>
      <BackBar onBack={onBack} />
    </Page>
  );
}
