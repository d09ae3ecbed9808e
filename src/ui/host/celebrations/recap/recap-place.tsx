import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/recap.ts';
import type { Recap } from '../../../../domain/recap/recap.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useLoaded } from '../../acts/use-loaded.ts';
import { Trouble } from '../../notices/trouble.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { Pictured } from '../../shell/pictured.tsx';
import { dayTogether } from '../../time/times.ts';
import { NamesAndDay } from '../parts/names-and-day.tsx';
import { useHosted, useParty, useServerNow, useTimes } from '../room/hosted.tsx';
import { BlankPoster } from './blank-poster.tsx';
import { FiguresCard } from './figures-card.tsx';
import { KindsCard } from './kinds-card.tsx';
import { PosterCard } from './poster/poster-card.tsx';
import styles from './recap-place.module.css';
import { ShapeCard } from './shape-card.tsx';
import { TakeAlong } from './take-along.tsx';

/** The place that shows hosts the evening afterwards: the poster and its figures. */
export function RecapPlace() {
  const { calls, celebration, settings } = useHosted();
  const party = useParty('recap');
  // The recap is loaded again when the celebration ends.
  const loaded = useLoaded(calls.recap, { key: settings.state, keptAs: `recap of ${celebration.id}` });
  const recap = loaded.value;
  const isShown = recap?.isComplete && recap.guests !== 'few';
  return (
    <Desk title={places.recap} party={party} layout={isShown ? 'half' : 'fill'} under={<NamesAndDay />}>
      <Trouble of={loaded} />
      {isShown && <WholeRecap recap={recap} />}
      {recap && !isShown && <NoFigures recap={recap} />}
    </Desk>
  );
}

function WholeRecap({ recap }: { recap: Recap }) {
  return (
    <>
      <Column>
        <PosterCard recap={recap} />
        <TakeAlong />
      </Column>
      <Column>
        <FiguresCard recap={recap} />
        <p className={styles.source}>
          <span>{texts.loggedByGuests}</span> <span>{texts.realGlasses}</span>
        </p>
        <ShapeCard hours={recap.hours} />
        <KindsCard recap={recap} />
      </Column>
    </>
  );
}

/** Shown before the recap is complete, or if there were too few guests for figures. */
function NoFigures({ recap }: { recap: Recap }) {
  const { settings, view } = useHosted();
  const { moment } = useTimes();
  const nowMs = useServerNow(view.serverAheadMs);
  const readyAt = Date.parse(recap.readyAt);
  const isOver = settings.state === 'over';
  const isAddingUp = isOver && readyAt <= nowMs;
  if (recap.isComplete) {
    return (
      <EmptyState inLens={<Icon name="people" />} title={texts.tooFew}>
        {texts.tooFewLead}
      </EmptyState>
    );
  }
  return (
    <Pictured
      picture={<BlankPoster className={styles.blank} />}
      title={isOver ? texts.onItsWay : texts.notYet}
      lead={isAddingUp ? texts.addingUp : texts.readyAt(dayTogether(moment(readyAt)))}
    />
  );
}
