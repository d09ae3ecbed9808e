import { oneDecimal } from '#messages/forms.ts';
import * as messages from '#messages/stats.ts';
import { leastHoursAt } from '../../../domain/leaderboard/standings.ts';
import { countNamed, type NamedCount } from '../../../domain/menu/known-menu.ts';
import { waterRatio } from '../../../domain/stats/hydration.ts';
import { type SessionStats, statsOf } from '../../../domain/stats/session-stats.ts';
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
import { EmptyEvening, EmptyNumbers } from './empty-evening.tsx';
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
  const isEmpty = stats.totalDrinks === 0;
  // If no alcohol is offered, there is nothing with which to compare.
  const saysAlcohol = !celebration?.withoutAlcohol || stats.alcoholicDrinks > 0;
  const isOver = celebration?.state === 'over';
  const timeline = timelineOf(session, nowMs, phoneClockOffset, celebration !== null, names);
  const timelineBlock = <TimelineBlock timeline={timeline} names={names} />;
  return (
    <Page className={styles.screen} data-empty={isEmpty || undefined}>
      <SideColumn className={styles.glance}>
        <ScreenHeading className={styles.heading}>{messages.yourStats}</ScreenHeading>
        {isEmpty ? (
          <EmptyEvening isOver={isOver} />
        ) : (
          <>
            <TotalNumbers stats={stats} saysAlcohol={saysAlcohol} />
            {timeline.isWhole && <EveningHills timeline={timeline} busiestHour={stats.busiestHour} />}
          </>
        )}
      </SideColumn>
      {(saysAlcohol || isEmpty) && (
        <div className={styles.parts}>
          {isEmpty ? (
            <EmptyNumbers stats={stats} nowMs={nowMs} saysAlcohol={saysAlcohol} isOver={isOver}>
              {timelineBlock}
            </EmptyNumbers>
          ) : (
            <HydrationCard stats={stats} isOpen={celebration === null} isOver={isOver} />
          )}
        </div>
      )}
      {!isEmpty && (
        <div className={classNames(styles.parts, styles.wide)}>
          <SessionCard stats={stats} nowMs={nowMs} />
          <Card className={styles.blocks}>
            <Spirits counts={stats.alcoholsByType} />
            {timelineBlock}
          </Card>
        </div>
      )}
      <div className={classNames(styles.parts, styles.pairs)}>
        {!isEmpty && <Breakdown stats={stats} named={named} />}
        <TodaysDrinks drinks={session.drinks} nowMs={nowMs} />
        {!isEmpty && <FunFactsCard stats={stats} isOpen={celebration === null} named={named} />}
        {settings && <settings.GettingHomeCard />}
        {!isEmpty && (
          <div className={styles.end}>
            <Mark />
          </div>
        )}
      </div>
      <BackBar onBack={onBack} />
    </Page>
  );
}

function Spirits({ counts }: { counts: SessionStats['alcoholsByType'] }) {
  if (Object.values(counts).every((count) => count === 0)) return null;
  return (
    <TitledBlock title={messages.alcoholTypes}>
      <SpiritChips counts={counts} />
    </TitledBlock>
  );
}

/** The counts of each drink, and of water beside alcohol (docs/spec-coverage.md §2.37, §2.39). */
function Breakdown({ stats, named }: { stats: SessionStats; named: readonly NamedCount[] }) {
  const { alcoholicDrinks, waterBottles, drinksByType } = stats;
  const ratio = waterRatio(waterBottles, alcoholicDrinks);
  return (
    <Card className={styles.blocks}>
      <TitledBlock title={messages.drinkBreakdown}>
        <DrinkBars counts={drinksByType} named={named} />
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
  );
}
